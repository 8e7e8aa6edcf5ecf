/** The indefinite article: “an” Ox, “a” Rat, “a” university, “a” US bank. */
export const articleOf = (noun: string): 'a' | 'an' =>
  /^(?!uni|uti|ukr|u\.|u[sk]\b|euro)[aeiou]/i.test(noun) ? 'an' : 'a';

/** `'1st'`, `'2nd'`, `'11th'`, `'23rd'` */
export function ordinal(number: number): string {
  const tens = number % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}

/** Joins words: `'a'`, `'a and b'`, `'a, b and c'`. As in the texts, there is no comma before “and”. */
export const list = (words: readonly string[]): string => joined(words, 'and');

/** `'a'`, `'a or b'`, `'a, b or c'` */
export const alternatives = (words: readonly string[]): string => joined(words, 'or');

const joined = (words: readonly string[], word: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1)}`;

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins sentences with spaces. Skips empty, `false` and unknown ones. */
export const sentences = (...all: (string | false | null | undefined)[]): string =>
  all
    .filter(Boolean)
    .join(' ')
    // A name may end with a period, as “Co.” does.
    .replaceAll('..', '.');

const space = 32;

/** The number of words in a text with single spaces. */
export function countWords(text: string): number {
  let words = 1;
  for (let place = 0; place < text.length; place += 1) if (text.charCodeAt(place) === space) words += 1;
  return words;
}
