import { describeSign, zodiacSigns } from '@org/zodiac-core';
import { dayOfficer, type DayOfficerId } from '@org/zodiac-core/day-officers';
import { fromLunarDate } from '@org/zodiac-core/lunar';
import { solarTermsOf } from '@org/zodiac-core/solar-terms';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, table, type Markup } from '../claims/markup.ts';
import { listed, stated, type Passage, type Phrase } from '../claims/passage.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import {
  calendarYearsBetween,
  countedInYear,
  dateInWords,
  elementByYear,
  leapMonthInWords,
  lengthOfYear,
  monthNames,
  newYearsDay,
  newYearsDayIn,
  newYearsEve,
  placeInCycle,
  signByYear,
  springsIn,
  startOfSpring,
  yearByName,
  yearInFigures,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { branchOf, doubleHour, fixedElement, polarityOf } from '../wording/sign-phrases.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import { dayOfTerm } from '../wording/term-phrases.ts';
import { yearsTable } from '../wording/years-table.ts';

/** The tables for the statements of a topic. */
export type Evidence = (now: number) => readonly Section[];

export const section = (heading: Phrase, ...blocks: readonly Markup[]): readonly Section[] => [
  { heading, blocks },
];

const goat = describeSign('goat');

const yearsAhead = (now: number): readonly number[] => calendarYearsBetween(now, now + 11);

export const years: Evidence = (now) =>
  section(
    text('heads.theYears'),
    yearsTable(text('tables.yearsWithDays'), calendarYearsBetween(1924, now + 12)),
  );

export const january: Evidence = (now) =>
  section(
    text('heads.theDecidingDayOfEachYear'),
    table(
      text('tables.beforeTheDay'),
      text('columns.decidingDay'),
      calendarYearsBetween(1940, now + 2).map((each) => [
        newYearsDay(each),
        signByYear(each),
        signByYear(each - 1),
      ]),
    ),
  );

export const calendar: Evidence = (now) =>
  section(text('heads.theNewYearsAhead'), yearsTable(text('tables.newYears'), yearsAhead(now)));

/** The first day of the leap month of a year; `undefined` if the year has none. */
function firstDayOfLeapMonth(year: number): Passage | undefined {
  const { leapMonth: month } = lengthOfYear(year);
  if (month === null) return undefined;
  const lunar = { year, month, day: 1, isLeapMonth: true } as const;
  const date = fromLunarDate(lunar);
  if (!date) throw new RangeError(`The year ${year} has the leap month ${month}.`);
  return stated({ kind: 'lunar date', lunar, date }, (claim) => dateInWords(claim.date));
}

export const leapMonth: Evidence = (now) =>
  section(
    text('heads.yearsAndTheirLeapMonths'),
    table(
      text('tables.leapMonths'),
      text('columns.leapMonths'),
      calendarYearsBetween(now, now + 18).map((each) => [
        yearByName(each),
        stated(lengthOfYear(each), ({ days }) => String(days)),
        stated(lengthOfYear(each), ({ leapMonth }) => leapMonthInWords(leapMonth)),
        firstDayOfLeapMonth(each) ?? '–',
      ]),
    ),
  );

export const solarTerms: Evidence = (now) =>
  section(
    text('heads.allSolarTermsOfAYear'),
    table(
      filled(text('titles.solarTerms'), { year: yearInFigures(now) }),
      text('columns.solarTerms'),
      solarTermsOf(now).map((term) => [term.name, term.characters, dayOfTerm(now, term.id)]),
    ),
  );

export const spring: Evidence = (now) =>
  section(
    text('heads.bothDays'),
    table(
      text('tables.springAndNewYear'),
      text('columns.spring'),
      yearsAhead(now).map((each) => [yearByName(each), startOfSpring(each), newYearsDay(each)]),
    ),
  );

export const cycle: Evidence = (now) =>
  section(
    text('heads.namesOfTheYearsAhead'),
    table(
      text('tables.stemsAndBranches'),
      text('columns.cycle'),
      yearsAhead(now).map((each) => [
        yearByName(each),
        stated(placeInCycle(each), ({ name, pinyin }) => `${name}, ${pinyin}`),
        stated(placeInCycle(each), ({ place }) => String(place)),
      ]),
    ),
  );

export const reading: Evidence = (now) =>
  section(
    text('heads.theTenStems'),
    paragraph(
      filled(text('topics.reading.example'), {
        year: yearInFigures(now),
        name: stated(placeInCycle(now), ({ name }) => name),
        pinyin: stated(placeInCycle(now), ({ pinyin }) => pinyin),
        polarity: stated(placeInCycle(now), ({ polarity }) => polarity),
        element: elementByYear(now),
        sign: signByYear(now),
      }),
    ),
    table(
      text('tables.tenStems'),
      text('columns.stems'),
      calendarYearsBetween(now - ((now + 6) % 10), now - ((now + 6) % 10) + 9).map((each) => [
        stated(placeInCycle(each), ({ stem }) => stem),
        stated(placeInCycle(each), ({ pinyin }) => pinyin.replace(/-.*/, '')),
        stated(placeInCycle(each), (claim) => claim.element),
        stated(placeInCycle(each), (claim) => claim.polarity),
        yearByName(each),
      ]),
    ),
  );

export const branches: Evidence = () =>
  section(
    text('heads.theTwelveBranches'),
    table(
      text('tables.branches'),
      text('columns.branches'),
      zodiacSigns.map((sign) => [
        branchOf(sign),
        sign.name,
        polarityOf(sign),
        fixedElement(sign),
        doubleHour(sign),
      ]),
    ),
  );

export const age: Evidence = (now) =>
  section(
    text('heads.workedExamples'),
    table(
      filled(text('titles.ageIn'), { year: yearInFigures(now) }),
      text('columns.ages'),
      calendarYearsBetween(now - 60, now - 20)
        .filter((each) => (now - each) % 8 === 0)
        .map((each) => [countedInYear(each, now).born, countedInYear(each, now).counted]),
    ),
  );

export const taiSui: Evidence = (now) =>
  section(
    text('heads.ahead'),
    table(
      text('tables.offendingSigns'),
      text('columns.yearSigns'),
      yearsAhead(now).map((each) => [yearByName(each), signsOffending(each)]),
    ),
  );

/** The sign whose own year each of the next years is, with the zodiac years in which its people were born. */
export const ownYears: Evidence = (now) =>
  section(
    text('heads.ahead'),
    table(
      text('tables.ownYears'),
      text('columns.ownYears'),
      yearsAhead(now).map((each) => [
        yearInFigures(each),
        signByYear(each),
        listed(yearsOfSign(signOfYear(each), each - 72, each - 12).map(yearInFigures)),
      ]),
    ),
  );

/** The months of the solar calendar begin at every second solar term, in January with the month of the Ox. */
export const monthAnimals: Evidence = (now) =>
  section(
    text('heads.allTwelveMonths'),
    table(
      filled(text('titles.monthAnimals'), { year: yearInFigures(now) }),
      text('columns.monthAnimals'),
      solarTermsOf(now)
        .filter((_, at) => at % 2 === 0)
        .map((term, at) => [
          zodiacSigns[(at + 1) % zodiacSigns.length]?.name ?? '',
          dayOfTerm(now, term.id),
          `${term.name} (${term.characters})`,
        ]),
    ),
  );

/** The days of a month that have a name in the almanac, such as `3, 15, 27`. */
function daysOf(officer: DayOfficerId, year: number, month: number): Passage {
  const days = Array.from({ length: 31 }, (_, at) => at + 1).filter(
    (day) => dayOfficer({ year, month, day })?.id === officer,
  );
  return stated({ kind: 'officer days', officer, year, month, days }, (claim) => claim.days.join(', '));
}

export const weddings: Evidence = (now) => [
  ...section(
    text('heads.theDays'),
    table(
      filled(text('tables.weddingDays'), { year: yearInFigures(now) }),
      text('columns.weddingDays'),
      monthNames.map((name, at) => [name, daysOf('stable', now, at + 1), daysOf('success', now, at + 1)]),
    ),
  ),
  ...section(
    text('heads.theYears'),
    table(
      text('tables.springsOfYears'),
      text('columns.springsOfYears'),
      calendarYearsBetween(now, now + 9).map((year): Phrase[] => {
        const days = springsIn(year);
        return [
          yearByName(year),
          newYearsDay(year),
          newYearsEve(year + 1),
          days.length === 0 ? text('labels.none') : listed(days),
        ];
      }),
    ),
  ),
];

export const goatOrSheep: Evidence = (now) =>
  section(
    text('heads.yearsOfThisSign'),
    yearsTable(text('tables.underThreeNames'), yearsOfSign(goat, now - 60, now + 12)),
  );

export const elements: Evidence = (now) =>
  section(
    text('heads.elementsOfTheYears'),
    table(
      text('tables.theElementOfEachYear'),
      text('columns.yearElement'),
      yearsAhead(now).map((each) => [yearByName(each), elementByYear(each)]),
    ),
  );

export const newYearAbroad =
  (country: 'korea' | 'vietnam'): Evidence =>
  (now) =>
    section(
      text('heads.newYearInChinaAndAbroad'),
      table(
        text('tables.newYearAbroad'),
        text(`columns.${country}`),
        yearsAhead(now).map((each) => [yearByName(each), newYearsDay(each), newYearsDayIn(country, each)]),
      ),
    );
