/** What numerologists say of a personal year. */
export const personalYears: Readonly<Record<number, string>> = {
  1: 'the first of nine, for beginning what you can mean to continue. Start one thing where it can be seen.',
  2: 'for the slow half of a beginning: partners, details, waiting. Ask more questions than you answer.',
  3: 'for saying, singing and showing. Put what you made before people while it is still a little unfinished.',
  4: 'for foundations. Lists, leases, the state of the house and of the habits: dull by the day, handsome by December.',
  5: 'for change of air. Try what you have judged unseen, and keep one fixed point to come home to.',
  6: 'for the household in the wide sense: family, neighbours, the garden, the people who call you first.',
  7: 'for looking inward. Read, walk, finish a thought; postpone what needs applause.',
  8: 'for weight and measure: money, responsibility, authority. Ask for what your work is worth.',
  9: 'the last of nine, for completing and clearing. Give away, conclude, forgive, and leave the shelf half empty.',
  11: 'a master number above the 2, for insight more than for haste. Write down what occurs to you, and show it to somebody sober.',
  22: 'a master number above the 4, for building something that others will use. Draw it to scale first.',
  33: 'a master number above the 6, for teaching by kindness. Keep enough of it for yourself.',
};

/** A word or two for a personal month. */
export const personalMonths: Readonly<Record<number, string>> = {
  1: 'beginning',
  2: 'patience',
  3: 'expression',
  4: 'order',
  5: 'movement',
  6: 'home',
  7: 'reflection',
  8: 'weight',
  9: 'completion',
  11: 'insight',
  22: 'building',
  33: 'teaching',
};
