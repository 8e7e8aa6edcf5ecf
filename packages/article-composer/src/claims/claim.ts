import type { CalendarDate, Element, Polarity, Relation, ZodiacSignId } from '@org/zodiac-core';
import type { ArticleTables } from '../article.ts';

export type TableName = keyof ArticleTables;

/**
 * Something that an article states as true, as data. Its sentence is written from it (`stated`), so the two cannot
 * differ. What tradition says of a character is quoted from `@org/zodiac-core` and is not a claim.
 */
export type Claim = CalendarClaim | SignClaim | NumerologyClaim | TableClaim | RequestClaim;

/** Years are zodiac years, named after the Gregorian year in which they begin. */
type CalendarClaim =
  | { kind: 'zodiac year'; year: number; sign: ZodiacSignId; element: Element }
  | { kind: 'first day'; year: number; date: CalendarDate }
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
  | { kind: 'next year of sign'; sign: ZodiacSignId; after: number; year: number }
  | { kind: 'start of spring'; year: number; date: CalendarDate }
  /** The last digits of the years that carry an element. */
  | { kind: 'year digits'; element: Element; digits: readonly number[] }
  /** From the first to the last hour of the two, such as 23 and 0. */
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
  /** Names of signs. */
  | { kind: 'custom matches'; sign: ZodiacSignId; best: readonly string[]; worst: readonly string[] }
  | { kind: 'common friends'; signs: readonly [ZodiacSignId, ZodiacSignId]; names: readonly string[] }
  | { kind: 'signs of element'; element: Element; signs: readonly ZodiacSignId[] }
  /** Characters and readings. */
  | { kind: 'stems of element'; element: Element; yang: string; yin: string }
  /** `first` feeds or controls `second`, or is equal to it. */
  | { kind: 'element relation'; first: Element; second: Element; relation: 'equals' | 'feeds' | 'controls' }
  /** `score` is from 0 to 100; `rules` are those that count in it, the decisive one first. */
  | {
      kind: 'pairing';
      signs: readonly [ZodiacSignId, ZodiacSignId];
      score: number;
      rules: readonly Relation[];
    }
  /** All groups of signs that a rule joins. */
  | { kind: 'pairing rule'; rule: Relation; groups: readonly (readonly ZodiacSignId[])[] }
  /** `steps` on the circle of twelve, 0 to 6. */
  | { kind: 'distance'; signs: readonly [ZodiacSignId, ZodiacSignId]; steps: number };

type NumerologyClaim =
  | { kind: 'life path'; number: number; title: string; text: string }
  /** Month, day and year of the date make `sum`, which reduces to `number`. */
  | { kind: 'life path sum'; date: CalendarDate; sum: number; number: number }
  | { kind: 'birth day number'; day: number; number: number }
  | { kind: 'master numbers'; numbers: readonly number[] }
  /** No date from `firstYear` to `lastYear` has the number, since its digits make `maxDigitSum` at most. */
  | {
      kind: 'unreached number';
      number: number;
      firstYear: number;
      lastYear: number;
      maxDigitSum: number;
    }
  | { kind: 'month word'; month: number; word: string };

type TableClaim =
  /** Number of rows that are filed under a sign. */
  | { kind: 'count'; of: TableName; sign: ZodiacSignId; value: number }
  /** No sign with rows has more rows, or fewer. */
  | { kind: 'extreme count'; of: TableName; extreme: 'most' | 'fewest'; sign: ZodiacSignId; value: number }
  | { kind: 'table row'; table: TableName; name: string; year: number; sign: ZodiacSignId }
  /** No row of the table is older; if `sign` is given, no row under this sign. */
  | { kind: 'oldest row'; table: TableName; sign: ZodiacSignId | null; name: string; year: number }
  /** A row of this name exists, and articles may not state its sign. */
  | { kind: 'withheld row'; name: string };

/** Words of the request, which the article repeats but does not assert. */
type RequestClaim = { kind: 'keyword'; text: string; spelled: string } | { kind: 'place'; name: string };

/** The source of a claim. */
export type ClaimSource =
  | 'New Year table'
  | 'solar terms'
  | 'cycle of sixty'
  | 'double hours'
  | 'descriptions of the signs'
  | 'five elements'
  | 'compatibility rules'
  | 'numerology'
  | 'tables of the product'
  | 'request';

const sources: Readonly<Record<Claim['kind'], ClaimSource>> = {
  'zodiac year': 'cycle of sixty',
  'first day': 'New Year table',
  'date range': 'New Year table',
  'place in cycle': 'cycle of sixty',
  'birth date': 'New Year table',
  'next year of sign': 'cycle of sixty',
  'start of spring': 'solar terms',
  'year digits': 'cycle of sixty',
  'double hour': 'double hours',
  sign: 'descriptions of the signs',
  'lucky tokens': 'descriptions of the signs',
  'custom matches': 'descriptions of the signs',
  'common friends': 'descriptions of the signs',
  'signs of element': 'descriptions of the signs',
  'stems of element': 'cycle of sixty',
  'element relation': 'five elements',
  pairing: 'compatibility rules',
  'pairing rule': 'compatibility rules',
  distance: 'compatibility rules',
  'life path': 'numerology',
  'life path sum': 'numerology',
  'birth day number': 'numerology',
  'master numbers': 'numerology',
  'unreached number': 'numerology',
  'month word': 'numerology',
  count: 'tables of the product',
  'extreme count': 'tables of the product',
  'table row': 'tables of the product',
  'oldest row': 'tables of the product',
  'withheld row': 'tables of the product',
  keyword: 'request',
  place: 'request',
};

export const sourceOf = ({ kind }: Claim): ClaimSource => sources[kind];
