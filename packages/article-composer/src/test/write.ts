import { KeywordRefused, type ArticleFacts } from '../article.ts';
import { composeArticle, type ComposedArticle } from '../compose-article.ts';
import { shippedFacts } from './shipped-facts.ts';

const written = new Map<string, ComposedArticle>();

/** Composes an article, by default from the initial content of the tables. Many tests read the same article. */
export function write(
  keyword: string,
  targetWordCount = 2000,
  facts: ArticleFacts = shippedFacts,
): ComposedArticle {
  const request = { keyword, targetWordCount, businessLocation: 'Global', includeLocalSeo: false };
  if (facts !== shippedFacts) return composeArticle(request, facts);
  const key = `${targetWordCount} ${keyword}`;
  const article = written.get(key) ?? composeArticle(request, facts);
  written.set(key, article);
  return article;
}

/** The inner HTML of each match. */
export const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, inner = '']) => inner);

/** The first paragraph of the article on a keyword, without tags. */
export const answerTo = (keyword: string): string =>
  (matches(write(keyword).html, /<p>(.*?)<\/p>/g)[0] ?? '').replaceAll(/<[^>]*>/g, '');

/** Why a keyword is refused; an empty text if it is not. */
export const refusalOf = (keyword: string): string => {
  try {
    write(keyword);
  } catch (error) {
    if (error instanceof KeywordRefused) return error.message;
    throw error;
  }
  return '';
};
