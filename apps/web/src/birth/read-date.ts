import { firstBirthDate, isBirthDate, lastBirthDate } from './birth-dates.ts';

/**
 * A typed date as `YYYY-MM-DD` and in words with its weekday, so that the user can check it; or a sentence about what is wrong
 * with it.
 */
export type ReadDate = { readonly date: string; readonly inWords: string } | { readonly problem: string };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Year, month and day as digits. */
type Parts = readonly [year: string, month: string, day: string];

/**
 * Reads a date as people type it: `March 14, 1988`, `14 March 1988`, `1988-03-14`, `3/14/1988`, `14.3.1988`, `03141988`. With
 * slashes the month comes first, as in the United States, unless the first number is above 12; with points the day comes first.
 *
 * @param today - `YYYY-MM-DD`
 */
export function readDate(typed: string, today: string): ReadDate {
  const parts = partsOf(typed.toLowerCase().trim());
  if (!parts) return { problem: 'Please enter the date as March 14, 1988 or 1988-03-14.' };
  const [year, month, day] = parts;
  if (year.length !== 4) return { problem: 'Please enter the year with four digits, such as 1950.' };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (date > today && isBirthDate(date))
    return { problem: 'This date is in the future. Please enter a birth date.' };
  if (isBirthDate(date)) return { date, inWords: inWords(date) };
  return {
    problem:
      date < firstBirthDate || date > lastBirthDate
        ? `Please enter a date from ${firstBirthDate.slice(0, 4)} to ${lastBirthDate.slice(0, 4)}.`
        : 'This date does not exist. Please check the day and the month.',
  };
}

function partsOf(text: string): Parts | undefined {
  const named = partsWithMonthName(text);
  if (named) return named;
  const [, a = '', mark = '', b = '', c = ''] =
    /^(\d{1,4})\s*([-/.\s])\s*(\d{1,2})\s*[-/.\s]\s*(\d{1,4})\.?$/.exec(text) ?? [];
  if (mark) {
    if (a.length > 2) return [a, b, c];
    return mark === '.' || Number(a) > 12 ? [c, b, a] : [c, a, b];
  }
  const [, front = '', middle = '', back = ''] = /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  if (!back) return undefined;
  // The month comes first, as in 03141988, unless the first two digits are no month, as in 19880314.
  return Number(front) > 12 ? [front + middle, back.slice(0, 2), back.slice(2)] : [back, front, middle];
}

/** `14 March 1988`, `March 14, 1988`, `14th of March 1988`, `1988 March 14`. */
function partsWithMonthName(text: string): Parts | undefined {
  const [name = ''] = /[a-z]{3,}/.exec(text.replaceAll(/(?<=\d)(st|nd|rd|th)\b/g, '')) ?? [];
  const month = months.indexOf(name.slice(0, 3)) + 1;
  const [first, second, ...more] = text.match(/\d+/g) ?? [];
  if (month === 0 || !first || !second || more.length > 0) return undefined;
  return first.length > 2 ? [first, `${month}`, second] : [second, `${month}`, first];
}

const inWords = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Today where the visitor is, as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
