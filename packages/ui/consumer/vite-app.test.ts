import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, preview, type PreviewServer } from 'vite';
import { findChromiumForTests } from '@org/local-services/chromium/chromium.ts';
import { createProjectElsewhere, type ProjectElsewhere } from '../scripts/project-elsewhere.ts';

const paper = { light: 'rgb(248, 243, 232)', dark: 'rgb(19, 26, 42)' };
const ink = { light: 'rgb(34, 29, 24)', dark: 'rgb(241, 234, 219)' };

const main = `
import '@org/ui/styles.css';
import { createElement as h, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { endpoints } from '@org/api-contract';
import { createClient } from '@org/api-contract/client';
import { maxPage } from '@org/api-contract/values';
import { BarChart, Breadcrumb, Button, Card, Drawer, DropdownMenu, Select } from '@org/ui';
import { getZodiacSignByDate } from '@org/zodiac-core';

const theme = (name, ...children) => h('section', { 'data-theme': name, id: name, key: name }, ...children);
const samples = (name) => [
  h(Card, { key: 'card', id: name + '-card' }, 'Words on a card'),
  h(Button, { key: 'button', id: name + '-button', variant: 'primary' }, 'Press'),
];
document.title = [
  getZodiacSignByDate('1990-01-20').sign.name,
  endpoints['GET /api/companies'].access,
  maxPage > 1,
  typeof createClient({ baseUrl: '/' }).request,
].join(' ');
const directed = (dir, ...children) =>
  h('section', { dir, key: dir },
    h(Breadcrumb, { items: [{ key: 'home', content: 'Home' }], current: 'Here' }),
    h(Select, { label: 'Sign', options: [{ value: 'ox', label: 'Ox' }] }),
    h(BarChart, { caption: 'Signs', items: [{ key: 'ox', label: 'Ox', value: 1 }] }),
    h(DropdownMenu, { items: [{ key: 'open', label: 'Open ' + dir, onSelect: () => {} }] }, h('button', null, 'Menu ' + dir)),
    ...children);
const { searchParams } = new URL(location.href);
const dir = searchParams.get('dir');
const side = searchParams.get('side');
if (dir) document.documentElement.dir = dir;
createRoot(document.getElementById('root')).render(
  h(StrictMode, null,
    theme('dark', samples('dark'), theme('light', samples('light'))),
    directed('rtl', directed('ltr')),
    side && h(Drawer, { open: true, title: 'Menu', side, onOpenChange: () => {} }, 'Pages')),
);
`;

let project: ProjectElsewhere;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  project = await createProjectElsewhere(['api-contract', 'ui', 'zodiac-core']);
  await project.write({
    'index.html': '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>',
    'main.js': main,
  });
  // Sets only the location of the project, so the test sees what a team sees in a new project.
  const where = { root: project.folder, configFile: false, logLevel: 'error' } as const;
  await build(where);
  server = await preview({ ...where, preview: { port: 0 } });
  browser = await chromium.launch(await findChromiumForTests());
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await project?.remove();
});

async function open(colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({ colorScheme });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForSelector('#light-button');
  return page;
}

const styleOf = async (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.each(['light', 'dark'] as const)('a nested theme works where the system is %s', async (system) => {
  const page = await open(system);
  expect(await styleOf(page, 'html', 'background-color')).toBe(paper[system]);
  const shown: Record<string, string> = {};
  const expected: Record<string, string> = {};
  const colors = {
    dark: { card: 'rgb(27, 36, 56)', button: 'rgb(204, 76, 51)' },
    light: { card: 'rgb(255, 253, 247)', button: 'rgb(168, 50, 31)' },
  };
  for (const theme of ['dark', 'light'] as const) {
    for (const part of ['card', 'button'] as const) {
      const selector = `#${theme}-${part}`;
      shown[selector] = await styleOf(page, selector, 'background-color');
      expected[selector] = colors[theme][part];
    }
    shown[`words of ${theme}`] = await styleOf(page, `#${theme}-card`, 'color');
    expected[`words of ${theme}`] = ink[theme];
    shown[`ground of ${theme}`] = await styleOf(page, `#${theme}`, 'background-color');
    expected[`ground of ${theme}`] = paper[theme];
    shown[`controls of ${theme}`] = await styleOf(page, `#${theme}`, 'color-scheme');
    expected[`controls of ${theme}`] = theme;
  }
  expect(shown).toEqual(expected);
});

test('@org/zodiac-core and @org/api-contract work in the same application', async () => {
  const page = await open('light');
  expect(await page.title()).toBe('Snake paid true function');
});

test('does not change the root font size or scroll position of the application', async () => {
  const page = await open('light');
  expect(await styleOf(page, 'html', 'font-size')).toBe('16px');
  expect(await styleOf(page, 'html', 'scroll-padding-top')).toBe('auto');
  await page.addStyleTag({ content: '@layer reset { html { font-size: 20px } }' });
  expect(await styleOf(page, 'html', 'font-size')).toBe('20px');
});

/** The computed `transform` of the first element in `scope` that matches. */
const drawn = async (page: Page, scope: string, selector: string, pseudo?: string): Promise<string> =>
  page
    .locator(`${scope} ${selector}`)
    .first()
    .evaluate((element, part) => getComputedStyle(element, part).transform, pseudo);

describe('without `:dir()`, which Vite compiles for older browsers,', () => {
  const turned = {
    ltr: 'matrix(0.707107, 0.707107, -0.707107, 0.707107, 0, 0)',
    rtl: 'matrix(0.707107, -0.707107, 0.707107, 0.707107, 0, 0)',
  };
  const mirrored = { ltr: 'matrix(1, 0, 0, 1, 0, 0)', rtl: 'matrix(-1, 0, 0, 1, 0, 0)' };
  const line = { ltr: '3px 0px 0px 0px inset', rtl: '-3px 0px 0px 0px inset' };

  test.each([
    ['rtl', '[dir=rtl] >'],
    ['ltr', '[dir=rtl] [dir=ltr] >'],
  ] as const)('arrows, bars and menus of %s follow the direction around them', async (dir, scope) => {
    const page = await open('light');
    expect(await drawn(page, scope, '.za-Breadcrumb li + li', '::before')).toBe(turned[dir]);
    expect(await drawn(page, scope, '.za-FormField .za-Select-frame', '::after')).toBe(turned[dir]);
    expect(await drawn(page, scope, '.za-BarChart .za-BarChart-track')).toBe(mirrored[dir]);
    await page.getByRole('button', { name: `Menu ${dir}` }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.za-DropdownMenu-item[data-highlighted]').waitFor();
    expect(await styleOf(page, '.za-DropdownMenu-item', 'box-shadow')).toContain(line[dir]);
  });

  test.each([
    ['ltr', 'start', 'left'],
    ['ltr', 'end', 'right'],
    ['rtl', 'start', 'right'],
    ['rtl', 'end', 'left'],
  ] as const)('in %s direction a drawer at the %s slides in from the %s', async (dir, side, edge) => {
    const page = await browser.newPage({ reducedMotion: 'no-preference' });
    await page.goto(`${server.resolvedUrls?.local[0]}?dir=${dir}&side=${side}`);
    await page.locator('.za-Drawer').waitFor();
    const start = await page.locator('.za-Drawer').evaluate((drawer) => {
      const [slide] = drawer.getAnimations();
      slide?.pause();
      if (slide) slide.currentTime = 0;
      return drawer.getBoundingClientRect().left;
    });
    expect(start < 0 ? 'left' : 'right').toBe(edge);
  });
});
