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

/** The script that every document loads. */
const entry = 'index.html';
/** The app, which the entry loads. */
const app = 'src/start-app.tsx';

/** What a page loads: scripts in the order of their imports, and stylesheets. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/**
 * The files of the app and of a page, beyond the entry.
 *
 * @param page - the page's component, which is also the name of its file; `undefined` for a page that the app holds
 */
export function filesOf(manifest: Manifest, page: string | undefined): PageFiles {
  const chunks = withImports(manifest, app);
  if (page !== undefined) withImports(manifest, pageKey(manifest, page), chunks);
  const inEntry = withImports(manifest, entry);
  if (chunks.size === 0 || inEntry.size === 0) throw new Error('The build holds no app.');
  const own = [...chunks].filter(([key]) => !inEntry.has(key)).map(([, chunk]) => chunk);
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

/** The fonts of the text. Those of the signs are small, and what they are used in does not change its width. */
const textFonts = ['fraunces.woff2', 'source-sans-3.woff2'];

/** @returns the paths of the fonts of the text */
export const textFontsOf = (manifest: Manifest): string[] =>
  textFonts.map((name) => {
    const key = Object.keys(manifest).find((each) => path.basename(each) === name);
    const font = key === undefined ? undefined : manifest[key];
    if (!font) throw new Error(`The build holds no font ${name}.`);
    return `/${font.file}`;
  });

/** Links that load fonts before the stylesheet asks for them, so that the first paint has them. */
export const fontLinks = (fonts: readonly string[]): string =>
  fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`)
    .join('\n    ');

export const styleLinks = ({ styles }: PageFiles): string =>
  styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`).join('\n    ');

/** Links that load the code of a page at once, instead of each script after the one that imports it. */
export const scriptLinks = ({ scripts }: PageFiles): string =>
  scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`).join('\n    ');
