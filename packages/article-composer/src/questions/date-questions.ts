import { getZodiacSignByDate, lifePathMeaning, lifePathNumber, type CalendarDate } from '@org/zodiac-core';
import { toLunarDate } from '@org/zodiac-core/lunar';
import type { Context } from '../articles/context.ts';
import { say, stated } from '../claims/passage.ts';
import { ageOn, dayOfAge } from '../wording/age-phrases.ts';
import { signOfDate } from '../understand/sign-of-date.ts';
import { isBefore, spanOfYear, yearByName } from '../wording/calendar-phrases.ts';
import { lifePath, sumInWords } from '../wording/number-phrases.ts';
import type { Question } from './question.ts';
import { todayOf } from './year-questions.ts';

/** In years. */
const maxAge = 110;

/** What readers of an article on a birth date ask next. Nothing here pairs anybody. */
export function dateQuestions(date: CalendarDate, context: Context): readonly Question[] {
  const today = todayOf(context);
  const lunar = toLunarDate(date);
  const year = getZodiacSignByDate(date)?.zodiacYear ?? date.year;
  return [
    ...(isBefore(date, today) && date.year > today.year - maxAge
      ? [{ ask: say`How old is that on ${dayOfAge(date, today)}?`, answer: say`${ageOn(date, today)}.` }]
      : []),
    ...(lunar && !lunar.isLeapMonth
      ? [
          {
            ask: 'Which day of the lunar calendar?',
            answer: stated(
              {
                kind: 'lunar date',
                lunar: { year: lunar.year, month: lunar.month, day: lunar.day },
                date,
              },
              (claim) => `Day ${claim.lunar.day} of month ${claim.lunar.month}.`,
            ),
          },
        ]
      : []),
    { ask: 'Which birthdays have the same year?', answer: say`Those from ${spanOfYear(year)}.` },
    {
      ask: 'And in numerology?',
      answer: say`${sumInWords(date)}: life path ${stated(lifePath(lifePathNumber(date)), ({ number }) => `${number}, the ${lifePathMeaning(number).title}`)}.`,
    },
  ];
}

/** What readers of an article on a date with two readings ask next. */
export function eitherDateQuestions(dates: readonly [CalendarDate, CalendarDate]): readonly Question[] {
  const years = [...new Set(dates.map((date) => signOfDate(date).year))];
  return [
    ...years.map((year) => ({
      ask: say`How long is ${yearByName(year)}?`,
      answer: say`From ${spanOfYear(year)}.`,
    })),
    { ask: 'Which order is right?', answer: 'That of the country where it was written.' },
  ];
}
