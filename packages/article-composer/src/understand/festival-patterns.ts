import type { Festival } from './subject.ts';

/** The names of the festivals, whose words are understood together only: a dragon boat is no Dragon. */
export const festivalPatterns: readonly (readonly [RegExp, Festival])[] = [
  [/\b(?:lantern festival|yuan ?xiao)\b|元宵/, 'lantern'],
  [/\b(?:dragon boat(?: festival)?|duan ?wu)\b|端午/, 'dragon boat'],
  [/\b(?:night of (?:the )?sevens|double seventh|qi ?xi)(?: festival)?\b|七夕/, 'sevens'],
  [/\b(?:mid[- ]?autumn(?: festival)?|(?:chinese )?moon festival|moon ?cake festival)\b|中秋/, 'mid-autumn'],
  [/\b(?:double (?:ninth|nine)(?: festival)?|chong ?yang)\b|重陽|重\u9633/, 'double ninth'],
];

/** Replaces the names of festivals by spaces. */
export const withoutFestivals = (text: string): string =>
  festivalPatterns.reduce((left, [pattern]) => left.replace(pattern, ' '), text);
