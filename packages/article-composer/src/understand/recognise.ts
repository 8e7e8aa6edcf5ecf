import type { CalendarDate, Element, ZodiacSign } from '@org/zodiac-core';
import type { ArticleTables } from '../article.ts';
import {
  datesIn,
  eitherDateIn,
  firstKeywordYear,
  lastKeywordYear,
  withoutDates,
} from '../keyword/dates-in.ts';
import { rowsNamed } from '../keyword/rows-named.ts';
import { elementOfWord, signOfWord } from '../keyword/sign-words.ts';
import { wordsIn } from '../keyword/words-in.ts';
import { festivalPatterns, withoutFestivals } from './festival-patterns.ts';
import { signOfYear } from '../wording/calendar-phrases.ts';
import { asksForMatch } from './minors.ts';
import { otherAnimalIn } from './other-animals.ts';
import { qualityIn, type Quality } from './qualities.ts';
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
  /** The two readings of a date such as 3/4/1991. */
  readonly eitherDate: readonly [CalendarDate, CalendarDate] | undefined;
  /** The first and the last year of a range or a decade, such as "1985 to 1990". */
  readonly span: readonly [first: number, last: number] | undefined;
  /** From January (1) to December. */
  readonly month: number | undefined;
  readonly rows: readonly NamedRow[];
  readonly festival: Festival | undefined;
  /** An animal that is no sign. */
  readonly otherAnimal: string | undefined;
  readonly topic: Topic | undefined;
  readonly rule: RuleName | undefined;
  readonly table: NamedRow['table'] | undefined;
  readonly quality: Quality | undefined;
}

export const isYear = (number: number): boolean => number >= firstKeywordYear && number <= lastKeywordYear;

/** The rows that a keyword names. */
export const rowsIn = (text: string, tables: ArticleTables): NamedRow[] => {
  const found = (['usStates', 'carBrands', 'companies'] as const).flatMap((table) =>
    rowsNamed(tables[table], text).map((row): NamedRow => ({ table, row })),
  );
  // A company and a car brand may have one name; a longer name contains the shorter.
  const inWords = (given: string): string => wordsIn(given).join(' ');
  const words = ` ${inWords(text)} `;
  const namesIn = ({ row }: NamedRow): string[] =>
    [row.name, ...row.aliases].map(inWords).filter((name) => name !== '' && words.includes(` ${name} `));
  const isPartOf = (one: NamedRow, other: NamedRow): boolean => {
    const names = namesIn(one);
    return (
      names.length > 0 &&
      names.every((name) => namesIn(other).some((longer) => longer !== name && longer.startsWith(`${name} `)))
    );
  };
  return found.filter(
    (each, index) =>
      found.findIndex((other) => other.row.name === each.row.name) === index &&
      !found.some((other) => other.row !== each.row && isPartOf(each, other)),
  );
};

export function recognise(text: string, rows: readonly NamedRow[], today: Date): Recognised {
  const words = wordsIn(withoutFestivals(text));
  const dates = datesIn(text);
  const named = [...new Set(words.flatMap((word) => signOfWord(word) ?? []))];
  const thisYear = today.getUTCFullYear();
  const years = [
    ...(withoutDates(text).match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number).filter(isYear),
    ...(/\bthis year\b|\bcurrent year\b|\bright now\b/.test(text) ? [thisYear] : []),
    ...(/\bnext year(?! of| is| will)\b/.test(text) ? [thisYear + 1] : []),
  ];
  const signs = withoutSignOfForecast(named, years, text, thisYear);
  const otherAnimal = signs.length + years.length === 0 ? otherAnimalIn(text) : undefined;
  return {
    text,
    today,
    rows,
    dates,
    eitherDate: eitherDateIn(text),
    span: spanIn(text),
    month: monthIn(withoutDates(text)),
    years: [...new Set(years)],
    signs,
    elements: [...new Set(words.flatMap((word) => elementOfWord(word) ?? []))],
    festival: festivalPatterns.find(([pattern]) => pattern.test(text))?.[1],
    otherAnimal,
    topic: otherAnimal === undefined ? topicPatterns.find(([pattern]) => pattern.test(text))?.[1] : 'twelve',
    rule: rulePatterns.find(([pattern]) => pattern.test(text))?.[1],
    table: tableIn(text),
    quality: qualityIn(text),
  };
}

const asksForForecast = /\bpredict|\bforecasts?\b|\bhoroscopes?\b|\bluck|\bfortunes?\b/;

/** As in "horse 2026 predictions for rat", where the Horse names the year, and the Rat is asked about. */
function withoutSignOfForecast(
  signs: readonly ZodiacSign[],
  years: readonly number[],
  text: string,
  thisYear: number,
): readonly ZodiacSign[] {
  const [year, ...others] = years;
  const isForecast =
    year !== undefined &&
    year >= thisYear &&
    others.length === 0 &&
    signs.length === 2 &&
    asksForForecast.test(text) &&
    !asksForMatch(text);
  return isForecast ? signs.filter((sign) => sign !== signOfYear(year)) : signs;
}

/** Longer spans are those of the general table of years. */
const maxSpan = 60;

function spanIn(text: string): Recognised['span'] {
  const [, decade] = /(?<!\d)(\d{3}0)[’']?s\b/.exec(text) ?? [];
  const [, from, to] =
    /(?<!\d)(\d{4})\s*(?:-|–|to|or|until|till|through)\s*(\d{4})(?!\d)/.exec(text) ??
    /\bbetween (\d{4}) and (\d{4})(?!\d)/.exec(text) ??
    [];
  const [first, last] =
    decade === undefined ? [Number(from), Number(to)] : [Number(decade), Number(decade) + 9];
  return isYear(first) && isYear(last) && last > first && last - first < maxSpan ? [first, last] : undefined;
}

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']; // prettier-ignore

/** `'may'` counts as a month only beside a year, since it is a common word. */
function monthIn(text: string): number | undefined {
  const found = months.findIndex((name) =>
    new RegExp(String.raw`\b${name} (?:of )?\d{4}\b|\b\d{4},? (?:in )?${name}\b`).test(text),
  );
  return found < 0 ? undefined : found + 1;
}

const tableIn = (text: string): NamedRow['table'] | undefined =>
  /\bstates?\b|\bstatehood\b/.test(text)
    ? 'usStates'
    : /\bcars?\b|\bvehicles?\b|\bautomobiles?\b|\bdrive\b/.test(text)
      ? 'carBrands'
      : /\bcompan(?:y|ies)\b|\bcorporations?\b|\bfirms?\b|\bemployers?\b|\bbrands?\b/.test(text)
        ? 'companies'
        : undefined;
