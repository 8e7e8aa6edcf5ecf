/** The page that was counted last. */
let counted: string | undefined;

/**
 * Counts a page view, once until another page is shown. Only the path is sent, which contains no personal data.
 *
 * @param path - without query string
 */
export function countView(path: string): void {
  if (path === counted) return;
  counted = path;
  const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  navigator.sendBeacon('/api/page-views', view);
}
