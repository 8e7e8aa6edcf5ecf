import type { TenGodId } from '@org/zodiac-core/pillars';

/** The five pairs of the ten gods: what a stem is to the day master by element alone. */
export type TenGodGroup = 'companions' | 'output' | 'wealth' | 'officers' | 'resources';

interface TenGodReading {
  /** In the stem of the year: what others see first. Continues “… is …”. */
  readonly outside: string;
  /** In the stem of the month: what shows at work. */
  readonly atWork: string;
  /** As the main stem of the month’s branch: what the season asks for. */
  readonly task: string;
  /** As the main stem of the day’s branch: what is looked for in a partner. */
  readonly beside: string;
  /** In the stem of the hour: what the later plans are like. */
  readonly ahead: string;
}

/** Texts about the ten gods by the place where they stand. */
export const tenGodReadings: Readonly<Record<TenGodId, TenGodReading>> = {
  companion: {
    outside: 'a peer: people who meet you for the first time treat you as one of themselves and tell you so',
    atWork:
      'a colleague of equal rank: you work best beside somebody who could do your job, and worst beneath somebody who could not',
    task: 'The season is of your own kind, so your strength is not borrowed. In {month} work that rests on your own two hands and carries your own name [wears|lasts|pays] best. Partners are [welcome|useful|fine]; a patron is [more than you need|one too many|a luxury].',
    beside: 'an equal, somebody who would have been your friend in any case',
    ahead: 'a companion on the road: what you plan for later, you plan with people of your own age',
  },
  'rob-wealth': {
    outside: 'a sparring partner: people who meet you sit up straighter, and enjoy it',
    atWork:
      'a rival at the next desk: competition wakes you up, and you gain by settling beforehand whose customer is whose',
    task: 'The season is kin to you, and somewhat pushy. In {month} brisk, shared, physical undertakings bring you out: [crews, kitchens|kitchens, crews], young firms, teams with a [scoreboard|league]. [Agree on|Settle|Fix] the shares first, and the rest is [sport|play|fun].',
    beside: 'an opponent for the long game, who plays to win and laughs when losing',
    ahead:
      'a crowd at the starting line: your later plans have other people’s elbows in them, and you like it so',
  },
  'eating-god': {
    outside:
      'ease: people who meet you find that the conversation has become comfortable and that there is food',
    atWork:
      'the cook who tastes as he goes: you produce steadily and cheerfully so long as nobody stands behind the chair',
    task: 'The season draws something out of you, gently. In {month} you are asked to make: [meals, code, songs|songs, meals, code|code, songs, meals], patient explanations. What [leaves|comes from] your hands is your [currency|coin], and a day [without any of it|without it] makes you [oddly|strangely] cross by [six|five|seven] o’clock.',
    beside: 'good company at table, and a person who is not in a hurry',
    ahead: 'something being made at leisure: a garden, a book, a recipe improved for thirty years',
  },
  'hurting-officer': {
    outside: 'wit: people who meet you remember the sentence and repeat it without your name',
    atWork:
      'the clever clerk who has found the mistake in the rules: you improve what you criticise, provided that you bring the second half of the sentence too',
    task: 'The season draws you out with a flourish. In {month} you are asked to say it better than it was [said|done] before: [design, debate|debate, design], repair, performance. Give the talent [a date and an editor|an editor and a date], and it stops [picking|scratching|gnawing] at the furniture.',
    beside: 'an audience that answers back, quick enough to finish your jokes',
    ahead:
      'a speech still to be given: your later plans contain the thing that you were once told not to say',
  },
  'indirect-wealth': {
    outside:
      'an open hand: people who meet you are offered an introduction, a lift or half of what you are eating',
    atWork:
      'the trader with a tent: you see openings early, share gladly, and prefer five small irons in the fire to one large one',
    task: 'The season lies before you like a market. In {month} you are asked to move things between people: [goods, contacts, chances|chances, goods, contacts|contacts, chances, goods]. You get on by [breadth|range|variety], and an address book [serves|helps] you [better|more] than a [certificate|diploma|degree].',
    beside: 'somebody generous and a little restless, with friends in several towns',
    ahead: 'a venture: your later plans have a shop sign, a boat or a second address in them',
  },
  'direct-wealth': {
    outside: 'reliability in small sums: people who meet you would leave you their keys',
    atWork:
      'the keeper of the books: you like to see what an hour brought in, and are trusted with the key of the till',
    task: 'The season lies before you like a field with your name on the gate. In {month} you are asked [to tend and to count|to count and to tend]. [Regular|Steady|Even] effort serves you [better|longer] than brilliance, and you [enjoy|like] the ledger more than you [let on|say|admit].',
    beside: 'a practical person who keeps house with you rather than for you',
    ahead: 'a store filled slowly: your later plans are paid for before they begin',
  },
  'seven-killings': {
    outside: 'nerve: people who meet you lower their voices, and ask your opinion when it is late',
    atWork:
      'the captain in rough water: you take hold when things are late and loud, and grow restless in harbour',
    task: 'The season leans on you, and you push back. In {month} you are asked for nerve: [close deadlines, competition|competition, close deadlines], command. Calm is a [skill|craft|thing] that you had to learn, which is why yours [holds|lasts] when [other people’s|that of others] runs out.',
    beside: 'somebody with a will at least as strong as yours, who is not impressed',
    ahead: 'a steep path: your later plans look like hard work to everybody else and like air to you',
  },
  'direct-officer': {
    outside: 'good standing: people who meet you assume that you are in charge of something',
    atWork:
      'the official with a clear desk: titles, minutes and fair procedure suit you, and you would rather be appointed than cheered',
    task: 'The season hands you rules, and you do well by them. In {month} you are asked to be reliable in public: [an office, a profession|a profession, an office], a seat on the [committee|board|council]. What you [sign|promise] is taken [as settled|for done].',
    beside: 'somebody steady and respected, with whom a promise is a date in the diary',
    ahead: 'a position: your later plans have a title on the door and a key to give back in good order',
  },
  'indirect-resource': {
    outside: 'a closed book with an interesting spine: people who meet you want to know what you are reading',
    atWork:
      'the scholar of odd subjects: you learn sideways, from manuals and footnotes, and solve one trade’s problem with another trade’s tool',
    task: 'The season feeds you by the back door. In {month} you are asked to know what few [people|others] know: [a rare craft, an odd archive|an odd archive, a rare craft], a method of your own. Solitude is [working time|time at work], and [deserves|needs|earns] an entry in the diary.',
    beside: 'somebody with a world of their own, who lets you have yours',
    ahead: 'a study with the door shut: your later plans need fewer people than other plans do',
  },
  'direct-resource': {
    outside: 'good schooling: people who meet you feel that somebody brought you up with care',
    atWork: 'the good teacher: you learned it properly, and hand it on with the sources attached',
    task: 'The season feeds you well. In {month} you are asked to learn [thoroughly|properly] and to look after what you have [learned|taken in]: [teaching, care|care, teaching], scholarship, [whatever|anything that] has a library or a grandmother in it.',
    beside: 'somebody kind and well read, who remembers to ask whether you have eaten',
    ahead: 'a bookcase and a spare room: your later plans are to teach it to somebody',
  },
};
