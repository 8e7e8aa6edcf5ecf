/** Runs after the build: renders the pages of the app to HTML, writes the islands, copies the logos, and compresses every file. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publicPaths, socialPicturePath } from '@org/public-pages/paths.ts';
import { stateOutlinePath, usMapPath } from '@org/public-pages/us-map-path.ts';
import {
  sharedFilesFile,
  type HashedScript,
  type SharedFiles,
  type SharedStyles,
} from '@org/public-pages/web-build.ts';
import { parse } from 'csv-parse/sync';
import { build } from 'esbuild';
import { drawBookPages } from './book-pages.ts';
import { filesOf, readManifest, scriptLinks, styleLinks } from './links.ts';

const dist = path.join(import.meta.dirname, '../dist');
const data = path.join(import.meta.dirname, '../../../data');
const assets = path.join(import.meta.dirname, '../../../packages/ui/assets');
const require = createRequire(import.meta.url);

interface Renderer {
  addresses: string[];
  drawUsMap(): string;
  drawStateOutline(): string;
  render(
    address: string,
  ): Promise<{ html: string; head: string; page: string | undefined; isWhole: boolean }>;
}

const renderer = (await import(path.join(dist, 'prerender/render.js'))) as Renderer;
const template = await readFile(path.join(dist, 'index.html'), 'utf8');
const manifest = await readManifest(dist);
// Social networks need an absolute address. The build does not know its origin, so the server adds it.
const picture = `
    <meta property="og:image" content="${socialPicturePath}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="Zodiac Atlas: your Chinese zodiac sign, exact to the day" />
    <meta property="og:type" content="website" />
    <meta name="twitter:card" content="summary_large_image" />`;

/** Bundles the islands into one file that can be read, under a name with the hash of its text. */
async function writeIslands(): Promise<HashedScript> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../src/islands.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    conditions: ['@org/source'],
  });
  const text = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(text).digest();
  const src = `/assets/islands-${hash.toString('hex').slice(0, 8)}.js`;
  await writeFile(path.join(dist, src), text);
  return { src, integrity: `sha256-${hash.toString('base64')}` };
}

/** Reads the stylesheet of the app, which public pages and whole pages of the app contain. */
async function readStyles(): Promise<Extract<SharedStyles, { text: string }>> {
  const [file, ...others] = filesOf(manifest, undefined).styles;
  if (file === undefined || others.length > 0) throw new Error('The app must have one stylesheet.');
  const text = await readFile(path.join(dist, file), 'utf8');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

/**
 * Returns the fonts of English text in the stylesheet. The file names of fonts with other letters say which letters they have.
 */
function fontsOfText({ text }: { text: string }): string[] {
  const fonts = text.match(/\/assets\/(?:fraunces|source-sans-3)-[\w-]{8}\.woff2/g) ?? [];
  if (fonts.length !== 2) throw new Error('The stylesheet must have two fonts of English text.');
  return fonts;
}

/**
 * Lets the browser paint a page that is built whole before its scripts run: the document contains the stylesheet, and its scripts
 * don't block. The disabled link to the stylesheet keeps Vite from loading it again for other pages.
 */
function paintedFirst(page: string): string {
  return page
    .replace('<link rel="stylesheet"', '<link disabled rel="stylesheet"')
    .replace('</head>', () => `  <style>${styles.text}</style>\n  </head>`)
    .replace(islandsTag, islandsTag.replace(' ', ' async '))
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')
    .replace('<script type="module"', '$& fetchpriority="low"');
}

const islands = await writeIslands();
const islandsTag = `<script src="${islands.src}" integrity="${islands.integrity}"></script>`;
const styles = await readStyles();
const fonts = fontsOfText(styles);
const fontLinks = fonts.map(
  (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`,
);
for (const address of renderer.addresses) {
  const { html, head, page: name, isWhole } = await renderer.render(address);
  const files = name === undefined ? { scripts: [], styles: [] } : filesOf(manifest, name);
  const isListed = address === publicPaths.home || address === publicPaths.sample;
  const page = template
    .replace('<!--islands-->', () => [...fontLinks, islandsTag].join('\n    '))
    .replace('<!--head-->', () =>
      [head + (isListed ? picture : ''), ...styleLinks(files), ...scriptLinks(files)].join('\n    '),
    )
    .replace('<!--app-->', () => html)
    .replace('<div id="root"', (root) => (isWhole ? `${root} data-prerendered` : root));
  const file = address === '/404' ? '404.html' : path.join(address.slice(1), 'index.html');
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await writeFile(path.join(dist, file), isWhole ? paintedFirst(page) : page);
}
const shared: SharedFiles = { styles, islands, fonts };
await writeFile(path.join(dist, sharedFilesFile), JSON.stringify(shared));
await rm(path.join(dist, 'prerender'), { recursive: true });
await rm(path.join(dist, '.vite'), { recursive: true });

// Copies the logos unaltered from simple-icons. The build fails if the data names a logo that simple-icons lacks.
const icons = path.join(path.dirname(require.resolve('simple-icons')), 'icons');
await mkdir(path.join(dist, 'logos'), { recursive: true });
for (const file of ['companies.csv', 'car-brands.csv']) {
  const rows = parse<{ logoSlug: string }>(await readFile(path.join(data, file)), { columns: true });
  for (const { logoSlug } of rows) {
    if (logoSlug !== '')
      await copyFile(path.join(icons, `${logoSlug}.svg`), path.join(dist, 'logos', `${logoSlug}.svg`));
  }
}
await writeFile(path.join(dist, usMapPath), renderer.drawUsMap());
await writeFile(path.join(dist, stateOutlinePath), renderer.drawStateOutline());
await drawBookPages(dist);
// Copies only the images. The other assets of `@org/ui` describe its components for developers.
for (const asset of await readdir(assets))
  if (/\.(?:png|svg)$/.test(asset)) await copyFile(path.join(assets, asset), path.join(dist, asset));

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
for (const file of await readdir(dist, { recursive: true })) {
  if (!/\.(js|css|html|svg)$/.test(file)) continue;
  const content = await readFile(path.join(dist, file));
  await writeFile(
    path.join(dist, `${file}.br`),
    await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(path.join(dist, `${file}.gz`), await zip(content));
}
