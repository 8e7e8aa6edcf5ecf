import type { TenGodId } from '@org/zodiac-core/pillars';

/** The five pairs of the ten gods: what a stem is to the day master by element alone. */
export type { TenGodGroup } from '../ten-gods-of-elements.ts';

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
    outside: 'a peer: people meet {aSign} and treat you at once as one of themselves, {kind} or not',
    atWork:
      'a colleague of equal rank: the {sign} works best beside [somebody who could do the same job, and worst beneath somebody who could not|one who knows the job, and worst beneath one who does not|a person of the same skill, and worst beneath one without it]',
    task: '[The season is of your own kind, so {aSign} borrows no strength|The season is kin to you, and {aSign} needs no loan of strength|Season and {sign} are of one kind, and strength is at home]. In {month} work that rests on two hands and carries the {kind}’s name [wears|lasts|pays] best. Partners are [welcome|useful|fine]; a patron is [more than you need|one too many|a luxury].',
    beside:
      'an equal, [who would have been the {sign}’s friend in any case|a friend of the {sign}’s before anything else|whom the {sign} would have had for a friend]',
    ahead:
      'a companion on the road: [what the {sign} plans for later, it plans with people of its own age|later plans are made with people of the {sign}’s own age|the {sign} will make its later plans with friends as old as itself]',
  },
  'rob-wealth': {
    outside: 'a sparring partner: people who meet the {kind} sit up straighter, and enjoy it',
    atWork:
      'a rival at the next desk: competition [wakes the {sign} up|keeps the {sign} awake|does the {sign} good], and [it pays to settle beforehand whose customer is whose|whose customer is whose is best settled first|shares are best agreed beforehand]',
    task: '[The season is kin to you, and somewhat pushy|The season is a cousin with elbows|Your kin has the season and pushes a little]. In {month} [brisk, shared undertakings|shared and brisk undertakings|quick undertakings in company] [bring|will bring|can bring] the {kind} out: [crews, kitchens|kitchens, crews], young firms, teams with a [scoreboard|league]. [Agree on|Settle|Fix] the shares first, and the rest is [sport|play|fun].',
    beside: 'an opponent for {aSign}’s long game, who plays to win and laughs when losing',
    ahead:
      'a crowd at the starting line: the {sign}’s later plans [have other people’s elbows in them, and it likes that|have rivals in them, to its pleasure|are made among elbows, as it likes them]',
  },
  'eating-god': {
    outside:
      'ease: around this {sign} the conversation grows comfortable, and before long the {kind} has found food',
    atWork:
      'the cook who tastes as he goes: {aSign} that [produces steadily, so long as nobody stands behind its chair|turns out good work while nobody looks over its shoulder|makes one thing after another if it is left alone]',
    task: 'The season draws something [gently out of the {sign}|out of the {sign} with a light hand|from the {sign} without haste]. In {month} {aSign} is asked to make: [meals, code, songs|songs, meals, code|code, songs, meals], patient explanations. What [leaves|comes from] your hands is your [currency|coin], and a day [without any of it|without it] makes the {kind} [oddly|strangely] cross by [six|five|seven] o’clock.',
    beside: 'good company at the {sign}’s table, and [nobody in a hurry|no hurry|time for it]',
    ahead:
      'something the {sign} makes at leisure: a garden, a book, the {kind}’s recipe, improved for thirty years',
  },
  'hurting-officer': {
    outside: 'wit: people remember the {sign}’s sentence and repeat it without your name',
    atWork:
      'the clever clerk who has found the mistake: the {sign} [improves what it criticizes, provided that it brings the second half of the sentence too|makes better what it faults, if it finishes the sentence|finds the fault, and is loved when it brings the remedy]',
    task: 'The season [draws the {sign} out with a flourish|brings the {sign} on stage|makes the {sign} speak up]. In {month} the {kind} is asked to [say|put|phrase] it better than it was [said|done] before: [design, debate|debate, design], repair, performance. Give the talent [a date and an editor|an editor and a date], and it stops [picking|scratching|gnawing] at the furniture.',
    beside: 'an audience that answers back, quick enough for {aSign}’s jokes',
    ahead:
      'a speech still to be given: the {sign}’s later plans contain what a younger {sign} was told not to say',
  },
  'indirect-wealth': {
    outside:
      'an open hand: whoever meets the {kind} is offered an introduction, a lift or half of {aSign}’s supper',
    atWork:
      'the trader with a tent: the {sign} [sees openings early, shares gladly, and prefers five small irons in the fire to one large one|is early at every opening, shares, and would rather have five small trades than one|sees chances, shares them, and keeps five going at once]',
    task: 'The season lies before the {sign} like [a market|market day|a row of stalls]. In {month} the {kind} is asked to [move things between people|bring things from one to another|carry things across]: [goods, contacts, chances|chances, goods, contacts|contacts, chances, goods]. You get on by [breadth|range|variety], and an address book [serves|helps] {aSign} [better|more] than a [certificate|diploma|degree].',
    beside:
      'somebody generous, as restless as the {sign}, with [friends in several towns|a friend in every town|addresses in several towns]',
    ahead: 'a venture: the {sign}’s later plans have a boat or a second address in them',
  },
  'direct-wealth': {
    outside: 'reliability in small sums: people would leave the {kind} their keys',
    atWork:
      'the keeper of the books: {aSign} that [likes to see what an hour brought in, and is trusted with the key of the till|wants to see the worth of an hour, and is given the key of the till|knows what an hour brings, and holds the key]',
    task: 'The season [lies before you like a field, {sign}, with your name on the gate|is a field, {sign}, and your name is on its gate|has given you, {sign}, a field with a gate]. In {month} you are asked [to tend and to count|to count and to tend]. [Regular|Steady|Even] effort serves the {kind} [better|longer] than brilliance, and you [enjoy|like] the ledger more than you [let on|say|admit].',
    beside: 'a practical person who keeps house with {aSign} rather than for one',
    ahead: 'a store filled slowly: the {sign}’s later plans are paid for before they begin',
  },
  'seven-killings': {
    outside: 'nerve: people lower their voices near the {kind}, and ask {aSign}’s opinion when it is late',
    atWork:
      'the captain in rough water: the {sign} takes hold when things are [late and loud, and grows restless in harbor|loud and late, and is bored in harbor|at their worst, and fidgets in harbor]',
    task: 'The season [leans on the {sign}, which pushes back|pushes the {sign}, and is pushed|weighs on the {sign}, which does not give]. In {month} the {kind} is asked for nerve: [close deadlines, competition|competition, close deadlines], command. Calm is a [skill|craft|thing] that {aSign} had to learn, which is why yours [holds|lasts] when [other people’s|that of others] runs out.',
    beside: 'somebody with a will as strong as the {sign}’s, who is not impressed',
    ahead: 'a steep path: the {sign}’s later plans look like hard work to others and to {aSign} like air',
  },
  'direct-officer': {
    outside: 'good standing: people assume that this {sign} is in charge of something',
    atWork:
      'the official with a clear desk: [titles and fair procedure|fair procedure and titles|rank and rules] suit this {sign}, [which would rather be appointed than cheered|and an appointment pleases it more than cheers|to whom an appointment means more than applause]',
    task: 'The season [hands the {sign} rules, and it does well by them|gives the {sign} rules that suit it|sets the {sign} a frame, and it fits]. In {month} the {kind} is asked to be [reliable in public|relied upon in public|dependable before others]: [an office, a profession|a profession, an office], a seat on the [committee|board|council]. What {aSign} like you [signs|promises] is taken [as settled|for done].',
    beside: 'somebody steady, with whom the {sign}’s promise is a date in the diary',
    ahead: 'a position: the {sign}’s later plans have a title on the door and a key to give back',
  },
  'indirect-resource': {
    outside: 'a closed book with an interesting spine: what, people wonder, does {aSign} like this one read',
    atWork:
      'the scholar of odd subjects: the {sign} learns sideways, [from manuals and footnotes|from footnotes and manuals|by reading what nobody reads], and [solves one trade’s problem with another’s tool|takes the tool of one trade to another|answers one trade out of another’s book]',
    task: 'The season feeds the {sign} [by the back door|from an odd larder|on the quiet]. In {month} the {kind} is asked to know what few [people|others] know: [a rare craft, an odd archive|an odd archive, a rare craft], a method of your own. Solitude, {sign}, is [working time|time at work], and [deserves|needs|earns] an entry in the diary.',
    beside: 'somebody with a world of their own, who lets {aSign} have one',
    ahead: 'a study with the door shut: the {sign}’s later plans need fewer people than most',
  },
  'direct-resource': {
    outside: 'good schooling: somebody, people feel, brought the {kind} up with care',
    atWork:
      'the good teacher: the {sign} [learned it properly, and hands it on with the sources attached|was well taught, and teaches with its sources open|knows where it has it from, and says so]',
    task: 'The season feeds the {sign} [well|generously|with both hands]. In {month} the {kind} is asked to learn [thoroughly|properly|in depth] and to [look after|care for|keep up] what you have [learned|taken in]: [teaching, care|care, teaching], scholarship, [whatever|anything that] has a library or a grandmother in it.',
    beside: 'somebody kind and well read, who asks whether the {sign} has eaten',
    ahead: 'a bookcase and a spare room: somebody is to be taught what the {sign} knows',
  },
};
