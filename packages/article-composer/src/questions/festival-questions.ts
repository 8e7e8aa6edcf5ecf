import { dayOfFestival, festivalNames, lunarYearOf } from '../articles/festivals.ts';
import { say } from '../claims/passage.ts';
import { festivalTexts } from '../prose/festival-texts.ts';
import type { Festival } from '../understand/subject.ts';
import { yearInFigures } from '../wording/calendar-phrases.ts';
import type { Question } from './question.ts';

/** What readers of an article on a festival ask next. */
export const festivalQuestions = (festival: Festival, year: number): readonly Question[] => [
  ...festivalTexts[festival].asked.map(([ask, answer]) => ({ ask, answer })),
  {
    ask: say`When is it in ${yearInFigures(year + 1)}?`,
    answer: say`The ${festivalNames[festival].name} falls on ${dayOfFestival(festival, lunarYearOf(festival, year + 1))} then.`,
  },
];
