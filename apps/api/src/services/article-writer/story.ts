import { describeSign, zodiacSigns, type Element, type ZodiacSign } from '@org/zodiac-core';
import type { ArticleFacts, ArticleRequest, Founding } from './article-writer.ts';
import { keywordTopics, type KeywordTopics } from './keyword-topics.ts';
import { signOfYear } from './phrases.ts';
import { seededChoice, type Choice } from './seeded-choice.ts';

/** What every section writer is told. */
export interface Story {
  readonly request: ArticleRequest;
  readonly topics: KeywordTopics;
  readonly facts: ArticleFacts;
  /** The signs the article is about; none where it is about all twelve. */
  readonly focus: readonly ZodiacSign[];
  /** The rest of the twelve, in an order of the article's own. */
  readonly others: readonly ZodiacSign[];
  readonly choice: Choice;
}

export function storyOf(request: ArticleRequest, facts: ArticleFacts): Story {
  const topics = keywordTopics(request.keyword, facts);
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
  return { request, topics, facts, focus, others, choice };
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
