import { nearness, subjectsOf } from '#modules/blog/articles/subjects-of.ts';

interface Titled {
  id: number;
  title: string;
  targetKeyword: string;
}

const maxRelated = 3;

/**
 * Finds the three articles that have most in common with an article by their subjects.
 *
 * @param others - all published articles, newest first; the order decides between equals
 */
export function relatedArticles<T extends Titled>(article: Titled, others: readonly T[]): T[] {
  const own = subjectsOf(article);
  return others
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, common: nearness(own, subjectsOf(other)) }))
    .toSorted((a, b) => b.common - a.common)
    .slice(0, maxRelated)
    .map(({ other }) => other);
}
