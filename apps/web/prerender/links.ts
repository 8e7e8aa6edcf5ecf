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

/** Paths of the stylesheets that every page has. */
export function sharedStylesheets(manifest: Manifest): string[] {
  const chunks = Object.entries(manifest)
    .filter(([, { isEntry }]) => isEntry)
    .flatMap(([key]) => [...withImports(manifest, key).values()]);
  const files = new Set(chunks.flatMap(({ css = [] }) => css));
  if (files.size === 0) throw new Error('The build holds no styles.');
  return [...files].map((file) => `/${file}`);
}

/** The fonts of the text. Those of the signs are small, and what they are used in does not change its width. */
const textFonts = ['fraunces.woff2', 'source-sans-3.woff2'];

/** Links that load the fonts of the text before the stylesheet asks for them, so that the first paint has them. */
export function fontLinks(manifest: Manifest): string {
  const files = textFonts.map((name) => {
    const key = Object.keys(manifest).find((key) => path.basename(key) === name);
    const font = key === undefined ? undefined : manifest[key];
    if (!font) throw new Error(`The build holds no font ${name}.`);
    return font.file;
  });
  return files
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`)
    .join('\n    ');
}

/**
 * Links to the code and the styles of a page that the entry does not load by itself, so that the browser asks for them
 * at once and the page is arranged before any script runs.
 *
 * @param page - the page's component, which is also the name of its file
 */
export function linksOf(manifest: Manifest, page: string): string {
  const keys = Object.keys(manifest);
  // The pages for admins are one chunk.
  const file = page.startsWith('Admin') ? 'admin-pages.ts' : `${page}.tsx`;
  const pageKey = keys.find((key) => path.basename(key) === file);
  const entryKey = keys.find((key) => manifest[key]?.isEntry);
  if (!pageKey || !entryKey) throw new Error(`The build holds no code of ${page}.`);
  const loaded = new Set(withImports(manifest, entryKey).keys());
  const chunks = [...withImports(manifest, pageKey)]
    .filter(([key]) => !loaded.has(key))
    .map(([, chunk]) => chunk);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].join('\n    ');
}
