import type { CalendarDate, Element, ZodiacSign } from '@org/zodiac-core';
import type { ArticleTables } from '../article.ts';
import { datesIn, firstKeywordYear, lastKeywordYear, withoutDates } from '../keyword/dates-in.ts';
import { rowsNamed } from '../keyword/rows-named.ts';
import { elementOfWord, signOfWord } from '../keyword/sign-words.ts';
import { wordsIn } from '../keyword/words-in.ts';
import { festivalPatterns, withoutFestivals } from './festival-patterns.ts';
import type { Festival, NamedRow, RuleName, Topic } from './subject.ts';
import { rulePatterns, topicPatterns } from './topic-patterns.ts';

/** What was recognised in a keyword, before it is decided what the keyword is about. */
export interface Recognised {
  /** The keyword in lower case, without the names of rows. */
  readonly text: string;
  readonly today: Date;
  readonly signs: readonly ZodiacSign[];
  readonly elements: readonly Element[];
  readonly years: readonly number[];
  readonly dates: readonly CalendarDate[];
  readonly rows: readonly NamedRow[];
  readonly festival: Festival | undefined;
  readonly topic: Topic | undefined;
  readonly rule: RuleName | undefined;
  readonly table: NamedRow['table'] | undefined;
}

export const isYear = (number: number): boolean => number >= firstKeywordYear && number <= lastKeywordYear;

/** The rows that a keyword names. */
export const rowsIn = (text: string, tables: ArticleTables): NamedRow[] => {
  const found = (['usStates', 'carBrands', 'companies'] as const).flatMap((table) =>
    rowsNamed(tables[table], text).map((row): NamedRow => ({ table, row })),
  );
  // A company and a car brand may have one name; a longer name contains the shorter.
  return found.filter(
    ({ row }, index) =>
      found.findIndex((other) => other.row.name === row.name) === index &&
      !found.some(
        (other) => other.row !== row && other.row.name.toLowerCase().includes(`${row.name.toLowerCase()} `),
      ),
  );
};

export function recognise(text: string, rows: readonly NamedRow[], today: Date): Recognised {
  const words = wordsIn(withoutFestivals(text));
  const dates = datesIn(text);
  const thisYear = today.getUTCFullYear();
  const years = [
    ...(withoutDates(text).match(/(?<![\p{L}\d])\d{4}(?![\p{L}\d])/gu) ?? []).map(Number).filter(isYear),
    ...(/\bthis year\b|\bcurrent year\b|\bright now\b/.test(text) ? [thisYear] : []),
    ...(/\bnext year(?! of| is| will)\b/.test(text) ? [thisYear + 1] : []),
  ];
  return {
    text,
    today,
    rows,
    dates,
    years: [...new Set(years)],
    signs: [...new Set(words.flatMap((word) => signOfWord(word) ?? []))],
    elements: [...new Set(words.flatMap((word) => elementOfWord(word) ?? []))],
    festival: festivalPatterns.find(([pattern]) => pattern.test(text))?.[1],
    topic: topicPatterns.find(([pattern]) => pattern.test(text))?.[1],
    rule: rulePatterns.find(([pattern]) => pattern.test(text))?.[1],
    table: tableIn(text),
  };
}

const tableIn = (text: string): NamedRow['table'] | undefined =>
  /\bstates?\b|\bstatehood\b/.test(text)
    ? 'usStates'
    : /\bcars?\b|\bvehicles?\b|\bautomobiles?\b|\bdrive\b/.test(text)
      ? 'carBrands'
      : /\bcompan(?:y|ies)\b|\bcorporations?\b|\bfirms?\b|\bemployers?\b|\bbrands?\b/.test(text)
        ? 'companies'
        : undefined;
