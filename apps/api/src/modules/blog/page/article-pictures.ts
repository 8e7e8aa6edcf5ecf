import { zodiacSignIds } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { signOfArticle } from '#modules/blog/articles/sign-of-article.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { pictured } from './queries.ts';

const maxPictures = 100;

/** Returns the share picture of a published article as PNG; `undefined` if there is no such article. */
export function articlePictures(db: Db): (slug: string) => Promise<Buffer | undefined> {
  const pictureOf = drawnPictures(maxPictures, async (subject) => {
    const [id = '', ...title] = subject.split(' ');
    const { articlePicture } = await import('@org/public-pages/share-picture.js');
    return articlePicture(title.join(' '), zodiacSignIds.find((each) => each === id) ?? null);
  });
  return async (slug) => {
    const article = await pictured(db, slug);
    return article && pictureOf(`${signOfArticle(article)?.id ?? 'none'} ${article.title}`);
  };
}
