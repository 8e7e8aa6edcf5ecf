/** Rules that answers to questions name and sections do not. */
export const askRules = {
  'limits-of-a-chart': {
    name: 'What a chart can’t know',
    statement: 'A chart is made of the date, the time and the place of a birth, and of nothing else.',
    source: 'The method itself',
  },
  'reckoned-age': {
    name: 'The reckoned age 虛歲',
    statement: 'A child is one at birth, and everybody is a year older at New Year.',
    source: 'Custom of China and its neighbors, beside which birthdays are counted today',
  },
  'sayings-of-years': {
    name: 'Sayings about the people of a year',
    statement:
      'Folk sayings praise or blame those who are born in a year; no rule of the stems and branches has them.',
    source: 'Folk sayings of China and Japan; for the Fire Horse, the birth statistics of Japan of 1966',
  },
  'score-of-two-signs': {
    name: 'The score of two signs',
    statement:
      'It is 60 and the points of each relation: six harmony +35, half of three harmonies +30, same sign +10, destruction −10, punishment −15, harm −25, clash −40.',
    source: 'The relations are those of Sanming tonghui 三命通會 (1578), volume 2; the points are ours',
  },
} as const;
