import { getSolarTerm, solarTermIds } from '@org/zodiac-core/solar-terms';
import { pointer, table } from '../../claims/markup.ts';
import { say, stated, type Phrase } from '../../claims/passage.ts';
import {
  calendarYearsBetween,
  lengthOfYear,
  newYearsDay,
  placeInCycle,
  signByYear,
  startOfSpring,
  yearByName,
  yearInFigures,
  yearsBetween,
} from '../../wording/calendar-phrases.ts';
import { dayOfTerm } from '../../wording/term-phrases.ts';
import { festivalsTable } from '../festivals.ts';
import { thisYear } from '../context.ts';
import { yearsTable } from '../years-table.ts';
import { section, type Evidence } from './evidence.ts';
import { monthsOf2033 } from './months-of-2033.ts';

type CalendarTopic =
  | 'leap month'
  | 'leap month of 2033'
  | 'solar terms'
  | 'calendar'
  | 'spring'
  | 'cycle'
  | 'new year'
  | 'years'
  | 'find'
  | 'january';

/** Tables of the calendar, for topics about its years, months and days. */
export const calendarEvidence: Readonly<Record<CalendarTopic, Evidence>> = {
  'leap month'(context, asked) {
    const now = asked ?? thisYear(context);
    return [
      section(
        'Years with a leap month',
        table(
          'Leap months of China’s calendar',
          ['Year', 'Kept twice', 'Days'],
          calendarYearsBetween(now - 20, now + 20)
            .filter((year) => lengthOfYear(year).leapMonth !== null)
            .map((year): Phrase[] => [
              yearByName(year),
              stated(lengthOfYear(year), ({ leapMonth }) => `month ${leapMonth}`),
              stated(lengthOfYear(year), ({ days }) => String(days)),
            ]),
        ),
      ),
    ];
  },
  'leap month of 2033': () => [section('Months and terms', monthsOf2033())],
  'solar terms'(context, asked) {
    const year = asked ?? thisYear(context) + 1;
    return [
      section(
        'All of them, with their days',
        table(
          say`Solar terms of ${yearInFigures(year)}, by the time of China`,
          ['Term', 'In Chinese', 'Day'],
          solarTermIds.map((id): Phrase[] => {
            const { name, characters } = getSolarTerm(year, id);
            return [name, characters, dayOfTerm(year, id)];
          }),
        ),
      ),
    ];
  },
  calendar(context) {
    const now = thisYear(context);
    return [
      section(
        'Ten years, measured',
        table(
          'Length of the years',
          ['Year', 'First day', 'Days'],
          yearsBetween(now - 4, now + 5).map((year): Phrase[] => [
            yearByName(year),
            newYearsDay(year),
            stated(lengthOfYear(year), ({ days }) => String(days)),
          ]),
        ),
      ),
    ];
  },
  spring(context, asked) {
    const now = asked ?? thisYear(context);
    return [
      section(
        'Both days, year by year',
        table(
          'Start of Spring and New Year’s Day in China',
          ['Year', 'Start of Spring', 'New Year'],
          calendarYearsBetween(now - 5, now + 6).map((year): Phrase[] => [
            yearByName(year),
            startOfSpring(year),
            newYearsDay(year),
          ]),
        ),
      ),
    ];
  },
  cycle(context) {
    const now = thisYear(context);
    return [
      section(
        'Twelve names of the sixty',
        table(
          'Names of the years',
          ['Year', 'Name', 'Place', 'Stem'],
          yearsBetween(now - 5, now + 6).map((year): Phrase[] => cycleRow(year)),
        ),
      ),
    ];
  },
  'new year'(context) {
    const now = thisYear(context);
    return [
      section(
        'The dates of twelve years',
        yearsTable('New Year’s Days in China', yearsBetween(now, now + 11)),
      ),
      section('The feasts that follow', festivalsTable(now + 1)),
    ];
  },
  years(context) {
    const now = thisYear(context);
    return [
      section(
        'All years, to the day',
        yearsTable(
          'Zodiac years; the first and the last day belong to the year',
          yearsBetween(Math.max(now - 96, 1924), now + 11),
        ),
      ),
    ];
  },
  find(context) {
    const now = thisYear(context);
    return [
      section(
        'Recent years, to the day',
        yearsTable('Find the line that has the birthday', yearsBetween(now - 66, now)),
      ),
      section(
        'Let us look it up',
        pointer(
          'A date of birth is enough, and it stays on your device:',
          'the free sample',
          '/zodiac-sample',
        ),
      ),
    ];
  },
  january(context) {
    const now = thisYear(context);
    return [
      section(
        'The day that decides',
        table(
          'First day of each zodiac year',
          ['Year', 'From', 'Before it'],
          yearsBetween(now - 40, now).map((year): Phrase[] => [
            yearByName(year),
            newYearsDay(year),
            signByYear(year - 1),
          ]),
        ),
      ),
    ];
  },
};

const cycleRow = (year: number): Phrase[] => {
  const cycle = placeInCycle(year);
  return [
    yearByName(year),
    stated(cycle, ({ name, pinyin }) => `${name}, ${pinyin}`),
    stated(cycle, ({ place }) => String(place)),
    stated(cycle, ({ stem, polarity }) => `${stem}, ${polarity}`),
  ];
};
