const size = 5;

/**
 * Returns up to five consecutive page numbers, with the current page in the middle if possible.
 *
 * @param page - the current page, from 1
 * @param pageCount - the number of pages
 */
export function pageWindow(page: number, pageCount: number): number[] {
  const last = Math.max(Math.min(page + Math.floor(size / 2), pageCount), Math.min(size, pageCount));
  const first = Math.max(1, last - size + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
