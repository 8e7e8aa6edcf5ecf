import { wordsIn } from '../keyword/words-in.ts';

const colours = new Set('red blue green yellow white black purple pink orange brown gold silver grey gray'.split(' ')); // prettier-ignore

/** The colour that a keyword on colours names. Elsewhere a colour is no word of the zodiac, as in "black rat". */
export const colourIn = (text: string): string | undefined =>
  /\bcolou?rs?\b/.test(text) ? wordsIn(text).find((word) => colours.has(word)) : undefined;
