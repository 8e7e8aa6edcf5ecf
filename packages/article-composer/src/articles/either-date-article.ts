import type { CalendarDate } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, pointer, table } from '../claims/markup.ts';
import { say, stated, type Passage, type Phrase } from '../claims/passage.ts';
import { signOfDate } from '../understand/sign-of-date.ts';
import { birthDate, dateInWords, newYearsDay, springSign, yearByName } from '../wording/calendar-phrases.ts';
import { nameOfSign } from '../wording/sign-phrases.ts';
import { withArticle } from '../wording/words.ts';

const inWords = (date: CalendarDate): Passage => stated(birthDate(date), (claim) => dateInWords(claim.date));

const signIn = (date: CalendarDate): Passage =>
  stated(birthDate(date), (claim) => withArticle(nameOfSign(claim.sign)));

/** Answers which sign a date has that may be read with the month or with the day first. */
export function eitherDateArticle(dates: readonly [CalendarDate, CalendarDate]): Article {
  const [american, other] = dates;
  const [one, two] = dates.map(signOfDate);
  const isSame = one?.year === two?.year;
  return {
    title: say`${inWords(american)} or ${inWords(other)}: Sign`,
    description: say`The date can be read as ${inWords(american)} or ${inWords(other)}. The Chinese zodiac sign of each, with the days that decide.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            isSame
              ? say`Read either way, the date belongs to ${signIn(american)}: ${inWords(american)} and ${inWords(other)} are both in the ${yearByName(signOfDate(american).year)} year.`
              : say`It depends on the order of the numbers: somebody born on ${inWords(american)} is ${signIn(american)}, and somebody born on ${inWords(other)} is ${signIn(other)}.`,
          ),
        ],
      },
      {
        heading: 'Both readings in the calendar',
        blocks: [
          table(
            'With the month first, as in the United States, and with the day first',
            ['Reading', 'Month first', 'Day first'],
            [
              rowOf('The date', dates, inWords),
              rowOf('New Year before it', dates, (date) => newYearsDay(signOfDate(date).year)),
              rowOf('New Year after it', dates, (date) => newYearsDay(signOfDate(date).year + 1)),
              rowOf('Year', dates, (date) => yearByName(signOfDate(date).year)),
              rowOf('Sign by the Start of Spring', dates, (date) =>
                stated(springSign(date), (claim) => nameOfSign(claim.sign)),
              ),
            ],
          ),
        ],
      },
      {
        heading: 'How to write a date that is clear',
        blocks: [
          paragraph(
            'Write the month as a word. Most countries put the day first, and the United States the month.',
          ),
          pointer('Look your date up in', 'the free sample', '/zodiac-sample'),
        ],
      },
    ],
  };
}

const rowOf = (
  label: string,
  dates: readonly CalendarDate[],
  cell: (date: CalendarDate) => Phrase,
): Phrase[] => [label, ...dates.map(cell)];
