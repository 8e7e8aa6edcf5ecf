import {
  getChineseNewYear,
  type CalendarDate,
  type Element,
  type HeavenlyStem,
  type ZodiacSign,
} from '@org/zodiac-core';
import type { ArticleTables, Founding } from '../article.ts';
import type { TableName } from '../claims/claim.ts';
import { chartTermIn, withoutChartTerm, type ChartTerm } from './chart-terms.ts';
import { countryIn } from './country-in.ts';
import {
  datesIn,
  dayOfYearIn,
  eitherDateIn,
  firstKeywordYear,
  lastKeywordYear,
  withoutDates,
  withoutDayOfYear,
  type DayOfYear,
} from './dates-in.ts';
import { festivalPatterns, withoutFestivals, type Festival } from './festival-patterns.ts';
import { inOneWord } from './in-one-word.ts';
import { nearWord } from './near-word.ts';
import { numberIn, spelledNumber } from './number-in.ts';
import { plainKeyword, wordsIn } from './plain-keyword.ts';
import { describingWords, namesOf, rowsNamed, withoutNames } from './rows-named.ts';
import { alliesOf, elementOfWord, signOfWord, signOfYear } from './sign-words.ts';
import { isOfStem, stemIn } from './stem-in.ts';
import { tradeIn, tradeOfCompanies, type TradeId } from './trades.ts';

/** A row that a keyword names, with its table. */
export interface NamedRow {
  readonly table: TableName;
  readonly row: Founding;
}

/** Everything that a keyword names, and the words beside the names. */
export interface Entities {
  /** The keyword as plain text. */
  readonly keyword: string;
  /** The keyword in lower case, without the names of rows. */
  readonly text: string;
  /** The words that name nothing, in lower case. */
  readonly words: readonly string[];
  /** A sign that a pair names twice, as in "tiger and tiger", is here twice. */
  readonly signs: readonly ZodiacSign[];
  readonly elements: readonly Element[];
  /** A heavenly stem, as in "yin fire". */
  readonly stem: HeavenlyStem | undefined;
  readonly years: readonly number[];
  readonly dates: readonly CalendarDate[];
  /** The two readings of a date such as 3/4/1991; the first is in `dates` too. */
  readonly eitherDate: readonly [CalendarDate, CalendarDate] | undefined;
  /** A day without a year, as in "born on february 1", or a month of birth, as in "born in june". */
  readonly dayOfYear: DayOfYear | undefined;
  readonly festival: Festival | undefined;
  /** A term of birth charts, which asks for an article about such charts or about their stars. */
  readonly chartTerm: ChartTerm | undefined;
  readonly rows: readonly NamedRow[];
  readonly table: TableName | undefined;
  /** The industry, category or region that the keyword names beside a table. */
  readonly rowKind: string | undefined;
  /** The trade whose companies the keyword asks for, as in "beer companies". */
  readonly trade: TradeId | undefined;
  /** The words of the industry, category, region or trade. */
  readonly kindWords: readonly string[];
  /** The country whose rows the keyword asks for, as in "german car brands". */
  readonly country: string | undefined;
  /** A number from 1 to 33, or a repeated digit such as 888. */
  readonly number: number | undefined;
}

const isKeywordYear = (number: number): boolean => number >= firstKeywordYear && number <= lastKeywordYear;

/**
 * Finds the entities of a keyword by dictionary.
 *
 * @param tables - the rows that a keyword may name
 * @param today - decides what "this year" and "next year" are
 */
export function entitiesIn(given: string, tables: ArticleTables, today: Date): Entities {
  const keyword = plainKeyword(given);
  const { rows, country } = rowsAndCountryIn(keyword, tables);
  const foundings = rows.map(({ row }) => row);
  const text = withoutNames(keyword, foundings).toLowerCase();
  const describing = new Set(describingWords(keyword, foundings));
  const eitherDate = eitherDateIn(text);
  const dates = eitherDate ? [eitherDate[0]] : datesIn(text);
  const festival = festivalPatterns.find(([pattern]) => pattern.test(text))?.[1];
  const chartTerm = chartTermIn(text);
  const undated = withoutDates(withoutFestivals(withoutChartTerm(text, chartTerm)));
  const years = yearsIn(inOneWord(undated), today);
  const hasDate = dates.length + years.length > 0 || festival !== undefined;
  const dayOfYear = hasDate ? undefined : dayOfYearIn(undated);
  const named = dayOfYear ? withoutDayOfYear(undated) : undated;
  const words = wordsIn(inOneWord(named));
  const table = tableIn(words) ?? (asksForCompanies(named, country !== undefined) ? 'companies' : undefined);
  const trade = table === 'companies' ? tradeIn(named) : undefined;
  const rowKind = table && !trade ? rowKindIn(named, tables[table]) : undefined;
  const kindWords = [
    ...(trade?.words ?? []),
    ...(rowKind === undefined ? [] : [...wordsIn(rowKind), ...wordsOfKinds(named)]),
  ];
  const ofKind = new Set([...kindWords, ...wordsIn(country?.words ?? '')]);
  const number = numberIn(words);
  const stem = stemIn(words);
  return {
    keyword,
    text,
    words: words.filter(
      (word, at) =>
        !(years.length > 0 && /^years?(?:of)?$/.test(word) && words[at - 1] !== 'new') &&
        (signOfWord(word) === undefined || isSecondName(word, words)) &&
        elementOfWord(word) === undefined &&
        !(stem && isOfStem(word, stem)) &&
        tableOf(word) === undefined &&
        (number === undefined || spelledNumber(word) !== number) &&
        !ofKind.has(word) &&
        !describing.has(word) &&
        !(/^\d+$/.test(word) && (years.includes(Number(word)) || Number(word) === number)),
    ),
    signs: signsIn(words, named, years, today.getUTCFullYear()),
    elements: [...new Set(words.flatMap((word) => elementOfWord(word) ?? []))],
    stem,
    years,
    dates,
    eitherDate,
    dayOfYear,
    festival,
    chartTerm,
    rows,
    table,
    rowKind,
    trade: trade?.trade,
    kindWords,
    country: country?.country,
    number,
  };
}

/** Whether another word names the same sign, as in "goat or sheep". */
const isSecondName = (word: string, words: readonly string[]): boolean =>
  words.some(
    (other) =>
      other !== word &&
      `${other}s` !== word &&
      other !== `${word}s` &&
      signOfWord(other) === signOfWord(word),
  );

/**
 * The list of a keyword, with the country, the sign, the category, the trade and the year whose rows it asks for, as in "german car
 * brands" or "energy companies of the ox"; `undefined` if it asks for a whole list or for none.
 */
export function groupAsked(keyword: string, tables: ArticleTables) {
  const words = wordsIn(keyword);
  const country = countryAsked(keyword, tables);
  const table =
    country?.table ?? tableIn(words) ?? (asksForCompanies(keyword, false) ? 'companies' : undefined);
  if (table === undefined) return undefined;
  const [sign] = words.flatMap((word) => signOfWord(word) ?? []);
  const signs =
    sign && (/\bbest\b|\bsuit/.test(keyword.toLowerCase()) ? alliesOf(sign) : [sign]).map(({ id }) => id);
  const trade = table === 'companies' ? tradeIn(keyword)?.trade : undefined;
  const kind = trade ? undefined : rowKindIn(keyword, tables[table]);
  const [year] = (keyword.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number).filter(isKeywordYear);
  const age = words.map(ageOf).find((each) => each !== undefined);
  return country || signs || kind || trade || year || age
    ? { table, country: country?.country, signs, kind, trade, year, age }
    : undefined;
}

export type Age = 'oldest' | 'youngest';

const ageOf = (word: string): Age | undefined =>
  /^(?:oldest|first)$/.test(word)
    ? 'oldest'
    : /^(?:youngest|newest|latest|recent)$/.test(word)
      ? 'youngest'
      : undefined;

/** The list and the country of a keyword such as "german car brands". */
function countryAsked(keyword: string, tables: ArticleTables) {
  const words = wordsIn(keyword);
  const trade = tradeOfCompanies(keyword);
  const table = tableIn(words) ?? (trade || words.includes('retailers') ? 'companies' : undefined);
  const listWords = [
    ...Object.keys(tableOfWord),
    ...words.filter(tableOf),
    'retailers',
    ...(trade ? [trade.words.join(' ')] : []),
  ];
  const country = table && countryIn(keyword, tables[table], listWords);
  return country && { table, ...country };
}

/** The named rows, and the country of a list. "Swiss" in "swiss companies" is a country, also if it is the name of a row. */
function rowsAndCountryIn(keyword: string, tables: ArticleTables) {
  const country = countryAsked(keyword, tables);
  const found = rowsIn(keyword, tables);
  const isPartOfName = found.some(
    ({ name }) => country && name !== country.words && ` ${name} `.includes(` ${country.words} `),
  );
  return country && !isPartOfName
    ? { rows: found.filter(({ name }) => name !== country.words).map(({ named }) => named), country }
    : { rows: found.map(({ named }) => named), country: undefined };
}

/** The named rows. The longest of overlapping names counts, and a name in several tables is one row. */
function rowsIn(text: string, tables: ArticleTables): { named: NamedRow; name: string }[] {
  const words = ` ${wordsIn(text).join(' ')} `;
  const nameOf = ({ row }: NamedRow): string =>
    namesOf(row)
      .map((name) => name.words)
      .filter((name) => words.includes(` ${name} `))
      .toSorted((a, b) => b.length - a.length)[0] ?? '';
  const found = (['usStates', 'carBrands', 'companies'] as const)
    .flatMap((table) => rowsNamed(tables[table], text).map((row): NamedRow => ({ table, row })))
    .map((named) => ({ named, name: nameOf(named) }));
  return found
    .filter(
      ({ name }, index) =>
        found.findIndex((other) => other.name === name) === index &&
        !found.some((other) => other.name !== name && ` ${other.name} `.includes(` ${name} `)),
    )
    .toSorted((a, b) => words.indexOf(` ${a.name} `) - words.indexOf(` ${b.name} `));
}

/** Matches a keyword that asks for the next New Year and for nothing else. */
const onlyNewYear =
  /^\s*(?:(?:when is|what is|date of|next|the|how long (?:is|does|do)|how many days (?:is|does|are in|until|till|to))\s+)*(?:chinese|lunar) new year(?:\s+(?:date|day|last|long|season|holidays?|traditions?|customs|celebrations?))*\W*$/;

function yearOfNextNewYear(today: Date): number {
  const year = today.getUTCFullYear();
  const { month, day } = getChineseNewYear(year);
  return Date.UTC(year, month - 1, day) >= today.getTime() ? year : year + 1;
}

function yearsIn(text: string, today: Date): number[] {
  const thisYear = today.getUTCFullYear();
  const written = (text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number).filter(isKeywordYear);
  const said = [
    ...(/\b(?:this|current) year\b/.test(text) ? [thisYear] : []),
    ...(/\bnext year(?! of)\b/.test(text) ? [thisYear + 1] : []),
    ...(onlyNewYear.test(text) ? [yearOfNextNewYear(today)] : []),
  ];
  return [...new Set([...written, ...said])];
}

/** The signs, without the one that only names the year, as in "year of the horse 2026" and "horse 2026 for rat". */
function signsIn(
  words: readonly string[],
  text: string,
  [year, ...otherYears]: readonly number[],
  thisYear: number,
): ZodiacSign[] {
  const all = words.flatMap((word) => signOfWord(word) ?? []);
  const signs = [...new Set(all)];
  const [first] = signs;
  // The sign only names the year, as in "year of the horse 2026 predictions".
  if (
    first &&
    signs.length === 1 &&
    otherYears.length === 0 &&
    year !== undefined &&
    first === signOfYear(year) &&
    new RegExp(String.raw`\byears? of\b|\b${first.id}s? years?\b`).test(text) &&
    !/^\s*(?:is|was)\b/.test(text)
  )
    return [];
  const isAhead = year !== undefined && otherYears.length === 0 && year >= thisYear;
  // One sign names the year: "year of the snake 2025 horoscope for pig".
  const namesYear = year !== undefined && otherYears.length === 0 && /\byears? of\b/.test(text);
  return (isAhead || namesYear) &&
    signs.length === 2 &&
    !/\band\b|\bvs\b|\bmatch|\bcompatib|\bmarr/.test(text)
    ? signs.filter((sign) => sign !== signOfYear(year))
    : first &&
        signs.length === 1 &&
        (all.length > 1 || isOfTwo(text)) &&
        !words.some((word) => signOfWord(word) !== undefined && isSecondName(word, words)) &&
        (isOfTwo(text) || /\b(?:and|with|vs|versus|x|itself|marry)\b|\bcompatib/.test(text))
      ? [first, first]
      : signs;
}

/** Whether a keyword asks for two people of one sign, as in "can two dragons marry". */
const isOfTwo = (text: string): boolean =>
  wordsIn(text).some((word, at, words) => words[at - 1] === 'two' && word.endsWith('s') && signOfWord(word));

/** The words that name a table. */
const tableOfWord: Readonly<Record<string, TableName | undefined>> = {
  state: 'usStates', states: 'usStates', statehood: 'usStates',
  car: 'carBrands', cars: 'carBrands', vehicle: 'carBrands', vehicles: 'carBrands', automakers: 'carBrands', carmakers: 'carBrands',
  company: 'companies', companies: 'companies', corporation: 'companies', corporations: 'companies', firms: 'companies', startups: 'companies', businesses: 'companies',
  employer: 'companies', employers: 'companies', brand: 'companies', brands: 'companies', makers: 'companies', industry: 'companies', industries: 'companies',
}; // prettier-ignore

/** The table that a word names. A long word may have one typing error, as in "companys". */
function tableOf(word: string): TableName | undefined {
  const near = tableOfWord[word] === undefined && word.length > 6 ? nearWord(word, longWords) : word;
  return near === undefined ? undefined : tableOfWord[near];
}
const longWords = Object.keys(tableOfWord).filter(({ length }) => length > 6);

const tableIn = (words: readonly string[]): TableName | undefined =>
  (['usStates', 'carBrands', 'companies'] as const).find((table) =>
    words.some((word) => tableOf(word) === table),
  );

/** Words that people use for industries, categories and regions. */
const kindsByWord: Readonly<Record<string, string>> = {
  tech: 'Technology', finance: 'Financial Services', financial: 'Financial Services', manufacturers: 'Manufacturing', retailers: 'Retail',
  telecom: 'Telecommunications', travel: 'Travel and Leisure', ev: 'Electric', sport: 'Sports', southern: 'South', western: 'West',
  midwestern: 'Midwest', northeastern: 'Northeast', medical: 'Healthcare',
}; // prettier-ignore

/**
 * Whether a keyword asks for a list by a word that means companies, such as “airlines” or “retailers”, beside a sign, a country, a
 * superlative or a word of the zodiac, as in "banks of the ox" and "oldest bank".
 */
function asksForCompanies(text: string, hasCountry: boolean): boolean {
  const words = wordsIn(text);
  return (
    (tradeOfCompanies(text) !== undefined || words.includes('retailers')) &&
    (hasCountry || words.some((word) => signOfWord(word) !== undefined || asksForList.test(word)))
  );
}
const asksForList = /^(?:oldest|youngest|newest|latest|recent|first|zodiacs?|signs?|founded)$/;

const wordsOfKinds = (text: string): string[] =>
  wordsIn(text).filter((word) => Object.hasOwn(kindsByWord, word));

/** The industry, category or region that a keyword names, if one of the rows has it. */
function rowKindIn(text: string, rows: readonly Founding[]): string | undefined {
  const kinds = new Set(rows.flatMap(({ kind }) => kind ?? []));
  const words = wordsIn(text);
  const spaced = ` ${words.join(' ')} `;
  return (
    [...kinds].find((kind) => spaced.includes(` ${wordsIn(kind).join(' ')} `)) ??
    words.map((word) => kindsByWord[word]).find((kind) => kind !== undefined && kinds.has(kind))
  );
}
