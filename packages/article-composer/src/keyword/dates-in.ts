import {
  firstCalendarYear,
  getZodiacSignByDate,
  lastCalendarYear,
  type CalendarDate,
} from '@org/zodiac-core';

/** The years whose next New Year's Day is known too. */
export const firstKeywordYear = firstCalendarYear + 1;
export const lastKeywordYear = lastCalendarYear - 1;

const monthWords = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthForm = String.raw`(?<month>(?:${monthWords.join('|')})\p{L}*)\.?`;
const dayForm = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const yearForm = String.raw`(?<year>\d{4})`;

/**
 * `5 February 1962`, `February 5th, 1962`, `1962-02-05`, `5.2.1962`, and `2/25/1962` where only one of the numbers can be the
 * month.
 */
const dateForms = [
  new RegExp(String.raw`\b${dayForm}(?: of)? ${monthForm},? ${yearForm}\b`, 'giu'),
  new RegExp(String.raw`\b${monthForm} ${dayForm},? ${yearForm}\b`, 'giu'),
  /\b(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)\b/gu,
  /\b(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})\b/gu,
  /\b(?<month>0?[1-9]|1[0-2])\/(?<day>1[3-9]|2\d|3[01])\/(?<year>\d{4})\b/gu,
  /\b(?<day>1[3-9]|2\d|3[01])\/(?<month>0?[1-9]|1[0-2])\/(?<year>\d{4})\b/gu,
];

/** The full dates in a text. */
export function datesIn(text: string): CalendarDate[] {
  return dateForms
    .flatMap((form) => [...text.matchAll(form)])
    .map(({ groups: { year = '', month = '', day = '' } = {} }) => ({
      year: Number(year),
      month: Number(month) || monthWords.indexOf(month.slice(0, 3).toLowerCase()) + 1,
      day: Number(day),
    }))
    .filter(
      (date) =>
        date.year >= firstKeywordYear &&
        date.year <= lastKeywordYear &&
        getZodiacSignByDate(date) !== undefined,
    );
}

/** Replaces dates by spaces. */
export const withoutDates = (text: string): string =>
  dateForms.reduce((left, form) => left.replace(form, ' '), text);
