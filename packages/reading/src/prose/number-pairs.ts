/** What a life path is about: continues “Your road is …”. */
export const roads: Readonly<Record<number, string>> = {
  1: 'to begin things under your own name',
  2: 'to bring two sides together',
  3: 'to give what happens a shape that can be told',
  4: 'to build what stands up afterwards',
  5: 'to go there and see',
  6: 'to make a place where others thrive',
  7: 'to get to the bottom of one thing',
  8: 'to put means to work',
  9: 'to understand people who are far away',
  11: 'to hand on what you sense',
  22: 'to set up something larger than yourself',
  33: 'to make a skill of kindness',
};

/** What a birth-day number brings along: continues “what you carry on it is …”. */
export const gifts: Readonly<Record<number, string>> = {
  1: 'a quick first step',
  2: 'an ear for what both sides mean',
  3: 'the telling word',
  4: 'a sense of order',
  5: 'ease with change',
  6: 'an eye for [whoever has been left out|the one left out|whoever is left over]',
  7: 'the second look',
  8: 'a head for [what things cost|the price of things|costs]',
  9: 'sympathy [that needs no introduction|at first sight|for strangers as well]',
  11: 'hunches that [arrive early|come early|are early]',
  22: 'the plan of [the whole|the entire house|all of it]',
};

/** The three concords of the numbers: thinking (1, 5, 7), practical (2, 4, 8), making (3, 6, 9). */
export type Concord = 'thinking' | 'practical' | 'making';

/** How two numbers go together, by their concords in alphabetical order. */
export const concordReadings: Readonly<Record<string, string>> = {
  same: '[One number says it twice|Twice the same number|The number is doubled]',
  'thinking+thinking':
    '[Two numbers of thought, and only the errands wait|Both numbers think, and the errands wait|Two thinkers, and nobody for the errands]',
  'practical+practical':
    '[Two practical numbers, and no hour without its use|Both numbers are practical, and every hour has its use|Practical twice over: no idle hour]',
  'making+making':
    '[Two numbers of making, and the bill can look after itself|Both numbers make things, and neither reads the bill|Making twice over: the bill must see to itself]',
  'practical+thinking':
    '[One thinks, one does, and they share a kettle|One number thinks and one acts, over the same tea|Thought and deed share a kitchen here]',
  'making+thinking':
    '[One would know, one would make, and so you study with your hands|To know and to make: you study with your hands|One asks, one makes, and your hands do the studying]',
  'making+practical':
    '[One makes, one counts, the old marriage of workshop and till|Workshop and till are married here|One makes what the other counts, like workshop and till]',
};

/** Texts about each expression number. */
export const expressionReadings: Readonly<Record<number, string>> = {
  1: 'Said aloud, it walks in first. Under such a name people expect you to have an opinion, and to have had it before them; it sits well on a door, a by-line or a small boat.',
  2: 'Said aloud, it leaves room for an answer. Under such a name people bring you both halves of a quarrel and go home with one, and it sits well at the foot of a letter.',
  3: 'Said aloud, it has a tune. Under such a name people expect a story and generally get one, and it sits well on a poster with the date beneath.',
  4: 'Said aloud, it has four corners. Under such a name people hand you the keys and the plan of the drains, and it sits well on an invoice that is right.',
  5: 'Said aloud, it is already on the stairs. Under such a name people ask where you have just been, and it sits well on a luggage label with several stickers.',
  6: 'Said aloud, it puts a cloth on the table. Under such a name people arrive with their children and their difficulties, and it sits well beside a bell that works.',
  7: 'Said aloud, it lowers the voice. Under such a name people assume that you have read the book, and it sits well on the spine of one.',
  8: 'Said aloud, it has weight in both hands. Under such a name people put the decision in front of you, and it sits well at the bottom of a contract.',
  9: 'Said aloud, it travels. Under such a name people far away suppose that you will understand, and it sits well on a list of those who helped.',
  11: 'Kept whole as a master number, it hums a little when it is said. Under such a name people tell you what they dreamed, and it sits well on whatever is read by candlelight.',
  22: 'Kept whole as a master number, it sounds like scaffolding going up. Under such a name people ask how large, and it sits well on a foundation stone.',
  33: 'Kept whole as a master number, it sounds like somebody being forgiven. Under such a name people behave a shade better, and it sits well above a classroom door.',
};

/** The nine digits of the square of Lo Shu: what a repeated one stresses, and what a missing one leaves to others. */
export const digitReadings: Readonly<Record<number, readonly [repeated: string, missing: string]>> = {
  1: [
    'the plain word for oneself',
    '[saying “I” without clearing the throat|a plain “I”|beginning a sentence with “I”]',
  ],
  2: ['the fine ear', '[reading a face before it speaks|hearing what is not said|the ear for undertones]'],
  3: ['pictures in the mind', '[telling it with a picture|drawing it for others|pictures instead of words]'],
  4: ['work of the hands', '[small repairs|mending things|the screwdriver]'],
  5: ['the hub that holds the spokes', '[standing in the middle|being the hub|the place in the middle]'],
  6: ['home as a vocation', '[choosing the curtains|hanging the curtains|the choice of curtains]'],
  7: [
    'lessons learned by doing without',
    '[shrugging off a loss at cards|losing at cards with a shrug|losing lightly]',
  ],
  8: ['an eye for detail in large things', 'filing'],
  9: ['the wish to improve matters', 'crusading'],
};
