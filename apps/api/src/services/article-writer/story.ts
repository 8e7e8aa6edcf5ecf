import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import type { ArticleFacts, ArticleRequest } from './article-writer.ts';
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
  const named = [topics.state, topics.carBrand, topics.company].map((founding) => founding?.sign);
  const focus = [
    ...new Set([
      ...topics.signs,
      ...topics.years.map(signOfYear),
      ...(topics.signs.length + topics.years.length > 0
        ? []
        : zodiacSigns.filter(({ id }) => named.includes(id))),
    ]),
  ].slice(0, 3);
  const others = choice.some(
    zodiacSigns.filter((sign) => !focus.includes(sign)),
    12,
  );
  return { request, topics, facts, focus, others, choice };
}
