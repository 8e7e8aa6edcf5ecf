import { requireDate, type DateInput, toIso } from '../calendar/date-input.ts';
import { requireInteger, wrongInput, requireText } from '../require-input.ts';

/**
 * The life-path number: month + day + year as whole numbers, then the digits summed until at most 9; the master
 * numbers 11, 22 and 33 are kept at every step.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years 1
 * to 9999
 * @returns 1 to 9, 11, 22 or 33; never 33 in the years 32 to 6955
 * @throws RangeError when there is no such day, or the year is outside 1 to 9999
 * @see the general tradition of modern numerology, such as Juno Jordan, "Numerology: The Romance in Your Name"
 * (1965)
 * @example
 * lifePathNumber({ year: 1990, month: 5, day: 15 }); // 3, from 2010
 * lifePathNumber('1992-11-06'); // 11, from 2009
 */
export function lifePathNumber(date: DateInput): number {
  const day = requireDate(date);
  requireInteger('year', day.year, 1, 9999);
  return reduceToDigit(day.month + day.day + day.year);
}

/** The traditional meaning of a life-path number. */
export interface LifePathMeaning {
  readonly title: string;
  readonly text: string;
}

const meanings: Readonly<Record<number, readonly [title: string, text: string]>> = {
  1: ['Pioneer', 'begins and decides'],
  2: ['Mediator', 'joins two sides'],
  3: ['Storyteller', 'finds words'],
  4: ['Builder', 'step by step'],
  5: ['Explorer', 'goes and sees'],
  6: ['Caretaker', 'makes a home'],
  7: ['Scholar', 'asks why'],
  8: ['Organizer', 'gets results'],
  9: ['Giver', 'sees the whole'],
  11: ['Inspirer', 'senses much'],
  22: ['Master Builder', 'builds big'],
  33: ['Teacher', 'guides kindly'],
};

/**
 * Returns the traditional meaning of a life-path number, in the product's words.
 *
 * @param number - 1 to 9, 11, 22 or 33
 * @throws RangeError for any other number
 * @see `lifePathNumber` for the tradition; the words are ours
 * @example
 * lifePathMeaning(4).title; // 'Builder'
 */
export function lifePathMeaning(number: number): LifePathMeaning {
  const meaning = typeof number === 'number' ? meanings[number] : undefined;
  if (!meaning) throw wrongInput('life path', '1 to 9, 11, 22 or 33', number, typeof number === 'number');
  return { title: meaning[0], text: meaning[1] };
}

/**
 * The birth-day number: the day of the month, reduced like a life path, so that 11 and 22 are kept, and 29 becomes 11.
 *
 * @param day - day of the month, an integer of 1 to 31
 * @returns 1 to 9, 11 or 22
 * @throws RangeError when no month has such a day
 * @see `lifePathNumber` for the tradition
 * @example
 * birthDayNumber(15); // 6
 * birthDayNumber(29); // 11
 */
export function birthDayNumber(day: number): number {
  requireInteger('day', day, 1, 31);
  return reduceToDigit(day);
}

/**
 * The personal year number: birth month + birth day + the year in question, reduced like a life path.
 *
 * @param birthday - month and day of birth; February 29 is one. A Temporal date of any calendar
 * @param year - the year in question, an integer of 1 to 9999
 * @returns 1 to 9, 11, 22 or 33; never 33 in the years 32 to 6955
 * @throws RangeError when there is no such birthday or year
 * @see `lifePathNumber` for the tradition
 * @example
 * personalYearNumber({ month: 5, day: 15 }, 2026); // 3, from 2046
 */
export function personalYearNumber(
  birthday: { readonly month: number; readonly day: number },
  year: number,
): number {
  const { month, day } = toIso<typeof birthday>(birthday, 'birthday');
  const leapYear = 2000;
  requireDate({ year: leapYear, month, day }, 'birthday');
  requireInteger('year', year, 1, 9999);
  return reduceToDigit(month + day + year);
}

/**
 * The personal month number: the personal year number (11, 22 and 33 as they are) + the calendar month, reduced like a
 * life path.
 *
 * @param birthday - month and day of birth; February 29 is one. A Temporal date of any calendar
 * @param month - the year in question, 1 to 9999, and its month, 1 to 12
 * @returns 1 to 9, 11, 22 or 33
 * @throws RangeError when there is no such birthday, year or month
 * @see general tradition of modern numerology; books that reduce the year to one digit first get other master numbers
 * @example
 * personalMonthNumber({ month: 5, day: 15 }, { year: 2026, month: 8 }); // 11, from 3 + 8
 */
export function personalMonthNumber(
  birthday: { readonly month: number; readonly day: number },
  month: { readonly year: number; readonly month: number },
): number {
  const asked = toIso<typeof month>(month, 'month');
  requireInteger('month', asked.month, 1, 12);
  return reduceToDigit(personalYearNumber(birthday, asked.year) + asked.month);
}

/**
 * The personal day number: the personal month number (11, 22 and 33 as they are) + the day of the month, reduced like a life path.
 *
 * @param birthday - month and day of birth; February 29 is one. A Temporal date of any calendar
 * @param date - the day in question, as for `lifePathNumber`; years 1 to 9999
 * @returns 1 to 9, 11, 22 or 33
 * @throws RangeError when there is no such birthday or day, or the year is outside 1 to 9999
 * @see general tradition of modern numerology; books that reduce the month to one digit first get other master numbers
 * @example
 * personalDayNumber({ month: 5, day: 15 }, '2026-08-11'); // 22, from 11 + 11
 */
export function personalDayNumber(
  birthday: { readonly month: number; readonly day: number },
  date: DateInput,
): number {
  const day = requireDate(date);
  return reduceToDigit(personalMonthNumber(birthday, day) + day.day);
}

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

const descriptions =
  'New beginnings,Partnership,Expression,Order,Freedom,Care,Reflection,Ambition,Compassion,Change,Insight,Service';

/**
 * Returns the meaning of a birth month in the product's numerology, from `'New beginnings'` to `'Service'`.
 *
 * @param month - 1 (January) to 12
 * @throws RangeError when there is no such month
 * @see `lifePathNumber` for the tradition; the words are ours
 * @example
 * monthDescription(1); // 'New beginnings'
 */
export function monthDescription(month: number): string {
  requireInteger('month', month, 1, 12);
  return descriptions.split(',')[month - 1] as string;
}

/** Sums the digits until at most 9 is left; the master numbers 11, 22 and 33 are kept at every step. */
function reduceToDigit(value: number): number {
  if (value < 10 || value === 11 || value === 22 || value === 33) return value;
  let sum = 0;
  for (let rest = value; rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
  return reduceToDigit(sum);
}
