import { describeSign, zodiacSigns, type Element, type ZodiacSign } from '@org/zodiac-core';
import type { ArticleFacts, ArticleRequest, ArticleTables, Founding } from './article.ts';
import { keywordTopics, type KeywordTopics } from './keyword-topics.ts';
import { signOfYear } from './phrases.ts';
import { seededChoice, type Choice } from './seeded-choice.ts';
import { maxRowsPerArticle, shownTables } from './shown-rows.ts';

/** What every section writer is told. */
export interface Story {
  readonly request: ArticleRequest;
  readonly topics: KeywordTopics;
  /** All rows of the tables, to be counted. */
  readonly facts: ArticleFacts;
  /** The rows that this article may name. */
  readonly shown: ArticleTables;
  /** Names in the keyword that are in the tables, and of which articles tell no more. */
  readonly untold: readonly string[];
  /** The signs the article is about; none where it is about all twelve. */
  readonly focus: readonly ZodiacSign[];
  /** The rest of the twelve, in an order of the article's own. */
  readonly others: readonly ZodiacSign[];
  readonly choice: Choice;
}

export function storyOf(request: ArticleRequest, facts: ArticleFacts): Story {
  const asked = keywordTopics(request.keyword, facts);
  const place = request.includeLocalSeo ? [request.businessLocation] : [];
  const tables = shownTables(facts, [...facts.keywords, request.keyword, ...place]);
  const told = (named: readonly Founding[], rows: readonly Founding[]) =>
    named.filter((row) => rows.includes(row)).slice(0, maxRowsPerArticle);
  const topics = {
    ...asked,
    states: told(asked.states, tables.usStates),
    carBrands: told(asked.carBrands, tables.carBrands),
    companies: told(asked.companies, tables.companies),
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
  const few = (rows: readonly Founding[], named: readonly Founding[]): Founding[] => {
    const isFocus = ({ sign }: Founding): boolean => focus.some(({ id }) => id === sign);
    const mixed = choice.some(rows, rows.length);
    const here = rows.filter(({ name }) => name.toLowerCase() === place[0]?.toLowerCase());
    return [...new Set([...named, ...here, ...mixed.filter(isFocus), ...mixed])].slice(0, maxRowsPerArticle);
  };
  const shown = {
    companies: few(tables.companies, topics.companies),
    carBrands: few(tables.carBrands, topics.carBrands),
    usStates: few(tables.usStates, topics.states),
  };
  const untold = foundingsNamed(asked)
    .filter((row) => !foundingsNamed(topics).some(({ name }) => name === row.name))
    .map(({ name }) => name);
  return { request, topics, facts, shown, untold: [...new Set(untold)], focus, others, choice };
}

/** Everything of the tables that the keyword names. */
export const foundingsNamed = ({ states, carBrands, companies }: KeywordTopics): Founding[] => [
  ...states,
  ...carBrands,
  ...companies,
];

/** Whether the keyword names elements and nothing that has a sign of its own. */
export const isAboutElements = ({ topics }: Pick<Story, 'topics'>): boolean =>
  topics.elements.length > 0 &&
  topics.signs.length + topics.years.length + foundingsNamed(topics).length === 0;

/** Whether the keyword asks about work, or about what it earns. */
export const isAboutWork = ({ topics: { themes } }: Pick<Story, 'topics'>): boolean =>
  themes.includes('work') || themes.includes('money');

const signsOfElement = (element: Element): ZodiacSign[] =>
  zodiacSigns.filter((sign) => sign.element === element);
