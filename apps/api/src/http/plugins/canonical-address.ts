import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Knows the one address of each page of the built web app.
 *
 * @returns where a request for another spelling of a page (letter case, slashes, escapes, its file's name) is to be
 * sent, with its query; `undefined` for every other request. Only addresses of pages are ever answered, so none that
 * names another host can be.
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
    const page = spelled(given);
    if (page === undefined || page === given || !pages.has(page)) return undefined;
    return query === undefined ? page : `${page}?${query}`;
  };
}

/** The longest address of a page, in any spelling worth answering. */
const maxLength = 200;

function spelled(given: string): string | undefined {
  if (given.length > maxLength) return undefined;
  try {
    const plain = decodeURIComponent(given).toLowerCase();
    return plain
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/index\.html$/, '/')
      .replace(/(.)\/$/, '$1');
  } catch {
    // A path with a broken percent-escape belongs to no page.
    return undefined;
  }
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
