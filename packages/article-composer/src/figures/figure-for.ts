import {
  describeSign,
  getStartOfSpring,
  zodiacSigns,
  type CalendarDate,
  type Element,
} from '@org/zodiac-core';
import { thisYear, type Context } from '../articles/context.ts';
import type { TableName } from '../claims/claim.ts';
import { dayInWords } from '../claims/day-of-counts.ts';
import type { NamedRow, Subject, Topic } from '../understand/subject.ts';
import { signOfDate } from '../understand/sign-of-date.ts';
import { elementOfYear, lengthOfYear, signOfYear, yearsBetween } from '../wording/calendar-phrases.ts';
import { birthDay, daysOfLifePath, lifePaths } from '../wording/number-phrases.ts';
import { groupsOf, relationNames } from '../wording/pairing-phrases.ts';
import { rowsOfKind, rowsOfSign, tableWords } from '../wording/table-phrases.ts';
import { upperFirst } from '../wording/words.ts';
import { dateOfFestival, festivalNames, lunarYearOf } from '../articles/festivals.ts';
import { wordsForQuality } from '../articles/quality-article.ts';
import type { ArticleFigure } from './figure.ts';

/** The figure that shows what an article on a subject says. */
export function figureFor(subject: Subject, context: Context): ArticleFigure {
  const now = thisYear(context);
  switch (subject.kind) {
    case 'sign':
    case 'sign in year':
      return { kind: 'bonds', sign: subject.sign.id };
    case 'pair':
      return { kind: 'pair', signs: [subject.signs[0].id, subject.signs[1].id] };
    case 'quality':
      return {
        kind: 'wheel',
        caption: 'The signs whose description fits',
        groups: [
          zodiacSigns.filter((sign) => wordsForQuality(sign, subject.quality).length > 0).map(({ id }) => id),
        ],
      };
    case 'trio':
      return {
        kind: 'wheel',
        caption: 'The three signs on the circle',
        groups: [subject.signs.map(({ id }) => id)],
      };
    case 'signs in year':
      return { kind: 'bonds', sign: signOfYear(subject.year).id };
    case 'year':
      return { kind: 'year', year: subject.year, marks: [springOf(subject.year)] };
    case 'new year':
      return { kind: 'year', year: subject.year, marks: feastsOf(subject.year) };
    case 'date':
      return {
        kind: 'year',
        year: signOfDate(subject.date).year,
        marks: [{ label: 'The date', date: subject.date }],
      };
    case 'either date':
      return {
        kind: 'year',
        year: signOfDate(subject.dates[0]).year,
        marks: eitherMarks(subject.dates),
      };
    case 'years':
      return { kind: 'year', year: subject.first, marks: [springOf(subject.first)] };
    case 'table in year':
      return countsOf(subject.table, signOfYear(subject.year).id, context);
    case 'lucky number':
      return {
        kind: 'wheel',
        caption: `Signs with the lucky number ${subject.number}`,
        groups: [
          zodiacSigns.filter(({ luckyNumbers }) => luckyNumbers.includes(subject.number)).map(({ id }) => id),
        ],
      };
    case 'row':
      return figureOfRow(subject.named) ?? countsOf(subject.named.table, subject.named.row.sign, context);
    case 'rows':
      return countsOf(subject.named[0].table, subject.named[0].row.sign, context);
    case 'table':
      return countsOf(subject.table, subject.sign?.id, context, subject.rowKind);
    case 'element':
      return elementsOfYears(subject.element, now);
    case 'pillar':
      return { kind: 'bonds', sign: subject.sign.id };
    case 'life path':
      return datesOfLifePaths(subject.number);
    case 'birthday':
      return daysOfNumbers(subject.day);
    case 'rule':
      return {
        kind: 'wheel',
        caption: `The ${relationNames[subject.rule]} on the circle`,
        groups: groupsOf(subject.rule),
      };
    case 'festival':
      return {
        kind: 'year',
        year: lunarYearOf(subject.festival, subject.year),
        marks: [
          {
            label: festivalNames[subject.festival].short,
            date: dateOfFestival(subject.festival, lunarYearOf(subject.festival, subject.year)),
          },
        ],
      };
    case 'topic':
      return figureOfTopic(
        subject.topic,
        subject.topic === 'solar terms' && subject.year !== null ? subject.year - 1 : now,
      );
  }
}

/** Of two readings of a date, those that are in the year of the first. */
const eitherMarks = (
  dates: readonly [CalendarDate, CalendarDate],
): { label: string; date: CalendarDate }[] => [
  { label: 'Month first', date: dates[0] },
  ...(signOfDate(dates[0]).year === signOfDate(dates[1]).year
    ? [{ label: 'Day first', date: dates[1] }]
    : []),
];

const springOf = (year: number) => ({ label: 'Start of Spring', date: getStartOfSpring(year) });

const feastsOf = (year: number): { label: string; date: CalendarDate }[] =>
  (['lantern', 'dragon boat', 'mid-autumn'] as const).map((festival) => ({
    label: festivalNames[festival].short,
    date: dateOfFestival(festival, year),
  }));

/** Of a row with a full date. */
function figureOfRow({ row: { name, year, month, day } }: NamedRow): ArticleFigure | undefined {
  if (month === null || day === null) return undefined;
  const date = { year, month, day };
  return { kind: 'year', year: signOfDate(date).year, marks: [{ label: name, date }] };
}

const countsOf = (
  of: TableName,
  current: string | undefined,
  { facts }: Context,
  rowKind: string | null = null,
): ArticleFigure => ({
  kind: 'bars',
  caption: `${rowKind === null ? tableWords[of].title : upperFirst(rowsOfKind(of, rowKind))} by sign on ${dayInWords(facts.today)}`,
  bars: zodiacSigns.map((sign) => ({
    label: sign.name,
    value: rowsOfSign(facts[of], sign).filter(({ kind }) => rowKind === null || kind === rowKind).length,
  })),
  current: zodiacSigns.find(({ id }) => id === current)?.name ?? null,
});

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

const elementsOfYears = (current: Element, now: number): ArticleFigure => {
  const next = (element: Element): number =>
    (yearsBetween(now + 1, now + 10).find((year) => elementOfYear(year) === element) ?? now) - now;
  return {
    kind: 'bars',
    caption: `Years from ${now} to the next year of each element`,
    bars: elements.map((element) => ({ label: element, value: next(element) })),
    current,
  };
};

/** How many days of sixty years lead to each number. */
function datesOfLifePaths(current: number): ArticleFigure {
  const { firstYear, lastYear } = daysOfLifePath(current);
  return {
    kind: 'bars',
    caption: `Birth dates from ${firstYear} to ${lastYear} by life path`,
    bars: lifePaths.map((number) => ({ label: String(number), value: daysOfLifePath(number).days })),
    current: String(current),
  };
}

/** How many days of a month have each number. */
function daysOfNumbers(day: number): ArticleFigure {
  const numbers = Array.from({ length: 31 }, (_, index) => birthDay(index + 1).number);
  return {
    kind: 'bars',
    caption: 'Days of a month by their number',
    bars: [...new Set(numbers)]
      .toSorted((a, b) => a - b)
      .map((number) => ({
        label: String(number),
        value: numbers.filter((each) => each === number).length,
      })),
    current: String(birthDay(day).number),
  };
}

function figureOfTopic(topic: Topic, now: number): ArticleFigure {
  switch (topic) {
    case 'new year':
    case 'calendar':
    case 'korea':
      return { kind: 'year', year: now + 1, marks: feastsOf(now + 1) };
    case 'spring':
    case 'january':
    case 'years':
    case 'find':
    case 'japan':
    case 'solar terms':
      return { kind: 'year', year: now + 1, marks: [springOf(now + 1)] };
    case 'leap month of 2033':
      return { kind: 'year', year: 2033, marks: feastsOf(2033) };
    case 'leap month':
      return lengthsOfYears(now);
    case 'own year':
    case 'tai sui':
      return { kind: 'bonds', sign: signOfYear(now + 1).id };
    case 'goat or sheep':
      return { kind: 'bonds', sign: describeSign('goat').id };
    case 'life paths':
      return datesOfLifePaths(1);
    case 'elements':
      return elementsOfYears(elementOfYear(now), now);
    case 'polarity':
      return {
        kind: 'wheel',
        caption: 'Yang and Yin, in turn round the circle',
        groups: [idsOf('Yang'), idsOf('Yin')],
      };
    case 'chart':
      return {
        kind: 'wheel',
        caption: `The ${relationNames['three-harmonies']} on the circle`,
        groups: groupsOf('three-harmonies'),
      };
    default:
      return { kind: 'wheel', caption: 'The twelve signs in their order', groups: [] };
  }
}

const lengthsOfYears = (now: number): ArticleFigure => ({
  kind: 'bars',
  caption: 'Days of the zodiac years; those with a leap month have about thirty more',
  bars: yearsBetween(now, now + 11).map((year) => ({
    label: String(year),
    value: lengthOfYear(year).days,
  })),
  current: null,
});

const idsOf = (polarity: 'Yin' | 'Yang') =>
  zodiacSigns.filter((sign) => sign.polarity === polarity).map(({ id }) => id);
