/** What numerology says of a life path among people. */
interface LifePathTexts {
  readonly love: string;
  readonly work: string;
  /** What becomes of the number where month, day and year are reduced before they are added. */
  readonly byParts: string;
}

export const lifePathTexts: Readonly<Record<number, LifePathTexts>> = {
  1: {
    love: 'A One in love asks on the first evening and means it. It likes a partner with a place to go back to, and reads a shared calendar as a treaty. What wins it is to be needed and not told so.',
    work: 'Books put it down for founding, for fieldwork, for any post that did not exist last year. Give it the result that is wanted and no method, and keep a chair for the colleague who will write down how it was done.',
    byParts:
      'Some books reduce month, day and year apart and then add the three. For a One nothing changes: by either sum it comes out alike.',
  },
  2: {
    love: 'Twos are said to marry late or very early, and in both cases because they were asked twice. They keep the peace for longer than it lasts. The quarrel in which they raise their voice deserves an ear; it was rehearsed for months.',
    work: 'Mediation, nursing, diplomacy, the second violin: wherever two have to become one. They stand last in the credits and first in everybody’s telephone. A title embarrasses them less than they say.',
    byParts:
      'Other handbooks first shorten month, day and year, and add what is left. They turn part of the Twos into a master number:',
  },
  3: {
    love: 'It woos by letter, by joke and by lending books. Silence at breakfast frightens it more than a scene does. Handbooks wish it a partner who laughs late but thoroughly, and who asks, some evenings, what the funny story was about.',
    work: 'Teaching, the stage, selling, the press: trades in which a word is paid by its effect. A Three is quickest in the first week of a project and on the last night. For the time between it needs an editor, in person or as a date.',
    byParts:
      'There is another school, which brings each part of a date down to one figure before it adds. It finds the same Threes.',
  },
  4: {
    love: 'Its declarations are repaired bicycles. A Four courts by turning up, every Tuesday, and has furnished the flat in its head by the second month. Who wants to hear the words may ask; they are there, and dry.',
    work: 'Surveying, bookkeeping, joinery, the upkeep of large systems. Its plans are kept and so are its receipts. Under a chief who improvises it suffers, and for the same chief it is the reason that the firm still stands.',
    byParts:
      'Where the three parts of a date are made small before they are joined, some of the Fours are spared the last step and stay a master number:',
  },
  5: {
    love: 'Promise a Five nothing for ever and it may stay for years. It wants to be shown the door, mostly in order not to use it. Long distance suits the number, as does a partner whose own suitcase is packed.',
    work: 'Reporting, trade, languages, the emergency ward: work that is different by noon. It learns a post in half the usual time and leaves it in half the usual time too. Contracts by project are the advice, with a friend to keep the papers.',
    byParts:
      'Numerologists who reduce the day, the month and the year one by one reach five with every date that is a Five here.',
  },
  6: {
    love: 'A household forms around it, at times without its doing. Sixes choose people who could do with a meal, and then wonder that they themselves are hungry. To be asked how they are is the shortest way to them, and the least used.',
    work: 'Care, schools, kitchens, interiors, and the one personnel office that people visit by choice. It leads a team like a table to which a chair can be added. The danger is to do for others the half that they ought to learn.',
    byParts: 'A second count, part by part, makes the rarest of the master numbers out of a few Sixes:',
  },
  7: {
    love: 'It takes a year to notice that it is being courted. After that it is faithful to a degree that surprises both, provided that one door in the house can be shut. Gossip bores it, and a question about its subject does not.',
    work: 'Research, archives, analysis, any trade with a loupe. A Seven reads the instructions to the end and finds the mistake in them. It ought to hand things in before they are perfect, and hardly ever does.',
    byParts:
      'Month, day and year may also be brought down separately. Sevens stay Sevens then, because that method only moves the master numbers and those they reduce to.',
  },
  8: {
    love: 'An Eight shows love by solving it. It pays, arranges, defends, and has to be told that there was no attack. The partner whom books give it can say no with a calm face and has, as a rule, more friends.',
    work: 'Management, building, the large kitchen in the evening. The number is supposed to see at a glance which rope carries the load. What it delegates it checks, once more than needed; when it fails, the town hears of it.',
    byParts: 'Two schools of adding exist. They quarrel over master numbers and agree on each Eight.',
  },
  9: {
    love: 'Nines love mankind and, with more effort, one member of it. They are still friends with everyone they ever left. The person beside them shares them with causes, cousins and a stranger from the train, and is thanked in moving words.',
    work: 'Hospitals abroad, teaching, the arts, foundations: places where the payslip is not the point. It takes over what is ending and ends it decently. To compete is nothing for it, since it would rather let the other win.',
    byParts:
      'Whether the whole date is added, or each part is shortened first, a Nine remains one: it is the number that vanishes in sums of digits.',
  },
  11: {
    love: 'With an Eleven one is understood before the sentence ends, which is lovely until it is not. It collects moods as wool collects burrs. Plain words, early nights and somebody of even temper are what the books prescribe.',
    work: 'Music, counsel, design, invention: things in which a hunch can be tried out. A deadline two weeks off is good for it and one tomorrow is not. In a team it says that something is wrong a month before the figures do.',
    byParts:
      'Not all handbooks agree on these dates. In those that reduce the three parts first, some lose their second one:',
  },
  22: {
    love: 'It plans a life for two with drawings. The other half of a Twenty-two moves house for a bridge, a clinic or a school, and is consulted on everything but the scale. A holiday without a purpose is the kindest present.',
    work: 'Engineering, town planning, the founding of institutions. It is given long projects, many hands and a budget that others find indecent. When it is tired it falls back to the tidy desk of the Four, and people like it there.',
    byParts:
      'Counted by parts, as one more school does it, such dates may give up their rank and become plain builders:',
  },
  33: {
    love: 'As the path is not reached by our sum, what the books say of its loves is said of no one we could count: that it gives without keeping a list, and must be forbidden to nurse the people it meets.',
    work: 'They would send it to teaching, to healing, and to the care of those who teach and heal. The two digits make six, so a Six who likes the portrait may borrow it.',
    byParts:
      'By the other way, which reduces month, day and year and adds them afterwards, it does come out. For our sum these birth dates are Sixes:',
  },
};
