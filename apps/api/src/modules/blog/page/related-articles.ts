interface Titled {
  id: number;
  title: string;
  targetKeyword: string;
}

const maxRelated = 3;
const ignoredWords = new Set(['the', 'and', 'for', 'with', 'of', 'a', 'an', 'in', 'to', 'chinese', 'zodiac']);

const wordsOf = ({ title, targetKeyword }: Titled): Set<string> =>
  new Set(
    `${title} ${targetKeyword}`
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => !ignoredWords.has(word)) ?? [],
  );

/**
 * Finds the three articles whose titles and keywords share the most words with an article.
 *
 * @param others - all published articles, newest first; the order decides between equals
 */
export function relatedArticles<T extends Titled>(article: Titled, others: readonly T[]): T[] {
  const own = wordsOf(article);
  const shared = (other: T): number => [...wordsOf(other)].filter((word) => own.has(word)).length;
  return others
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, maxRelated);
}
