/** The number of pages of a list; an empty list has one. */
export const pageCountOf = (rows: readonly unknown[], perPage: number): number =>
  Math.max(1, Math.ceil(rows.length / perPage));

/** The rows of a page, counted from 1. */
export const pageOf = <Row>(rows: readonly Row[], page: number, perPage: number): readonly Row[] =>
  rows.slice((page - 1) * perPage, page * perPage);

/** The page that an address asks for, 1 by default; `undefined` if it is no number. */
export function pageAskedFor(query: unknown): number | undefined {
  const page = typeof query === 'object' && query !== null ? Reflect.get(query, 'page') : undefined;
  if (page === undefined) return 1;
  return typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}
