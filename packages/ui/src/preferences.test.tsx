import { setProjectAnnotations, type composeStories, type composeStory } from '@storybook/react-vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import preview from '../.storybook/preview.tsx';
import { distinctStories } from './distinct-stories.ts';
import { Pagination } from './Pagination/Pagination.tsx';
import { SiteHeader } from './SiteHeader/SiteHeader.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { Tabs } from './Tabs/Tabs.tsx';

type Story = ReturnType<typeof composeStory>;

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('./*/*.stories.tsx', { eager: true });
const setUp = setProjectAnnotations([preview]).beforeAll;
const components = Object.entries(files).map(
  ([file, module]) => [file.split('/')[1], distinctStories(module).map(([, story]) => story)] as const,
);

beforeAll(setUp);

/** Sets the preferences of the visitor's system, in place of those set before. */
const ask = async (features: Readonly<Record<string, string>>): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
afterAll(async () => ask({ 'prefers-reduced-motion': '', 'forced-colors': '' }));

interface Seen {
  id: string;
  /** The number of running animations. */
  moving: number;
  heightsOfPrimary: number[];
  /** Whether an element has the focus without showing it. */
  hidesFocus: boolean;
}

const seen = new Map<string, Promise<Seen[]>>();

/** Runs the stories of a component once for all tests: with reduced motion, in forced colors, on a phone. */
function look(name = '', stories: readonly Story[] = []): Promise<Seen[]> {
  const known = seen.get(name) ?? lookAt(stories);
  seen.set(name, known);
  return known;
}

async function lookAt(stories: readonly Story[]): Promise<Seen[]> {
  await ask({ 'prefers-reduced-motion': 'reduce', 'forced-colors': 'active' });
  await page.viewport(320, 800);
  const all: Seen[] = [];
  for (const story of stories) {
    await story.run();
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running').length;
    const heightsOfPrimary = [...document.querySelectorAll('.za-Button[data-variant="primary"]')]
      .filter((action) => action.checkVisibility())
      .map((action) => action.getBoundingClientRect().height);
    await userEvent.tab();
    const reached = document.activeElement;
    const hasFocus = reached !== null && reached !== document.body;
    const hidesFocus = hasFocus && getComputedStyle(reached).outlineStyle === 'none';
    all.push({ id: story.id, moving, heightsOfPrimary, hidesFocus });
  }
  return all;
}

describe('with reduced motion', () => {
  test.each(components)('%s does not move', async (name, stories) => {
    const all = await look(name, stories);
    expect(all.filter(({ moving }) => moving > 0)).toEqual([]);
  });
});

test('the wheel turns without reduced motion', async () => {
  await ask({ 'prefers-reduced-motion': 'no-preference' });
  const wheel = components.find(([name]) => name === 'ZodiacWheel')?.[1][0];
  await wheel?.run();
  expect(document.getAnimations()).toHaveLength(1);
});

describe('in forced colors', () => {
  beforeAll(async () => ask({ 'forced-colors': 'active' }));

  test.each(components)('%s shows which element has focus', async (name, stories) => {
    const all = await look(name, stories);
    expect(all.filter(({ hidesFocus }) => hidesFocus)).toEqual([]);
  });

  test('distinguishes the current page from the others', async () => {
    const screen = await render(
      <Pagination page={1} pageCount={2} renderLink={(to, text) => <a href={`?page=${to}`}>{text}</a>} />,
    );
    const ground = (name: string): string =>
      getComputedStyle(screen.getByRole('link', { name }).element()).backgroundColor;
    expect(ground('Page 1')).not.toBe(ground('Page 2'));
  });

  test('draws a line only under the open tab', async () => {
    const screen = await render(
      <Tabs
        label="Numbers"
        tabs={['One', 'Two'].map((label) => ({ value: label, label, content: label }))}
      />,
    );
    const styles = ['One', 'Two'].map((name) =>
      getComputedStyle(screen.getByRole('tab', { name }).element()),
    );
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const isSeen = styles.map(({ borderBottomColor }) => borderBottomColor !== ground);
    expect(isSeen).toEqual([true, false]);
  });

  test('draws the lines of a skeleton', async () => {
    const { container } = await render(<Skeleton />);
    const lines = [...container.querySelectorAll('span')].map(
      (line) => getComputedStyle(line).backgroundColor,
    );
    expect(lines).toHaveLength(4);
    expect(lines).not.toContain(getComputedStyle(document.documentElement).backgroundColor);
  });

  test('distinguishes the highlighted menu item from the others', async () => {
    await page.viewport(1280, 800);
    const screen = await render(
      <SiteHeader
        location="/blog"
        logo={<a href="/">Atlas</a>}
        items={[
          {
            key: 'blog',
            content: (
              <a href="/blog" aria-current="page">
                Blog
              </a>
            ),
          },
          { key: 'companies', content: <a href="/companies">Companies</a> },
        ]}
      />,
    );
    const line = (name: string): string =>
      getComputedStyle(screen.getByRole('link', { name }).element()).textDecorationLine;
    expect([line('Blog'), line('Companies')]).toEqual(['underline', 'none']);
  });
});

test('primary actions are 44 px high or more, for a finger', async () => {
  const heights: number[] = [];
  for (const [name, stories] of components)
    heights.push(...(await look(name, stories)).flatMap(({ heightsOfPrimary }) => heightsOfPrimary));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
