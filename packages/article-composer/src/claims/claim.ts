import type { ArticleList, ToldFact } from '@org/api-contract/lists';
import type { DayOfficerId } from '@org/zodiac-core/day-officers';
import type { SolarTermId } from '@org/zodiac-core/solar-terms';
import type { CalendarDate, CalendarName, Element, Polarity, Relation, ZodiacSignId } from '@org/zodiac-core';

/** The name that answers use for a list of articles' facts. */
export type TableName = ArticleList['member'];

/**
 * A fact that an article states, as data. `stated` writes the words from the data, so the two cannot differ.
 * Traditional descriptions of character are not claims.
 */
export type Claim = CalendarClaim | SignClaim | NumerologyClaim | TableClaim;

/** Years are zodiac years, named after the Gregorian year in which they begin. */
type CalendarClaim =
  | { kind: 'zodiac year'; year: number; sign: ZodiacSignId; element: Element }
  | { kind: 'first day'; year: number; date: CalendarDate }
  /** The earliest and the latest New Year's Day from one year to another. */
  | { kind: 'range of new years'; firstYear: number; lastYear: number; from: string; to: string }
  /** The first and the last day of a zodiac year, both included. */
  | { kind: 'date range'; year: number; sign: ZodiacSignId; from: CalendarDate; to: CalendarDate }
  /** `place` counts from 1 to 60; `stem` is a character. */
  | {
      kind: 'place in cycle';
      year: number;
      place: number;
      name: string;
      pinyin: string;
      stem: string;
      polarity: Polarity;
      element: Element;
    }
  | { kind: 'birth date'; date: CalendarDate; sign: ZodiacSignId; year: number }
  /** The sign if the year begins at the Start of Spring. */
  | { kind: 'spring sign'; date: CalendarDate; sign: ZodiacSignId }
  | { kind: 'start of spring'; year: number; date: CalendarDate }
  | { kind: 'country day'; calendar: CalendarName; year: number; date: CalendarDate }
  /** Days from the first to the last day of a zodiac year, and the number of its leap month. */
  | { kind: 'length of year'; year: number; days: number; leapMonth: number | null }
  /** A day of the lunar calendar of China. */
  | {
      kind: 'lunar date';
      lunar: { year: number; month: number; day: number; isLeapMonth?: true };
      date: CalendarDate;
    }
  /** The day of a solar term (節氣) in a Gregorian year, by the time of China. */
  | { kind: 'solar term'; term: SolarTermId; year: number; date: CalendarDate }
  /** The days of a Gregorian month that have a name in the almanac. */
  | { kind: 'officer days'; officer: DayOfficerId; year: number; month: number; days: readonly number[] }
  /** The age by Korean or Chinese count in a year, for somebody born in another. */
  | { kind: 'counted years'; born: number; on: number; counted: number }
  /** The signs that offend Tai Sui in a year, in the order of the circle. */
  | { kind: 'tai sui'; year: number; signs: readonly ZodiacSignId[] }
  /** The day on which the rows of the tables were counted. */
  | { kind: 'day of counts'; date: CalendarDate }
  /** The first and the last hour of a double hour, such as 23 and 0. */
  | { kind: 'double hour'; sign: ZodiacSignId; hours: readonly [number, number] };

type SignClaim =
  /** `place` counts from 1 (Rat) to 12; `character` and `branch` are characters. */
  | {
      kind: 'sign';
      sign: ZodiacSignId;
      place: number;
      character: string;
      pinyin: string;
      branch: string;
      branchPinyin: string;
      polarity: Polarity;
      element: Element;
    }
  | { kind: 'lucky tokens'; sign: ZodiacSignId; numbers: readonly number[]; colours: readonly string[] }
  | { kind: 'signs of element'; element: Element; signs: readonly ZodiacSignId[] }
  /** `score` is from 0 to 100; `rules` are those that count in it, the decisive one first. */
  | {
      kind: 'pairing';
      signs: readonly [ZodiacSignId, ZodiacSignId];
      score: number;
      rules: readonly Relation[];
    }
  /** All groups of signs that a rule joins. */
  | { kind: 'pairing rule'; rule: Relation; groups: readonly (readonly ZodiacSignId[])[] };

type NumerologyClaim =
  | { kind: 'life path'; number: number; title: string; text: string }
  /** Month, day and year of the date make `sum`, which reduces to `number`. */
  | { kind: 'life path sum'; date: CalendarDate; sum: number; number: number }
  /** The sum, then the sum of its digits, and so on to the life path number. */
  | { kind: 'life path steps'; date: CalendarDate; steps: readonly number[] }
  /** A number that no date from `firstYear` to `lastYear` has: digits sum up to at most `maxDigitSum`. */
  | {
      kind: 'unreached number';
      number: number;
      firstYear: number;
      lastYear: number;
      maxDigitSum: number;
    };

export type TableClaim =
  /** Number of rows that are filed under a sign. */
  | { kind: 'count'; of: TableName; sign: ZodiacSignId; value: number }
  /** Number of rows of a table. */
  | { kind: 'total'; of: TableName; value: number }
  /** Number of rows of a sign, or of all signs if `sign` is `null`. The other fields narrow the count. */
  | {
      kind: 'count of kind';
      of: TableName;
      rowKind: string | null;
      /** The lines of business of a trade. */
      branches?: readonly string[];
      country?: string;
      year?: number;
      /** The first and the last founding year, both included. */
      span?: readonly [first: number, last: number];
      sign: ZodiacSignId | null;
      value: number;
    }
  /** Number of rows with a founding year. */
  | { kind: 'count of year'; of: TableName; year: number; value: number }
  | {
      kind: 'table row';
      table: TableName;
      name: string;
      year: number;
      month: number | null;
      day: number | null;
      sign: ZodiacSignId;
    }
  /** The known-for text of a row, as its table has it. */
  | { kind: 'known for'; name: string; text: string }
  /** A fact such as founders or seat, in the words of its table. */
  | { kind: 'fact of row'; table: TableName; name: string; fact: ToldFact; text: string };

export const isTableClaim = (claim: Claim): claim is TableClaim =>
  ['count', 'total', 'count of kind', 'count of year', 'table row', 'known for', 'fact of row'].includes(
    claim.kind,
  );

export type ClaimSource =
  | 'New Year table'
  | 'solar terms'
  | 'cycle of sixty'
  | 'double hours'
  | 'descriptions of the signs'
  | 'five elements'
  | 'compatibility rules'
  | 'numerology'
  | 'tables of the product';

const sources: Readonly<Record<Claim['kind'], ClaimSource>> = {
  'zodiac year': 'cycle of sixty',
  'first day': 'New Year table',
  'range of new years': 'New Year table',
  'date range': 'New Year table',
  'place in cycle': 'cycle of sixty',
  'birth date': 'New Year table',
  'spring sign': 'solar terms',
  'start of spring': 'solar terms',
  'country day': 'New Year table',
  'length of year': 'New Year table',
  'lunar date': 'New Year table',
  'solar term': 'solar terms',
  'officer days': 'solar terms',
  'counted years': 'New Year table',
  'tai sui': 'compatibility rules',
  'double hour': 'double hours',
  sign: 'descriptions of the signs',
  'lucky tokens': 'descriptions of the signs',
  'signs of element': 'five elements',
  pairing: 'compatibility rules',
  'pairing rule': 'compatibility rules',
  'life path': 'numerology',
  'life path sum': 'numerology',
  'life path steps': 'numerology',
  'unreached number': 'numerology',
  count: 'tables of the product',
  total: 'tables of the product',
  'count of kind': 'tables of the product',
  'count of year': 'tables of the product',
  'table row': 'tables of the product',
  'known for': 'tables of the product',
  'fact of row': 'tables of the product',
  'day of counts': 'tables of the product',
};

export const sourceOf = ({ kind }: Claim): ClaimSource => sources[kind];
