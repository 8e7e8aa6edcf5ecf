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
    task: 'The season is of your own kind, so your strength is not borrowed. Work that rests on your own two hands and carries your own name wears best. Partners are welcome; a patron is more than you need.',
    beside: 'an equal, somebody who would have been your friend in any case',
    ahead: 'a companion on the road: what you plan for later, you plan with people of your own age',
  },
  'rob-wealth': {
    outside: 'a sparring partner: people who meet you sit up straighter, and enjoy it',
    atWork:
      'a rival at the next desk: competition wakes you up, and you gain by settling beforehand whose customer is whose',
    task: 'The season is kin to you, and somewhat pushy. Brisk, shared, physical undertakings bring you out: crews, kitchens, young firms, teams with a scoreboard. Agree on the shares first, and the rest is sport.',
    beside: 'an opponent for the long game, who plays to win and laughs when losing',
    ahead:
      'a crowd at the starting line: your later plans have other people’s elbows in them, and you like it so',
  },
  'eating-god': {
    outside:
      'ease: people who meet you find that the conversation has become comfortable and that there is food',
    atWork:
      'the cook who tastes as he goes: you produce steadily and cheerfully so long as nobody stands behind the chair',
    task: 'The season draws something out of you, gently. You are asked to make: meals, code, songs, patient explanations. What leaves your hands is your currency, and a day without any of it makes you oddly cross by six o’clock.',
    beside: 'good company at table, and a person who is not in a hurry',
    ahead: 'something being made at leisure: a garden, a book, a recipe improved for thirty years',
  },
  'hurting-officer': {
    outside: 'wit: people who meet you remember the sentence and repeat it without your name',
    atWork:
      'the clever clerk who has found the mistake in the rules: you improve what you criticise, provided that you bring the second half of the sentence too',
    task: 'The season draws you out with a flourish. You are asked to say it better than it was said before: design, debate, repair, performance. Give the talent a date and an editor, and it stops picking at the furniture.',
    beside: 'an audience that answers back, quick enough to finish your jokes',
    ahead:
      'a speech still to be given: your later plans contain the thing that you were once told not to say',
  },
  'indirect-wealth': {
    outside:
      'an open hand: people who meet you are offered an introduction, a lift or half of what you are eating',
    atWork:
      'the trader with a tent: you see openings early, share gladly, and prefer five small irons in the fire to one large one',
    task: 'The season lies before you like a market. You are asked to move things between people: goods, contacts, chances. You get on by breadth, and an address book serves you better than a certificate.',
    beside: 'somebody generous and a little restless, with friends in several towns',
    ahead: 'a venture: your later plans have a shop sign, a boat or a second address in them',
  },
  'direct-wealth': {
    outside: 'reliability in small sums: people who meet you would leave you their keys',
    atWork:
      'the keeper of the books: you like to see what an hour brought in, and are trusted with the key of the till',
    task: 'The season lies before you like a field with your name on the gate. You are asked to tend and to count. Regular effort serves you better than brilliance, and you enjoy the ledger more than you let on.',
    beside: 'a practical person who keeps house with you rather than for you',
    ahead: 'a store filled slowly: your later plans are paid for before they begin',
  },
  'seven-killings': {
    outside: 'nerve: people who meet you lower their voices, and ask your opinion when it is late',
    atWork:
      'the captain in rough water: you take hold when things are late and loud, and grow restless in harbour',
    task: 'The season leans on you, and you push back. You are asked for nerve: close deadlines, competition, command. Calm is a skill that you had to learn, which is why yours holds when other people’s runs out.',
    beside: 'somebody with a will at least as strong as yours, who is not impressed',
    ahead: 'a steep path: your later plans look like hard work to everybody else and like air to you',
  },
  'direct-officer': {
    outside: 'good standing: people who meet you assume that you are in charge of something',
    atWork:
      'the official with a clear desk: titles, minutes and fair procedure suit you, and you would rather be appointed than cheered',
    task: 'The season hands you rules, and you do well by them. You are asked to be reliable in public: an office, a profession, a seat on the committee. What you sign is taken as settled.',
    beside: 'somebody steady and respected, with whom a promise is a date in the diary',
    ahead: 'a position: your later plans have a title on the door and a key to give back in good order',
  },
  'indirect-resource': {
    outside: 'a closed book with an interesting spine: people who meet you want to know what you are reading',
    atWork:
      'the scholar of odd subjects: you learn sideways, from manuals and footnotes, and solve one trade’s problem with another trade’s tool',
    task: 'The season feeds you by the back door. You are asked to know what few people know: a rare craft, an odd archive, a method of your own. Solitude is working time, and deserves an entry in the diary.',
    beside: 'somebody with a world of their own, who lets you have yours',
    ahead: 'a study with the door shut: your later plans need fewer people than other plans do',
  },
  'direct-resource': {
    outside: 'good schooling: people who meet you feel that somebody brought you up with care',
    atWork: 'the good teacher: you learned it properly, and hand it on with the sources attached',
    task: 'The season feeds you well. You are asked to learn thoroughly and to look after what you have learned: teaching, care, scholarship, whatever has a library or a grandmother in it.',
    beside: 'somebody kind and well read, who remembers to ask whether you have eaten',
    ahead: 'a bookcase and a spare room: your later plans are to teach it to somebody',
  },
};

/** Texts about the pair that has most of the stems, visible and hidden. */
export const groupReadings: Readonly<Record<TenGodGroup, { readonly name: string; readonly text: string }>> =
  {
    companions: {
      name: 'companions (比劫), which are of your own element',
      text: 'You measure yourself against equals and not against superiors, and you build sideways: bands, siblings, shared workshops. Who stands beside you decides more about a job than what is printed on it.',
    },
    output: {
      name: 'output (食傷), which your element feeds',
      text: 'Much in you goes outward, into things made and said. Have something to show each week. Applause is pleasant and finished work is better, and both together are what you mean by a good month.',
    },
    wealth: {
      name: 'wealth (財), which your element controls',
      text: 'You are drawn to what can be handled. Cost, distance, hours and use are plain to you, and a meeting that could have been a table makes you fidget. Things become real in your neighbourhood.',
    },
    officers: {
      name: 'officers (官殺), which control your element',
      text: 'Much around you asks something of you: a date, a duty, a standard. You rise to it, and forget who set it. Once in a season it pays to ask which of the demands still has an owner.',
    },
    resources: {
      name: 'resources (印), which feed your element',
      text: 'Much around you nourishes you: teachers, books, mothers of every kind, hours for thought. You come over-prepared, and it looks like calm. What is left to practise is leaving the library before it shuts.',
    },
  };
