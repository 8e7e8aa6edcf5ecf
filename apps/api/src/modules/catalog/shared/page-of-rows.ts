import { pageSize } from '@org/api-contract/values';

/**
 * One page of the rows of a short list.
 *
 * @param rows - by name
 * @param orderOf - the rows with the lowest number come first; rows with the same number stay in order
 */
export function pageOfRows<Row>(
  rows: readonly Row[],
  orderOf: (row: Row) => number,
  { page = 1, limit = pageSize }: { page?: number | undefined; limit?: number | undefined },
): { shown: Row[]; total: number; totalPages: number } {
  const sorted = rows.toSorted((a, b) => orderOf(a) - orderOf(b));
  return {
    shown: sorted.slice((page - 1) * limit, page * limit),
    total: rows.length,
    totalPages: Math.ceil(rows.length / limit),
  };
}
