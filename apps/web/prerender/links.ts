import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** Vite's list of what it built, by source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = async (dist: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

function withImports(manifest: Manifest, key: string, found = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return found;
  found.set(key, chunk);
  for (const next of chunk.imports ?? []) withImports(manifest, next, found);
  return found;
}

/** The entry that every document of the app loads. */
const app = 'index.html';

/** The files of a page: scripts in the order of their imports, and stylesheets. */
interface PageFiles {
  scripts: string[];
  styles: string[];
}

/**
 * Returns the files of the app's entry, or the files that a page needs in addition. Vite itself links the entry's files in the
 * document.
 *
 * @param page - the page's component, which is also the name of its file; `undefined` for the files of the entry
 */
export function filesOf(manifest: Manifest, page: string | undefined): PageFiles {
  const ofApp = withImports(manifest, app);
  if (ofApp.size === 0) throw new Error('The build holds no app.');
  const chunks = page === undefined ? ofApp : withImports(manifest, pageKey(manifest, page));
  const own = [...chunks].filter(([key]) => page === undefined || !ofApp.has(key)).map(([, chunk]) => chunk);
  return {
    scripts: own.map(({ file }) => `/${file}`),
    styles: [...new Set(own.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

/** Files that hold several pages, by the names of their components. */
const chunksOfPages: readonly (readonly [names: RegExp, file: string])[] = [
  [/^Admin/, 'admin-pages.ts'],
  [/^(?:SetPassword|VerifyEmail)Page$/, 'AccountLinks.tsx'],
];

function pageKey(manifest: Manifest, page: string): string {
  const file = chunksOfPages.find(([names]) => names.test(page))?.[1] ?? `${page}.tsx`;
  const key = Object.keys(manifest).find((each) => path.basename(each) === file);
  if (key === undefined) throw new Error(`The build holds no code of ${page}.`);
  return key;
}

export const styleLinks = ({ styles }: PageFiles): string[] =>
  styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`);

/** Links that load the code of a page at once, instead of each script after the one that imports it. */
export const scriptLinks = ({ scripts }: PageFiles): string[] =>
  scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`);
