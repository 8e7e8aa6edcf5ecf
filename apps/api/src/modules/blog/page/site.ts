import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#config/config.ts';

/** The values of the product that every article page needs. */
export interface Site {
  /** The public origin, for absolute URLs in the page's head, the feed and the sitemap. */
  readonly origin: string;
  /** Paths of the stylesheets. */
  readonly stylesheets: readonly string[];
}

/** The stylesheet that the development server serves when the web app is not built. */
const unbuiltStylesheet = '/src/layout/document.css';

/** Reads the origin from the configuration and the stylesheets from the built page of the blog. */
export function siteOf({ publicOrigin, webDist }: Config): Site {
  const file = path.join(webDist, 'blog', 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const stylesheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].flatMap(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? [],
  );
  return { origin: publicOrigin, stylesheets: stylesheets.length > 0 ? stylesheets : [unbuiltStylesheet] };
}
