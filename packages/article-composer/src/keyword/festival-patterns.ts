/** The festivals of the lunar calendar and of the solar terms, in the order of a lunar year. */
export const festivals = [
  'lantern',
  'qingming',
  'dragon boat',
  'sevens',
  'ghosts',
  'mid-autumn',
  'double ninth',
  'winter solstice',
  'laba',
  'kitchen god',
] as const;
export type Festival = (typeof festivals)[number];

/**
 * The names of the festivals. Their words count only together, so “dragon boat” does not name the Dragon. Characters that the
 * fonts of the pages lack are written as codes.
 */
export const festivalPatterns: readonly (readonly [RegExp, Festival])[] = [
  [/\b(?:lantern festival|yuan ?xiao)\b|元宵/, 'lantern'],
  [/\b(?:(?:qing ?ming|ching ming)(?: festival| day)?|tomb[- ]?sweeping(?: day| festival)?)\b|清明/, 'qingming'],
  [/\b(?:(?:hungry )?ghosts? (?:festival|month|day)|zhong ?yuan(?: festival)?|yu ?lan ?(?:pen )?(?:festival)?|ullambana)\b|中元|鬼節|鬼\u8282/, 'ghosts'],
  [/\b(?:winter solstice|dong ?zhi)(?: festival| day)?\b|冬至/, 'winter solstice'],
  [/\b(?:la ?ba)(?: festival| day| rice)?\b|臘八|\u814a八/, 'laba'],
  [/\b(?:kitchen god|stove god|zao ?jun|xiao ?nian|little new year)(?:[’']?s)?(?: festival| day)?\b|小年|[灶\u7AC8]神/, 'kitchen god'],
  [/\b(?:dragon boat(?: festival)?|duan ?wu)\b|端午/, 'dragon boat'],
  [/\b(?:night of (?:the )?sevens|double seventh|qi ?xi|chinese valentine[’']?s?(?: day)?)(?: festival)?\b|七夕/, 'sevens'],
  [/\b(?:mid[- ]?autumn(?: festival)?|(?:chinese )?moon festival|moon ?cake festival)\b|中秋/, 'mid-autumn'],
  [/\b(?:double (?:ninth|nine)(?: festival)?|chong ?yang)\b|重陽|重\u9633/, 'double ninth'],
]; // prettier-ignore

/** Replaces the names of festivals with spaces. */
export const withoutFestivals = (text: string): string =>
  festivalPatterns.reduce((left, [pattern]) => left.replaceAll(new RegExp(pattern, 'g'), ' '), text);
