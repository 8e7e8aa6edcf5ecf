/** Limits what each prerendered page loads, compressed with brotli, and prints the largest page of each kind of file. */
import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { lists, type Described } from '@org/api-contract/lists';
import { almanacPaths, renderAlmanacPage, renderLandingPage } from '@org/public-pages/render.js';
import { publicPaths } from '@org/public-pages/paths.ts';
import { sharedFilesFile, type SharedFiles } from '@org/public-pages/web-build.ts';

const dist = path.join(import.meta.dirname, '../dist');

/**
 * Limits in bytes. `html` is the document of an app page; it fits into the ten segments that a server sends before the browser's
 * first acknowledgment (RFC 6928). `pageWithStyles` is a document that contains its styles: a public page, or an app page that is
 * built whole. `islands` is the script that every page loads. `styles` is the stylesheet of the app, and `charts` the one that
 * only paid pages with charts add to it. `app` is the code that an app page loads with its document.
 */
const limits = {
  html: 14_600,
  pageWithStyles: 29_000,
  islands: 4_000,
  styles: 14_600,
  charts: 3_500,
  app: 190_000,
};
type Kind = keyof typeof limits;

const sizeOf = async (file: string): Promise<number> => (await stat(path.join(dist, `${file}.br`))).size;

/** @returns the size of the files that a pattern finds in a page */
async function sizeOfAll(html: string, pattern: RegExp): Promise<number> {
  const files = new Set([...html.matchAll(pattern)].map(([, file = '']) => file));
  const sizes = await Promise.all([...files].map(sizeOf));
  return sizes.reduce((total, size) => total + size, 0);
}

async function sizesOf(page: string): Promise<Record<Kind, number>> {
  const html = await readFile(path.join(dist, page), 'utf8');
  return {
    html: html.includes('<style>') ? 0 : await sizeOf(page),
    pageWithStyles: html.includes('<style>') ? await sizeOf(page) : 0,
    islands: await sizeOfAll(html, /<script (?:async )?src="([^"]+)"/g),
    styles: await sizeOfAll(html, /rel="stylesheet"[^>]* href="((?!\/assets\/charts-)[^"]+)"/g),
    charts: await sizeOfAll(html, /rel="stylesheet"[^>]* href="(\/assets\/charts-[^"]+)"/g),
    app: await sizeOfAll(html, /(?:<script type="module"[^>]* src|modulepreload"[^>]* href)="([^"]+)"/g),
  };
}

/** Sizes of public pages with all their optional parts, compressed as the server compresses them. */
function serverSizes(files: SharedFiles): { page: string; size: number }[] {
  const counts = Array<number>(12).fill(99);
  const context = {
    site: { origin: 'https://zodiac-atlas.example', files },
    today: { year: 2026, month: 11, day: 23 },
    articles: Array.from({ length: 6 }, (_, index) => ({
      slug: `an-article-on-the-subject-of-this-page-${index}`,
      title: `An article on the subject of this page, number ${index}`,
      metaDescription: 'What an article says of itself, in one or two sentences that search engines show.',
    })),
    counts: Object.fromEntries(Object.values(lists).map(({ member }) => [member, counts])) as Record<
      Described['member'],
      number[]
    >,
  };
  const landing = renderLandingPage({
    site: context.site,
    priceText: '$62',
    refundPromise: 'Money back for 14 days.',
    testimonials: null,
    counts: context.counts,
  });
  return [
    { page: publicPaths.home, size: compressed(landing) },
    ...almanacPaths.map((page) => ({ page, size: compressed(renderAlmanacPage(page, context)) })),
  ];
}

const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }).length;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const shared = JSON.parse(await readFile(path.join(dist, sharedFilesFile), 'utf8')) as SharedFiles;
const found: { kind: Kind; page: string; size: number }[] = serverSizes(shared).map((page) => ({
  kind: 'pageWithStyles',
  ...page,
}));
for await (const page of glob('**/*.html', { cwd: dist }))
  for (const [kind, size] of Object.entries(await sizesOf(page)) as [Kind, number][])
    found.push({ kind, page, size });
for (const [kind, limit] of Object.entries(limits) as [Kind, number][]) {
  const largest = found.filter((each) => each.kind === kind).toSorted((a, b) => b.size - a.size)[0];
  const size = largest?.size ?? 0;
  process.stdout.write(`${kind}: ${kB(size)} of at most ${kB(limit)} (${largest?.page})\n`);
  // A size of 0 means that the pattern no longer matches the files.
  if (size === 0 || size > limit) process.exitCode = 1;
}
