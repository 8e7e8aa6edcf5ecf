import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { publishedTitles } from './queries.ts';
import { signOfArticle } from './sign-of-article.ts';

const maxArticles = 3;

/** The newest published articles about a sign. */
export async function articlesOfSign(db: Db, sign: ZodiacSignId) {
  const published = await publishedTitles(db);
  return published
    .filter((article) => signOfArticle(article)?.id === sign)
    .slice(0, maxArticles)
    .map(({ slug, title, metaDescription }) => ({ slug, title, metaDescription }));
}
