import type { Db } from '#database/connection.ts';
import type { CatalogIndex } from './current-index.ts';
import { findMatches } from './find-matches.ts';
import type { RowList } from './row-list.ts';
import { noRank } from './search-index.ts';

/** The rows of a short list that a search finds, by name, with their ranks. Without a search all have the same rank. */
export async function rankedRows<Facts>(
  db: Db,
  list: CatalogIndex<RowList<Facts>>,
  search: string | undefined,
) {
  const text = search?.trim();
  const matches = text ? await findMatches(db, list, text) : undefined;
  const rows = list.table.rows.flatMap(({ facts }, row) => {
    const rank = matches ? (matches.ranks[row] ?? noRank) : 0;
    return rank === noRank ? [] : [{ facts, rank }];
  });
  return { rows, matches };
}
