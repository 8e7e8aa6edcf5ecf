import type { WriteYear } from '../kind.ts';
import { getChineseNewYear } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { stated, type Passage } from '../claims/passage.ts';
import { answer, prose } from '../sections/sign-sections.ts';
import {
  calendarYearsBetween,
  elementByYear,
  elementOfYear,
  isOrWas,
  isPast,
  newYearsDay,
  newYearsEve,
  nextNewYear,
  signByYear,
  weekdayOf,
  yearByName,
  yearInFigures,
} from '../wording/calendar-phrases.ts';
import { dateOfFestival, dayOfFestival, festivalNames } from '../wording/festivals.ts';
import { yearsTable } from '../wording/years-table.ts';
import { themeSection } from './twelve-in-year.ts';

/** The New Year of a year: its date, its customs and the dates around it. */
export const writeNewYear: WriteYear = (asked, { text: keyword }, { facts: { today } }) => ({
  title: filled(text(asksForCustoms(keyword) ? 'titles.newYearCustoms' : 'titles.newYear'), {
    year: firstDayYear(asked),
  }),
  description: filled(text('titles.newYearAbout'), { day: newYearsDay(asked), year: yearByName(asked) }),
  sections: [
    answer(
      asksForCustoms(keyword) ? text('customs.new-year-in-short') : '',
      asksHowLong(keyword) ? text('year.season') : '',
      filled(text('year.new'), {
        year: firstDayYear(asked),
        verb: isPast(getChineseNewYear(asked), today) ? 'fell' : 'falls',
        begins: isPast(getChineseNewYear(asked), today) ? 'began' : 'begins',
        weekday: weekdayOf(getChineseNewYear(asked)),
        day: newYearsDay(asked),
        element: elementByYear(asked),
        sign: signByYear(asked),
      }),
      /\bcolou?r/.test(keyword)
        ? filled(text('year.color'), {
            year: yearInFigures(asked),
            element: elementByYear(asked),
            color: text(`elements.${elementOfYear(asked)}.color`),
          })
        : '',
      filled(text('year.eve'), {
        verb: isOrWas(getChineseNewYear(asked), today),
        day: newYearsEve(asked),
      }),
      isPast(getChineseNewYear(asked), today)
        ? filled(text('year.next-new'), { day: newYearsDay(nextNewYear(today)) })
        : '',
    ),
    ...(asksForCustoms(keyword) ? [customs, datesAround(asked)] : [datesAround(asked), customs]),
    prose(...(text('topics.red.second').slice(0, 3) as [string, ...string[]])),
    prose(
      text('heads.whyTheDateMoves'),
      text('topics.calendar.answer'),
      ...text('topics.calendar.first').slice(1),
    ),
    themeSection(asked),
  ],
  questions: asksHowLong(keyword)
    ? []
    : [
        [
          text('questions.season.ask'),
          filled(text('questions.season.say'), { day: dayOfFestival('lantern', asked) }),
        ],
      ],
  figure: {
    kind: 'year',
    year: asked,
    marks: (['lantern', 'dragon boat', 'mid-autumn'] as const).map((festival) => ({
      label: festivalNames[festival].short,
      date: dateOfFestival(festival, asked),
    })),
  },
});

const customs = prose(text('heads.whatPeopleDo'), ...text('customs.new-year'));

const datesAround = (asked: number): Section => ({
  heading: text('heads.theDatesAroundIt'),
  blocks: [yearsTable(text('tables.newYearsBeforeAndAfter'), calendarYearsBetween(asked - 4, asked + 6))],
});

const asksHowLong = (keyword: string): boolean =>
  /\bhow (?:long|many days (?!until|till|to))\b/.test(keyword);

const asksForCustoms = (keyword: string): boolean => /\btradition|\bcustom|\bcelebrat/.test(keyword);

const firstDayYear = (asked: number): Passage =>
  stated({ kind: 'first day', year: asked, date: getChineseNewYear(asked) }, ({ date }) => String(date.year));
