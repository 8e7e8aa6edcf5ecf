import {
  getZodiacSignByDate,
  type CalendarDate,
  type Element,
  type Relation,
  type ZodiacSign,
} from '@org/zodiac-core';
import type { ArticleTables, Founding } from '../article.ts';
import { datesIn, firstKeywordYear, lastKeywordYear, withoutDates } from './dates-in.ts';
import { nearWord } from './near-word.ts';
import { plainKeyword } from './plain-keyword.ts';
import { rowsNamed } from './rows-named.ts';
import { isSignWord, signOfWord, spelledOut } from './sign-words.ts';
import { elementsByWord, themesByWord, type Theme } from './theme.ts';
import { wordsIn } from './words-in.ts';

/** The topics that were recognised in a keyword. */
export interface KeywordTopics {
  /** The keyword as plain text. It must still be escaped for HTML. */
  readonly text: string;
  /** The same with misspelt sign names corrected. */
  readonly spelled: string;
  /** Signs in the order of the keyword. */
  readonly signs: readonly ZodiacSign[];
  /** Years of which New Year's Day is known, and that of the next year too. */
  readonly years: readonly number[];
  readonly elements: readonly Element[];
  readonly lifePaths: readonly number[];
  /** Full dates. Their zodiac years are included in `years`. */
  readonly dates: readonly CalendarDate[];
  /** Days of the month without a date, as in "birthday number 29". */
  readonly birthdays: readonly number[];
  /** Compatibility rules. */
  readonly rules: readonly Relation[];
  readonly themes: readonly Theme[];
  /** Rows whose names occur, in the order of the keyword. */
  readonly states: readonly Founding[];
  readonly carBrands: readonly Founding[];
  readonly companies: readonly Founding[];
}

/** Recognises the topics of a keyword. Words may have one typing error. */
export function keywordTopics(keyword: string, tables: ArticleTables): KeywordTopics {
  const text = plainKeyword(keyword);
  const words = wordsIn(text);
  const dates = datesIn(text);
  const undated = withoutDates(text);
  return {
    text,
    spelled: spelledOut(text),
    signs: unique(words.flatMap((word) => signOfWord(word) ?? [])),
    years: yearsIn(undated, dates),
    elements: unique(
      words.flatMap((word) => elementsByWord[nearWord(word, Object.keys(elementsByWord)) ?? ''] ?? []),
    ),
    dates,
    lifePaths: lifePathsIn(undated),
    birthdays: birthdaysIn(undated),
    rules: (Object.keys(ruleWords) as Relation[]).filter((rule) => ruleWords[rule]?.test(text)),
    themes: unique(words.flatMap(themesOfWord)),
    states: rowsNamed(tables.usStates, text),
    carBrands: rowsNamed(tables.carBrands, text),
    companies: rowsNamed(tables.companies, text),
  };
}

/** The zodiac years of the dates, then the years that stand alone. */
const yearsIn = (undated: string, dates: readonly CalendarDate[]): number[] =>
  unique([
    ...dates.flatMap((date) => getZodiacSignByDate(date)?.zodiacYear ?? []),
    ...(undated.match(/(?<![\p{L}\d])\d{4}(?![\p{L}\d])/gu) ?? []).map(Number),
  ]).filter((year) => year >= firstKeywordYear && year <= lastKeywordYear);

function themesOfWord(word: string): Theme[] {
  // "Monkey" is one edit away from "money".
  const theme = isSignWord(word)
    ? undefined
    : themesByWord.get(nearWord(word, [...themesByWord.keys()]) ?? '');
  return theme ? [theme] : [];
}

const numbersIn = (text: string): number[] =>
  unique((text.match(/\b\d{1,2}(?=\b|st|nd|rd|th)/g) ?? []).map(Number));

const lifePathsIn = (text: string): number[] =>
  /life[\s-]*path|numerolog|master number|\bnumbers? \d/i.test(text) && !/luck|birth\s*day/i.test(text)
    ? numbersIn(text).filter((number) => (number >= 1 && number <= 9) || [11, 22, 33].includes(number))
    : [];

const birthdaysIn = (text: string): number[] =>
  /birth\s*day|born on/i.test(text) ? numbersIn(text).filter((day) => day >= 1 && day <= 31) : [];

const ruleWords: Readonly<Partial<Record<Relation, RegExp>>> = {
  'three-harmonies': /three harmon|\btrines?\b|triangle of|three allies/i,
  'six-harmony': /six harmon|secret friend/i,
  'six-clash': /clash|opposite signs?/i,
  'six-harm': /\bharms?\b/i,
};

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
