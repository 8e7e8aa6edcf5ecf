/** Runs after the build: renders every page to HTML, copies the logos, and compresses every file. */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { socialPicturePath } from '@org/public-pages/paths.ts';
import { blogHeadMarks, sharedFilesFile, type WebBuild } from '@org/public-pages/web-build.ts';
import { parse } from 'csv-parse/sync';
import { transform } from 'esbuild';
import { usMapPath } from '../src/pages/landing/us-map-path.ts';
import { drawBookPages } from './book-pages.ts';
import { paths } from '../src/paths.ts';
import { firstStyles, hashSource, wholeStyles } from './first-styles.ts';
import {
  filesOf,
  fontLinks,
  type PageFiles,
  readManifest,
  scriptLinks,
  styleLinks,
  textFontsOf,
} from './links.ts';

const dist = path.join(import.meta.dirname, '../dist');
const data = path.join(import.meta.dirname, '../../../data');
const assets = path.join(import.meta.dirname, '../../../packages/ui/assets');
const require = createRequire(import.meta.url);

interface Renderer {
  addresses: string[];
  drawUsMap(): string;
  render(address: string): Promise<{ html: string; head: string; page: string | undefined }>;
}

const renderer = (await import(path.join(dist, 'prerender/render.js'))) as Renderer;
const template = await readFile(path.join(dist, 'index.html'), 'utf8');
const manifest = await readManifest(dist);
const fonts = textFontsOf(manifest);
// Social networks ask for an absolute address, which a build knows only where it is told its origin.
const picture = `${process.env.PUBLIC_ORIGIN ?? ''}${socialPicturePath}`;
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Pages that are complete without the app, which is loaded when the visitor acts. */
const complete = new Set<string>([paths.home, paths.sample, paths.blog]);

/** The code that draws the pages of the server, and the list of articles, which it adds to the page of the blog. */
const drawsPages = await readFile(
  path.join(import.meta.dirname, '../../../packages/public-pages/dist/render.js'),
  'utf8',
);
const scriptTag = '<script src="/boot.js"></script>';
if (!template.includes(scriptTag)) throw new Error(`The page that Vite built has no ${scriptTag}.`);
const { code } = await transform(await readFile(path.join(dist, 'boot.js'), 'utf8'), { minify: true });
const boot = code.trim();
await rm(path.join(dist, 'boot.js'));
/** What the pages have within them, for the Content-Security-Policy. */
const inline = { scripts: [hashSource(boot)], styles: new Set<string>() };

/** Takes the module of the entry, and what it imports, out of a page. @returns the page, and their paths */
function takeModules(page: string): { rest: string; modules: string[] } {
  const modules: string[] = [];
  const rest = page.replaceAll(
    /\n\s*(?:<script type="module"[^>]* src="([^"]+)"><\/script>|<link rel="modulepreload"[^>]* href="([^"]+)">)/g,
    (_, entry: string | undefined, imported: string | undefined) => {
      modules.push(entry ?? imported ?? '');
      return '';
    },
  );
  if (modules.length === 0) throw new Error('The page that Vite built has no module.');
  return { rest, modules };
}

/** The attributes by which boot.js loads, after the first paint, what a page that waits does not need for it. */
const laterOf = (files: PageFiles, modules: readonly string[]): string =>
  ` data-app="${files.scripts.join(' ')}" data-styles="${files.styles.join(' ')}" data-fonts="${fonts.join(' ')}" data-modules="${modules.join(' ')}"`;

async function sheetsOf({ styles }: PageFiles): Promise<string> {
  const sheets = await Promise.all(styles.map((file) => readFile(path.join(dist, file), 'utf8')));
  return sheets.join('\n');
}

/** The styles of the first paint, within the page. Without script the whole stylesheet is loaded at once. */
async function stylesWithin(files: PageFiles, text: string): Promise<string> {
  const styles = firstStyles(await sheetsOf(files), text);
  inline.styles.add(hashSource(styles));
  return `<style>${styles}</style>\n    <noscript>${styleLinks(files)}</noscript>`;
}

for (const address of renderer.addresses) {
  const { html, head: own, page: name } = await renderer.render(address);
  const files = filesOf(manifest, name);
  const waits = complete.has(address);
  const ownAndPicture = `${own}
    <meta property="og:image" content="${escaped(picture)}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="Zodiac Atlas: your Chinese zodiac sign, exact to the day" />`;
  // The server lists the articles, and gives each page of the list its own head.
  const isBlog = address === paths.blog;
  const head = `${isBlog ? blogHeadMarks.start + ownAndPicture + blogHeadMarks.end : ownAndPicture}
    <meta property="og:type" content="website" />
    <meta name="twitter:card" content="summary_large_image" />
    ${waits ? await stylesWithin(files, isBlog ? html + drawsPages : html) : `${fontLinks(fonts)}\n    ${styleLinks(files)}\n    ${scriptLinks(files)}`}`;
  const { rest, modules } = waits ? takeModules(template) : { rest: template, modules: [] };
  const page = rest
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => html)
    .replace(scriptTag, () => `<script${waits ? laterOf(files, modules) : ''}>${boot}</script>`)
    .replace('<div id="root"', (root) => (waits ? `${root} data-waits` : root));
  const file = address === '/404' ? '404.html' : path.join(address.slice(1), 'index.html');
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await writeFile(path.join(dist, file), page);
}
const shared: WebBuild = {
  styles: wholeStyles(await sheetsOf(filesOf(manifest, undefined)), drawsPages),
  fonts,
  inline: { scripts: inline.scripts, styles: [...inline.styles] },
};
await writeFile(path.join(dist, sharedFilesFile), JSON.stringify(shared));
await rm(path.join(dist, 'prerender'), { recursive: true });
await rm(path.join(dist, '.vite'), { recursive: true });

// Marks are shown unaltered, as simple-icons ships them. A logo that the data names and simple-icons lacks ends the build.
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
await drawBookPages(dist);
// The other files there are for developers: they describe the components.
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
