import { describeSign, zodiacSigns, type Element, type ZodiacSign } from '@org/zodiac-core';
import type { ArticleFacts, ArticleRequest, ArticleTables, Founding } from './article.ts';
import { keywordTopics, type KeywordTopics } from './keyword-topics.ts';
import { signOfYear } from './phrases.ts';
import { seededChoice, type Choice } from './seeded-choice.ts';
import { maxRowsPerArticle, shownTables } from './shown-rows.ts';

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
  const nameable = (named: readonly Founding[], rows: readonly Founding[]) =>
    named.filter((row) => rows.includes(row)).slice(0, maxRowsPerArticle);
  const topics = {
    ...recognised,
    states: nameable(recognised.states, tables.usStates),
    carBrands: nameable(recognised.carBrands, tables.carBrands),
    companies: nameable(recognised.companies, tables.companies),
  };
  const choice = seededChoice(topics.text.toLowerCase());
  const named = foundingsNamed(topics).map(({ sign }) => sign);
  const focus = [
    ...new Set([
      ...topics.signs,
      ...topics.years.map(signOfYear),
      ...(topics.signs.length + topics.years.length > 0 ? [] : named.map(describeSign)),
      ...(isAboutElements({ topics }) ? topics.elements.flatMap(signsOfElement) : []),
    ]),
  ].slice(0, 3);
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
  const withheldNames = foundingsNamed(recognised)
    .filter((row) => !foundingsNamed(topics).some(({ name }) => name === row.name))
    .map(({ name }) => name);
  return { request, topics, facts, shown, withheldNames: [...new Set(withheldNames)], focus, others, choice };
}

/** All rows that the keyword names. */
export const foundingsNamed = ({ states, carBrands, companies }: KeywordTopics): Founding[] => [
  ...states,
  ...carBrands,
  ...companies,
];

/** Whether the keyword names elements, but no signs, years or rows. */
export const isAboutElements = ({ topics }: Pick<Story, 'topics'>): boolean =>
  topics.elements.length > 0 &&
  topics.signs.length + topics.years.length + foundingsNamed(topics).length === 0;

/** Whether the keyword is about work or money. */
export const isAboutWork = ({ topics: { themes } }: Pick<Story, 'topics'>): boolean =>
  themes.includes('work') || themes.includes('money');

const signsOfElement = (element: Element): ZodiacSign[] =>
  zodiacSigns.filter((sign) => sign.element === element);
