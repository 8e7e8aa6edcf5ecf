import type { Db } from '#database/connection.ts';
import type { CatalogIndex } from './current-index.ts';
import { findMatches } from './find-matches.ts';
import { noRank } from './found-rows.ts';
import type { RowList } from './row-list.ts';

/** The rows of a short list that a search finds, by name, with their ranks. Without a search all have the same rank. */
export async function rankedRows<Facts>(
  db: Db,
  list: CatalogIndex<RowList<Facts>>,
  search: string | undefined,
) {
  const text = search?.trim();
  const matches = text ? await findMatches(db, list, text) : undefined;
  const rows = list.table.rows.flatMap(({ facts }, row) => {
    const rank = matches ? (matches.found.ranks[row] ?? noRank) : 0;
    return rank === noRank ? [] : [{ facts, rank }];
  });
  if (matches) list.index.release(matches.found);
  return { rows, matches };
}
