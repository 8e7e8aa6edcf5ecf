import type { CalendarDate, ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, pointer, table } from '../claims/markup.ts';
import { say, stated, type Phrase } from '../claims/passage.ts';
import { pillarText } from '../prose/pillar-texts.ts';
import { signOfDate } from '../understand/sign-of-date.ts';
import {
  birthDate,
  dateInWords,
  elementByYear,
  elementOfYear,
  newYearsDay,
  newYearsDayIn,
  signByYear,
  springSign,
  startOfSpring,
  yearByName,
} from '../wording/calendar-phrases.ts';
import { nameOfSign } from '../wording/sign-phrases.ts';
import { withArticle } from '../wording/words.ts';

/** Answers which sign a full date has, by both rules. */
export function dateArticle(date: CalendarDate, asked: ZodiacSign | null): Article {
  const { sign, year } = signOfDate(date);
  const day = stated(birthDate(date), (claim) => dateInWords(claim.date));
  const bySpring = springSign(date);
  const verdict = asked ? (asked === sign ? 'Yes. ' : 'No. ') : '';
  const rows: Phrase[][] = [
    ['The date', day],
    ['New Year before it', newYearsDay(year)],
    ['New Year after it', newYearsDay(year + 1)],
    ['Year', yearByName(year)],
    ['Sign by New Year’s Day', nameOfSign(sign.id)],
    ['Sign by the Start of Spring', stated(bySpring, (claim) => nameOfSign(claim.sign))],
    ['Start of Spring', startOfSpring(date.year)],
    ...(date.year >= 1969 && date.year <= 2099
      ? [['New Year in Vietnam', newYearsDayIn('vietnam', date.year)]]
      : []),
  ];
  return {
    title: say`${day}: Chinese Zodiac Sign`,
    description: say`Somebody born on ${day} is ${withArticle(sign.name)} of the ${yearByName(year)} year. The days that decide, by both rules of the calendar.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            say`${verdict}Somebody born on ${day} is ${stated(birthDate(date), (claim) => withArticle(nameOfSign(claim.sign)))}, of the ${yearByName(year)} year.`,
          ),
        ],
      },
      { heading: 'The days that decide', blocks: [table(say`${day} in the calendar`, [], rows)] },
      {
        heading: say`The ${elementByYear(year)} ${signByYear(year)}`,
        blocks: [paragraph(pillarText(elementOfYear(year), sign.id))],
      },
      {
        heading: 'Another date',
        blocks: [pointer('Look it up in', 'the free sample', '/zodiac-sample')],
      },
    ],
  };
}
