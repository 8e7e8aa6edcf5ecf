import { describeSign, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import type { ArticleFacts, ArticleRequest, ArticleTables, Founding } from './article.ts';
import type { TableName } from './claims/claim.ts';
import { stated, type Passage } from './claims/passage.ts';
import { keywordTopics, type KeywordTopics } from './keyword/keyword-topics.ts';
import { seededChoice, type Choice } from './seeded-choice.ts';
import { maxRowsPerArticle, shownTables } from './shown-rows.ts';
import { signOfYear } from './wording/calendar-phrases.ts';
import { signsOfElement } from './wording/five-elements.ts';

/** The input of every section. */
export interface Story {
  readonly request: ArticleRequest;
  readonly topics: KeywordTopics;
  /** All rows of the tables, for counts. */
  readonly facts: ArticleFacts;
  /** The rows that this article may name. */
  readonly shown: ArticleTables;
  /** Names in the keyword whose rows articles may not name. */
  readonly withheldNames: readonly string[];
  /** The signs that the article is about, at most three. Empty if it is about all twelve. */
  readonly focus: readonly ZodiacSign[];
  /** The other signs, in random order. */
  readonly others: readonly ZodiacSign[];
  readonly choice: Choice;
}

/** Derives the input of the sections from a request. */
export function storyOf(request: ArticleRequest, facts: ArticleFacts): Story {
  const recognised = keywordTopics(request.keyword, facts);
  const place = request.includeLocalSeo ? [request.businessLocation] : [];
  const tables = shownTables(facts, [...facts.keywords, request.keyword, ...place]);
  const topics = withNameableRows(recognised, tables);
  const choice = seededChoice(topics.text.toLowerCase());
  const focus = focusOf(topics);
  const others = choice.some(
    zodiacSigns.filter((sign) => !focus.includes(sign)),
    12,
  );
  const selectRows = (rows: readonly Founding[], named: readonly Founding[]): Founding[] => {
    const isFocus = ({ sign }: Founding): boolean => focus.some(({ id }) => id === sign);
    const mixed = choice.some(rows, rows.length);
    const here = rows.filter(({ name }) => name.toLowerCase() === place[0]?.toLowerCase());
    return [...new Set([...named, ...here, ...mixed.filter(isFocus), ...mixed])].slice(0, maxRowsPerArticle);
  };
  const shown = {
    companies: selectRows(tables.companies, topics.companies),
    carBrands: selectRows(tables.carBrands, topics.carBrands),
    usStates: selectRows(tables.usStates, topics.states),
  };
  const nameable = new Set(rowsNamedBy(topics).map(({ row }) => row.name));
  const named = rowsNamedBy(recognised).map(({ row }) => row.name);
  const withheldNames = [...new Set(named.filter((name) => !nameable.has(name)))];
  return { request, topics, facts, shown, withheldNames, focus, others, choice };
}

/** Omits the named rows that articles may not show. */
function withNameableRows(topics: KeywordTopics, tables: ArticleTables): KeywordTopics {
  const nameable = (named: readonly Founding[], rows: readonly Founding[]) =>
    named.filter((row) => rows.includes(row)).slice(0, maxRowsPerArticle);
  return {
    ...topics,
    states: nameable(topics.states, tables.usStates),
    carBrands: nameable(topics.carBrands, tables.carBrands),
    companies: nameable(topics.companies, tables.companies),
  };
}

/** The signs of the keyword, of its years, else of its rows or elements. */
function focusOf(topics: KeywordTopics): ZodiacSign[] {
  const namesSigns = topics.signs.length + topics.years.length > 0;
  return [
    ...new Set([
      ...topics.signs,
      ...topics.years.map(signOfYear),
      ...(namesSigns ? [] : rowsNamedBy(topics).map(({ row }) => describeSign(row.sign))),
      ...(isAboutElements({ topics }) ? topics.elements.flatMap(signsOfElement) : []),
    ]),
  ].slice(0, 3);
}

/** A row that the keyword names, with its table. */
export interface NamedRow {
  readonly table: TableName;
  readonly row: Founding;
}

/** All rows that the keyword names. */
export const rowsNamedBy = ({ states, carBrands, companies }: KeywordTopics): NamedRow[] => [
  ...states.map((row) => ({ table: 'usStates', row }) as const),
  ...carBrands.map((row) => ({ table: 'carBrands', row }) as const),
  ...companies.map((row) => ({ table: 'companies', row }) as const),
];

/** Whether the keyword names elements, but no signs, years or rows. */
export const isAboutElements = ({ topics }: Pick<Story, 'topics'>): boolean =>
  topics.elements.length > 0 && topics.signs.length + topics.years.length + rowsNamedBy(topics).length === 0;

/** Whether the keyword is about work or money. */
export const isAboutWork = ({ topics: { themes } }: Pick<Story, 'topics'>): boolean =>
  themes.includes('work') || themes.includes('money');

/** The keyword in quotation marks. */
export const quotedKeyword = ({ topics: { text, spelled } }: Pick<Story, 'topics'>): Passage =>
  stated({ kind: 'keyword', text, spelled }, (keyword) => `“${keyword.text}”`);
