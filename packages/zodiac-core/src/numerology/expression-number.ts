import { described } from '../require-integer.ts';
import { reduceToDigit } from './reduce-to-digit.ts';

/**
 * The expression number of a name, also called its destiny number: each letter has the value of its place in the alphabet,
 * counted 1 to 9 over and over (A, J, S are 1; I, R are 9); all letters are added at once and the sum reduced like a life path, so
 * that 11, 22 and 33 are kept. Books that reduce each given name by itself come to other master numbers.
 *
 * Diacritics are folded by Unicode decomposition: É counts as E, Ñ as N, Ễ as E. Spaces and punctuation do not count.
 * Every other character is refused, for the table has no value for it: other scripts, digits, and Latin letters that do not
 * decompose, such as ß, Ø, Đ. Write the name with A to Z then, as a passport does.
 *
 * @param name - a name in Latin letters, as it stands in the birth record
 * @returns 1 to 9, 11, 22 or 33
 * @throws TypeError when the name is not text
 * @throws RangeError that names the character, when the table has none; or when there is no letter at all
 * @see Juno Jordan, Numerology: The Romance in Your Name (1965), for the table, which numerologists call Pythagorean; it is not
 * of antiquity
 * @example
 * expressionNumber('Ada Lovelace'); // 9, from 36
 * expressionNumber('Renée'); // 11, from 29, as of Renee
 */
export function expressionNumber(name: string): number {
  if (typeof name !== 'string') throw new TypeError(`The name is text, not ${described(name)}.`);
  const letters = name.normalize('NFD').replace(/[\p{M}\p{P}\s]/gu, '');
  const [other] = /[^A-Za-z]/u.exec(letters) ?? [];
  if (other !== undefined)
    throw new RangeError(`The table has the letters A to Z only, and none for "${other}".`);
  if (letters === '') throw new RangeError('The name has no letter of A to Z.');
  // The last five bits of an ASCII letter are its place in the alphabet, in upper and in lower case.
  const values = [...letters].map((letter) => (((letter.charCodeAt(0) & 31) - 1) % 9) + 1);
  return reduceToDigit(values.reduce((sum, value) => sum + value, 0));
}
