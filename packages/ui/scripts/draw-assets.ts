/**
 * Draws the mark for browsers, phones and social networks from the built components and their tokens. Run it after
 * `build` when the look changed; its results are committed.
 */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromium, type Page } from 'playwright';
import { findChromium } from '@org/local-services/chromium/chromium.ts';
import type * as Library from '../src/index.ts';

const root = path.join(import.meta.dirname, '..');
const assets = path.join(root, 'assets');
const { ZodiacWheel, BrandSeal } = (await import(path.join(root, 'dist/index.js'))) as typeof Library;

/** The strokes of 生, because an icon cannot load a font. */
const favicon = (seal: string, onSeal: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<path fill="${seal}" d="M7 9C20 4 37 6 52 5s29-1 40 3c4 12 2 26 3 41s2 30-2 43c-13 4-28 2-43 3s-31 2-43-2C2 80 5 65 4 50S2 21 7 9Z"/>`,
    `<g fill="none" stroke="${onSeal}" stroke-width="7" stroke-linecap="round"><path d="M32 18 24 36M26 32h50M22 54h56M14 80h72M50 18v62"/></g>`,
    '</svg>\n',
  ].join('');

const touchIcon = (icon: string): string => `<style>body { display: grid; place-items: center; height: 100vh }
  svg { width: 78% }</style>${icon}`;

const social = `<style>
  body { display: flex; align-items: center; height: 100vh; overflow: hidden }
  .frame { position: fixed; inset: 28px; border: 1px solid var(--za-gilt-line); outline: 1px solid var(--za-gilt-line); outline-offset: -7px }
  .words { width: 520px; margin-left: 88px }
  .za-BrandSeal { width: 108px; height: 108px }
  h1 { margin-top: 36px; font-size: 86px; line-height: 1 }
  p { margin-top: 28px; font-size: 33px; line-height: 1.35; color: var(--za-ink-soft); text-wrap: balance }
  .za-ZodiacWheel { position: fixed; right: 76px; top: 75px; width: 480px; height: 480px }
</style>
<div class="words">
  ${renderToStaticMarkup(createElement(BrandSeal))}
  <h1>Zodiac Atlas</h1>
  <p>Your Chinese zodiac sign, exact to the day</p>
</div>
${renderToStaticMarkup(createElement(ZodiacWheel))}
<div class="frame"></div>`;

/** Shows HTML on the paper of the light theme, with the tokens and fonts of the built styles. */
async function show(page: Page, width: number, height: number, body: string): Promise<void> {
  const file = path.join(root, 'dist/drawing.html');
  await page.setViewportSize({ width, height });
  await writeFile(
    file,
    '<!doctype html><html data-theme="light"><meta charset="utf-8"><link rel="stylesheet" href="styles.css"><body>',
  );
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(async (html) => {
    const bundled = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    await Promise.all(bundled.map((font) => font.load()));
    document.body.innerHTML = html;
  }, body);
  await rm(file);
}

/** The value of a token in a page, as written. */
const valueOf = async (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  }, token);

const browser = await chromium.launch(await findChromium());
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await show(page, 1200, 630, social);
  await page.screenshot({ path: path.join(assets, 'social.png') });
  const icon = favicon(await valueOf(page, '--za-seal'), await valueOf(page, '--za-on-seal'));
  await writeFile(path.join(assets, 'favicon.svg'), icon);
  await show(page, 180, 180, touchIcon(icon));
  await page.screenshot({ path: path.join(assets, 'apple-touch-icon.png') });
} finally {
  await browser.close();
}
