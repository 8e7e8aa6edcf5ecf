import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFilesFile, type SharedFiles } from '@org/public-pages/web-build.ts';
import type { Config } from './config.ts';

/** The values that every public page needs. */
export interface Site {
  /** The public origin, for absolute URLs in the page's head, the feed and the sitemap. */
  readonly origin: string;
  readonly files: SharedFiles;
}

/** The files of the development server, for when the web app is not built. */
const unbuiltFiles: SharedFiles = {
  styles: { href: '/src/layout/document.css', hash: null },
  islands: { src: '/src/islands.ts', integrity: null },
  fonts: [],
};

const sites = new WeakMap<Config, Site>();

/** The site of a configuration. Read once per process. */
export function siteOf(config: Config): Site {
  const known = sites.get(config);
  if (known) return known;
  const site = readSite(config);
  sites.set(config, site);
  return site;
}

/** Reads the origin from the configuration and the shared files from the list that the web app's build writes. */
function readSite({ publicOrigin, webDist }: Config): Site {
  const file = path.join(webDist, sharedFilesFile);
  const files = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SharedFiles) : unbuiltFiles;
  return { origin: publicOrigin, files };
}
