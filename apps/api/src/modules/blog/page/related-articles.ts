interface Titled {
  id: number;
  title: string;
  targetKeyword: string;
}

const most = 3;
const small = new Set(['the', 'and', 'for', 'with', 'of', 'a', 'an', 'in', 'to', 'chinese', 'zodiac']);

const wordsOf = ({ title, targetKeyword }: Titled): Set<string> =>
  new Set(
    `${title} ${targetKeyword}`
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => !small.has(word)) ?? [],
  );

/** The articles that share the most words with this one; among equals, the newest, which come first. */
export function relatedArticles<T extends Titled>(article: Titled, others: readonly T[]): T[] {
  const own = wordsOf(article);
  const shared = (other: T): number => [...wordsOf(other)].filter((word) => own.has(word)).length;
  return others
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most);
}
