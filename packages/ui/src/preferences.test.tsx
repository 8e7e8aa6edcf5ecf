import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from './Pagination/Pagination.tsx';
import { SiteHeader } from './SiteHeader/SiteHeader.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { ZodiacWheel } from './ZodiacWheel/ZodiacWheel.tsx';

/** Sets the preferences of the visitor's system, in place of those set before. */
const ask = async (features: Readonly<Record<string, string>>): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
afterAll(async () => ask({ 'prefers-reduced-motion': '', 'forced-colors': '' }));

test('the wheel turns if the user has not asked for reduced motion', async () => {
  await ask({ 'prefers-reduced-motion': 'no-preference' });
  await render(<ZodiacWheel />);
  expect(document.getAnimations()).toHaveLength(1);
});

describe('in forced colors', () => {
  beforeAll(async () => ask({ 'forced-colors': 'active' }));

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
