const size = 5;

/**
 * The pages to show: up to five in a row, the current one in the middle where there is room.
 *
 * @param page - the current page, from 1
 * @param pageCount - how many pages there are
 */
export function pageWindow(page: number, pageCount: number): number[] {
  const last = Math.max(Math.min(page + Math.floor(size / 2), pageCount), Math.min(size, pageCount));
  const first = Math.max(1, last - size + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
