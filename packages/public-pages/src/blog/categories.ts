import { publicPaths } from '../paths.ts';

/** The categories of articles, in the order in which the blog shows them. */
export const articleCategories = [
  { id: 'signs', name: 'Signs' },
  { id: 'pairs', name: 'Pairs' },
  { id: 'years', name: 'Years' },
  { id: 'elements', name: 'Elements' },
  { id: 'numbers', name: 'Numbers' },
  { id: 'companies', name: 'Companies' },
  { id: 'car-brands', name: 'Car brands' },
  { id: 'us-states', name: 'US states' },
  { id: 'customs', name: 'Customs' },
] as const;

export type ArticleCategoryId = (typeof articleCategories)[number]['id'];

export const isArticleCategory = (id: unknown): id is ArticleCategoryId =>
  articleCategories.some((category) => category.id === id);

const nameOfCategory = (id: ArticleCategoryId): string =>
  articleCategories.find((category) => category.id === id)?.name ?? id;

/** A page of the blog: its category and page number. */
export interface BlogPlace {
  category: ArticleCategoryId | null;
  /** The page number, from 1. */
  page: number;
}

/** The canonical address of a page of the blog. */
export function blogPath({ category, page }: BlogPlace): string {
  const query = [
    ...(category === null ? [] : [`category=${category}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ].join('&');
  return query === '' ? publicPaths.blog : `${publicPaths.blog}?${query}`;
}

/** Title (without the product's name) and description of a page of the blog. */
export function blogHead({ category, page }: BlogPlace): { title: string; description: string } {
  const list = category === null ? 'Blog' : `${nameOfCategory(category)}: articles`;
  return {
    title: page === 1 ? list : `${list}, page ${page}`,
    description:
      category === null
        ? 'Articles about the Chinese zodiac: signs, compatibility, years and numbers.'
        : `Articles about the Chinese zodiac: ${nameOfCategory(category)}, the newest first.`,
  };
}

export const blogPageSize = 24;
