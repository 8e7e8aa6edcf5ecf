/**
 * The origin of canonical addresses: that of the document, in which the server has written its own. A build does not know it, and
 * leaves it empty.
 */
export const siteOrigin: string =
  typeof document === 'undefined'
    ? ''
    : new URL(
        document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '/',
        window.location.origin,
      ).origin;
