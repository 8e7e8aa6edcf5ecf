import { zodiacSigns } from '@org/zodiac-core';
import {
  dataPath,
  elementsPath,
  numbersPath,
  pairPath,
  signPath,
  yearPath,
} from '@org/public-pages/paths.ts';
import type { ArticleCategory } from '@org/article-composer';
import type { PublishedArticle, PublishedList } from './published-list.ts';

const maxArticles = 3;

const signOfPath = new Map(zodiacSigns.map(({ id }) => [signPath(id), id]));
const yearOfPath = new RegExp(`^${yearPath(0).slice(0, -1)}(\\d{4})$`);
const pairOfPath = new RegExp(`^${pairPath('')}([a-z]+-[a-z]+)$`);

const ofLists: ReadonlySet<ArticleCategory> = new Set(['companies', 'car-brands', 'us-states']);

/** The newest published articles about the subject of a page of the almanac. */
export const articlesOnPage = (list: PublishedList, path: string) =>
  articlesAt(list, path)
    .slice(0, maxArticles)
    .map(({ slug, title, metaDescription }) => ({ slug, title, metaDescription }));

function articlesAt(list: PublishedList, path: string): readonly PublishedArticle[] {
  if (path === elementsPath) return list.inCategory('elements');
  if (path === numbersPath) return list.inCategory('numbers');
  if (path === dataPath) return list.newest.filter(({ category }) => category && ofLists.has(category));
  const sign = signOfPath.get(path);
  // An article on two signs is about the first one.
  if (sign) return list.on(`sign ${sign}`).filter((article) => article.sign === sign);
  const year = yearOfPath.exec(path)?.[1];
  if (year) return list.on(`year ${year}`);
  const pair = pairOfPath.exec(path)?.[1];
  return pair ? list.on(`pair ${pair}`) : [];
}
