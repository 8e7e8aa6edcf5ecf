import { zodiacSignIds } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { publishedWithSlug } from '#modules/blog/articles/published-queries.ts';
import { drawnPictures } from './article-html.ts';

const maxPictures = 100;

/** Returns the share picture of a published article as PNG; `undefined` if there is no such article. */
export function articlePictures(db: Db): (slug: string) => Promise<Buffer | undefined> {
  const pictureOf = drawnPictures(maxPictures, async (subject) => {
    const [id = '', ...title] = subject.split(' ');
    const { articlePicture } = await import('@org/public-pages/share-picture.js');
    return articlePicture(title.join(' '), zodiacSignIds.find((each) => each === id) ?? null);
  });
  return async (slug) => {
    const article = await publishedWithSlug(db, slug);
    return article && pictureOf(`${article.sign ?? 'none'} ${article.title}`);
  };
}
