import type { companySorts } from '@org/api-contract/values';
import { noRank, type FoundRows } from '#modules/catalog/search/found-rows.ts';
import type { CompanyFilters } from './company-filters.ts';
import type { CompanyTable } from './company-table.ts';
import { countFacets, countValues } from './count-facets.ts';
import { filterRows, type FilteredRows } from './filter-rows.ts';

interface Page {
  sort: (typeof companySorts)[number];
  page: number;
  limit: number;
}

/**
 * Finds a page of the companies that match all filters, and counts for each value of each facet the companies that match
 * the filters of the other facets. Each loop reads one column, which takes about a millisecond for 300,000 companies.
 *
 * @param found - the companies that a search has found, by whose rank they are sorted first unless another order is chosen
 */
export function findCompanies(
  table: CompanyTable,
  filters: CompanyFilters,
  { sort, page, limit }: Page,
  found?: FoundRows,
) {
  const filtered = filterRows(table, filters, found);
  const first = (page - 1) * limit;
  const ranks = sort === 'name' ? found?.ranks : undefined;
  return {
    ...rowsOfPage(table.order(sort), filtered, ranks, first, first + limit),
    facets: countFacets(table, filtered),
  };
}

/** The rows from `first` to before `end` among those that fail no filter, by rank, then in the given order. */
function rowsOfPage(
  order: Uint32Array,
  { failed, matching }: FilteredRows,
  ranks: Uint8Array | undefined,
  first: number,
  end: number,
): { rows: number[]; total: number } {
  const ofRank = new Uint32Array(noRank);
  if (ranks) countValues(ofRank, ranks, matching);
  else ofRank[0] = matching.length;
  let total = 0;
  /** The place of the next row of each rank. */
  const next = ofRank.map((count) => (total += count) - count);
  const rows = Array.from({ length: Math.max(0, Math.min(end, total) - first) }, () => 0);
  let missing = rows.length;
  for (let at = 0; at < order.length && missing > 0; at += 1) {
    const row = order[at] ?? 0;
    if (failed[row] !== 0) continue;
    const rank = ranks?.[row] ?? 0;
    const place = next[rank] ?? 0;
    next[rank] = place + 1;
    if (place < first || place >= end) continue;
    rows[place - first] = row;
    missing -= 1;
  }
  return { rows, total };
}
