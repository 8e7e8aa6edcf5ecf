import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** RFC 9110, section 15.4.9. */
const permanentRedirect = 308;

/**
 * Redirects other spellings of a page's address to the canonical one, and keeps the query. They differ in letter case,
 * slashes, escapes or a final `index.html`. Every target is the path of an existing page, so it cannot lead to another
 * host. Register it before the routes of the pages.
 *
 * @param webDist - folder of the built web app
 * @param pageAt - returns the canonical path of the article or almanac page with this path, if there is one
 */
export function registerCanonicalAddresses(
  app: FastifyInstance,
  webDist: string,
  pageAt: (path: string) => Promise<string | undefined>,
): void {
  const pages = pagesOf(webDist);
  app.addHook('onRequest', ({ method, url }, reply, done) => {
    const [given, query] = splitOnce(url, '?');
    const spelling = method === 'GET' || method === 'HEAD' ? canonicalSpelling(given) : undefined;
    if (spelling === undefined || spelling === given) {
      done();
      return;
    }
    const redirect = (page: string | undefined): void => {
      if (page === undefined) done();
      else
        reply
          .header('cache-control', 'no-cache')
          .redirect(query === undefined ? page : `${page}?${query}`, permanentRedirect);
    };
    if (pages.has(spelling)) redirect(spelling);
    else pageAt(spelling).then(redirect, done);
  });
}

/** The paths of the prerendered pages. Empty when the web app is not built. */
function pagesOf(webDist: string): ReadonlySet<string> {
  if (!existsSync(path.join(webDist, 'index.html'))) return new Set();
  const files = readdirSync(webDist, { recursive: true, encoding: 'utf8' });
  return new Set(
    files.flatMap((file) =>
      path.basename(file) === 'index.html' ? `/${path.dirname(file).replace(/^\.$/, '')}` : [],
    ),
  );
}

/** All pages have shorter addresses, so longer paths are not redirected. */
const maxLength = 200;

/** Matches most page paths, which need no further check. Hashed file names may have capital letters. */
const plainSpelling = /^\/(?:assets\/[\w.-]+|(?:[a-z0-9_.-]+\/)*[a-z0-9_.-]*)$/;

function canonicalSpelling(given: string): string | undefined {
  if (given.length > maxLength) return undefined;
  if (plainSpelling.test(given) && !given.endsWith('/') && !given.endsWith('/index.html')) return given;
  try {
    const plain = decodeURIComponent(given).toLowerCase();
    return plain
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/index\.html$/, '/')
      .replace(/(.)\/$/, '$1');
  } catch {
    // A path with a malformed percent-escape belongs to no page.
    return undefined;
  }
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
