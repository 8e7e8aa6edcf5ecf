import { lastCalendarYear } from '@org/zodiac-core';
import { askedOfTopic } from '../articles/asked-of-topic.ts';
import type { Context } from '../articles/context.ts';
import { say, stated } from '../claims/passage.ts';
import type { Topic } from '../understand/subject.ts';
import {
  calendarYearsBetween,
  lengthOfYear,
  newYearsDay,
  newYearsDayIn,
  signByYear,
  startOfSpring,
  yearByName,
  yearInFigures,
} from '../wording/calendar-phrases.ts';
import { dayOfTerm } from '../wording/term-phrases.ts';
import type { Question } from './question.ts';

/** What readers of an article on a topic in one year ask next; `undefined` for an article on the whole topic. */
export function datedTopicQuestions(
  topic: Topic,
  year: number | null,
  context: Context,
): readonly Question[] | undefined {
  if (year === null || askedOfTopic(topic, year, context) === undefined) return undefined;
  switch (topic) {
    case 'age':
      return [
        {
          ask: say`Which sign has ${yearInFigures(year)}?`,
          answer: say`${signByYear(year)}, from ${newYearsDay(year)}.`,
        },
        { ask: 'Is it the age on forms?', answer: 'No. Forms take full years.' },
      ];
    case 'solar terms':
      return [
        {
          ask: say`When is Qingming in ${yearInFigures(year)}?`,
          answer: say`On ${dayOfTerm(year, 'qing-ming')}.`,
        },
        { ask: 'When does spring begin?', answer: say`On ${startOfSpring(year)}.` },
      ];
    case 'leap month':
      return [
        ...neighbours(year),
        { ask: 'When does that year begin?', answer: say`On ${newYearsDay(year)}.` },
      ];
    case 'spring':
      return [
        { ask: 'Which animal comes with it?', answer: say`${signByYear(year)}, in birth charts.` },
        { ask: 'And before that day?', answer: say`${signByYear(year - 1)}.` },
      ];
    case 'vietnam':
    case 'korea':
    case 'japan':
      return [
        { ask: 'Which animal is it in China?', answer: say`${signByYear(year)}, from ${newYearsDay(year)}.` },
        ...(year < lastYearOfCountries
          ? [{ ask: 'When is the next New Year there?', answer: say`On ${newYearsDayIn(topic, year + 1)}.` }]
          : [{ ask: 'When was the New Year before?', answer: say`On ${newYearsDayIn(topic, year - 1)}.` }]),
      ];
    default:
      return undefined;
  }
}

/** The last year whose New Year's Day the tables have for each country. */
const lastYearOfCountries = 2100;

/** The last leap month before a year and the next after it. */
function neighbours(year: number): Question[] {
  const withLeapMonth = calendarYearsBetween(year - 4, Math.min(year + 4, lastCalendarYear - 1)).filter(
    (each) => each !== year && lengthOfYear(each).leapMonth !== null,
  );
  const before = withLeapMonth.findLast((each) => each < year);
  const after = withLeapMonth.find((each) => each > year);
  const month = (each: number) =>
    say`${stated(lengthOfYear(each), ({ leapMonth }) => `Month ${leapMonth}`)} of ${yearByName(each)}.`;
  return [
    ...(before === undefined ? [] : [{ ask: 'Which was the last one before?', answer: month(before) }]),
    ...(after === undefined ? [] : [{ ask: 'Which comes next after it?', answer: month(after) }]),
  ];
}
