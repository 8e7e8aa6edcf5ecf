/** The rules of a founding, besides those that it shares with the reading of a person. */
export const foundingRules = {
  'founding-sign': {
    name: 'The sign of a founding',
    statement:
      'A founding has the animal of the lunar year it fell in: a full date by New Year’s Day, January of a known month under the year before, a year alone by that year.',
    source:
      'Wang Chong, Lunheng 論衡 (1st century), chapter 物勢, for the animals; that a company, a brand or a state has one is a custom of today, and the filing of incomplete dates is ours',
  },
  'beginnings-of-sign': {
    name: 'What begins under an animal',
    statement:
      'Tales give each animal a character, and custom expects something of it in what begins in its year.',
    source: 'The folk tale of the river crossing and household custom; the words are ours',
  },
  'picture-of-stem': {
    name: 'The pictures of the ten stems 十天干',
    statement: 'Each stem is pictured as a thing of nature: a tree, a vine, the sun, a lamp.',
    source: 'Ditian sui 滴天髓, 天干, for the stems; the pictures are those in common use',
  },
  'years-since-founding': {
    name: 'The rounds of twelve and of sixty',
    statement:
      'The zodiac years since the founding are counted in rounds of twelve, after which the animal comes again, and of sixty, after which the name of the year comes again.',
    source:
      'Sanming tonghui 三命通會 (1578), volume 1, for the cycle of sixty; that a sixtieth year closes a round 還甲 is the custom of China, Korea and Japan',
  },
  'year-and-founding': {
    name: 'A year held against a founding',
    statement:
      'The animal of a year may be that of the founding, or in harmony 合, clash 沖, harm 害, destruction 破 or punishment 刑 with it.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, for the relations; that they are asked of a founding is a custom of today',
  },
  'founding-and-reader': {
    name: 'A founding held against a person',
    statement:
      'The animal of the founding is held against the animal of the birth: in harmony 合, clash 沖, harm 害, destruction 破, punishment 刑, or in no relation.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, for the relations; the points by which lists are sorted are ours',
  },
} as const;
