import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#config/config.ts';

/** What every article page needs to know of the product around it. */
export interface Site {
  /** Addresses in a page's head, in the feed and the sitemap are whole. */
  readonly origin: string;
  /** Addresses of the product's own styles. */
  readonly stylesheets: readonly string[];
}

/** Served by the development server, where nothing has been built. */
const unbuiltStylesheet = '/src/layout/document.css';

/** The styles of the built web app are found where its own pages link to them. */
export function siteOf({ publicOrigin, webDist }: Config): Site {
  const file = path.join(webDist, 'blog', 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const stylesheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].flatMap(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? [],
  );
  return { origin: publicOrigin, stylesheets: stylesheets.length > 0 ? stylesheets : [unbuiltStylesheet] };
}
