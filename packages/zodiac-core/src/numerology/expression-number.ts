import { requireText } from '../require-input.ts';
import { reduceToDigit } from './reduce-to-digit.ts';

/**
 * The expression number of a name, also called its destiny number: each letter has a value from 1
 * to 9 by its place in the alphabet (A, J, S are 1; I, R are 9). The sum of all letters is reduced like a life path, so that 11, 22
 * and 33 are kept. Books that reduce each given name separately get other master numbers.
 *
 * Diacritics are folded by Unicode decomposition: É counts as E, Ñ as N, Ễ as E. Spaces and punctuation do not count.
 * Every other character is refused, because the table has no value for it: other scripts, digits, and Latin letters that do
 * not decompose, such as ß, Ø, Đ. Write such a name with A to Z, as in a passport.
 *
 * @param name - a name in Latin letters, as in the birth record
 * @returns 1 to 9, 11, 22 or 33
 * @throws TypeError when the name is not text
 * @throws RangeError that names the character, when the table has none; or when there is no letter at all
 * @see Juno Jordan, Numerology: The Romance in Your Name (1965), for the table, which numerologists call Pythagorean
 * although it is modern
 * @example
 * expressionNumber('Ada Lovelace'); // 9, from 36
 * expressionNumber('Renée'); // 11, from 29, as of Renee
 */
export function expressionNumber(name: string): number {
  requireText('name', name);
  const letters = name.normalize('NFD').replace(/[\p{M}\p{P}\s]/gu, '');
  const [other] = /[^A-Za-z]/u.exec(letters) ?? [];
  if (other !== undefined)
    throw new RangeError(
      `The name "${name.slice(0, 60)}" has "${other}"; the table has the letters A to Z only.`,
    );
  if (letters === '') throw new RangeError(`The name "${name.slice(0, 60)}" has no letter of A to Z.`);
  // The last five bits of an ASCII letter are its place in the alphabet, in upper and in lower case.
  const values = [...letters].map((letter) => (((letter.charCodeAt(0) & 31) - 1) % 9) + 1);
  return reduceToDigit(values.reduce((sum, value) => sum + value, 0));
}
