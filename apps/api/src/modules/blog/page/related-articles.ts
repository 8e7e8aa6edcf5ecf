import type { PublishedArticle, PublishedList } from '#modules/blog/articles/published-list.ts';

const maxRelated = 3;

/** The articles that an article names below its text. */
export const relatedArticles = (
  article: { id: number; title: string; targetKeyword: string },
  published: PublishedList,
): PublishedArticle[] => published.related(article, maxRelated);
