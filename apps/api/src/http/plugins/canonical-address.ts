import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the canonical address of a page of the built web app.
 *
 * @param webDist - folder of the built web app
 * @returns a function from a URL to the address to redirect to, with the query kept. It returns `undefined` when the
 * URL is canonical or is no page. Other spellings differ in letter case, slashes, escapes or a final `index.html`.
 * Every redirect target is the path of an existing page, so it cannot lead to another host.
 */
export function canonicalAddresses(webDist: string): (url: string) => string | undefined {
  const files = readdirSync(webDist, { recursive: true, encoding: 'utf8' });
  const pages = new Set(
    files.flatMap((file) =>
      path.basename(file) === 'index.html' ? `/${path.dirname(file).replace(/^\.$/, '')}` : [],
    ),
  );
  return (url) => {
    const [given, query] = splitOnce(url, '?');
    const page = canonicalSpelling(given);
    if (page === undefined || page === given || !pages.has(page)) return undefined;
    return query === undefined ? page : `${page}?${query}`;
  };
}

/** Longer paths are not redirected. The longest address of a page is far shorter. */
const maxLength = 200;

function canonicalSpelling(given: string): string | undefined {
  if (given.length > maxLength) return undefined;
  try {
    const plain = decodeURIComponent(given).toLowerCase();
    return plain
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/index\.html$/, '/')
      .replace(/(.)\/$/, '$1');
  } catch {
    // No page has a malformed percent-escape in its path.
    return undefined;
  }
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
