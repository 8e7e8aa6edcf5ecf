import { articleLists } from '@org/api-contract/lists';
import { zodiacSigns } from '@org/zodiac-core';
import {
  dataPath,
  elementsPath,
  numbersPath,
  pairPath,
  signPath,
  yearPath,
} from '@org/public-pages/paths.ts';
import type { Db } from '#database/connection.ts';
import { articlesAbout, articlesIn, type PublishedArticle } from './published-queries.ts';

const limit = 3;

const signOfPath = new Map(zodiacSigns.map(({ id }) => [signPath(id), id]));
const yearOfPath = new RegExp(`^${yearPath(0).slice(0, -1)}(\\d{4})$`);
const pairOfPath = new RegExp(`^${pairPath('')}([a-z]+-[a-z]+)$`);

/** The newest published articles about the subject of a page of the almanac. */
export async function articlesOnPage(db: Db, path: string) {
  const articles = await articlesAt(db, path);
  return articles.map(({ slug, title, metaDescription }) => ({ slug, title, metaDescription }));
}

async function articlesAt(db: Db, path: string): Promise<PublishedArticle[]> {
  if (path === elementsPath) return articlesIn(db, ['elements'], limit);
  if (path === numbersPath) return articlesIn(db, ['numbers'], limit);
  if (path === dataPath)
    return articlesIn(
      db,
      articleLists.map(({ id }) => id),
      limit,
    );
  const sign = signOfPath.get(path);
  // An article about two signs belongs to the first one.
  if (sign) return articlesAbout(db, `sign ${sign}`, { isFirst: true, limit });
  const year = yearOfPath.exec(path)?.[1];
  if (year) return articlesAbout(db, `year ${year}`, { limit });
  const pair = pairOfPath.exec(path)?.[1];
  return pair ? articlesAbout(db, `pair ${pair}`, { limit }) : [];
}
