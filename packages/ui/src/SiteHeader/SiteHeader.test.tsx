import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteHeader } from './SiteHeader.tsx';

test('on a phone the menu opens, Escape closes it and gives the focus back', async () => {
  await page.viewport(375, 700);
  const screen = await render(
    <SiteHeader
      location="/"
      logo={<a href="/">Atlas</a>}
      items={[{ key: 'blog', content: <a href="/blog">Blog</a> }]}
    />,
  );
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await expect.element(screen.getByRole('link', { name: 'Blog' })).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(screen.getByRole('link', { name: 'Blog' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('link', { name: 'Blog' })).not.toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();
});

test('on a phone the menu closes when another page is shown', async () => {
  await page.viewport(375, 700);
  const header = (location: string) => (
    <SiteHeader
      location={location}
      logo={<a href="/">Atlas</a>}
      items={[{ key: 'blog', content: <a href="#blog">Blog</a> }]}
    />
  );
  const screen = await render(header('/'));
  await screen.getByRole('button', { name: 'Menu' }).click();
  await expect.element(screen.getByRole('link', { name: 'Blog' })).toBeVisible();
  await screen.rerender(header('/blog'));
  await expect.element(screen.getByRole('link', { name: 'Blog' })).not.toBeInTheDocument();
});

test('in a wide header the items are visible, in line with the logo', async () => {
  await page.viewport(1440, 700);
  const screen = await render(
    <SiteHeader logo={<a href="/">Atlas</a>} items={[{ key: 'blog', content: <a href="/blog">Blog</a> }]} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  const { top, bottom } = screen.getByRole('link', { name: 'Blog' }).element().getBoundingClientRect();
  const logo = screen.getByRole('link', { name: 'Atlas' }).element().getBoundingClientRect();
  expect(top).toBeLessThan(logo.bottom);
  expect(bottom).toBeGreaterThan(logo.top);
});

const withMenu = (location: string) => (
  <SiteHeader
    location={location}
    logo={<a href="/">Atlas</a>}
    items={[
      {
        key: 'almanac',
        content: 'Almanac',
        items: [{ key: 'signs', content: <a href="#signs">Signs</a> }],
      },
    ]}
  />
);

test('in a wide header a menu opens below its button by keyboard, Escape closes it and gives the focus back', async () => {
  await page.viewport(1440, 700);
  const screen = await render(withMenu('/'));
  const button = screen.getByRole('button', { name: 'Almanac' });
  const link = screen.getByRole('link', { name: 'Signs' });
  await expect.element(link).not.toBeInTheDocument();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link).toBeVisible();
  const { left, top } = link.element().getBoundingClientRect();
  const of = button.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(of.bottom);
  expect(Math.abs(left - of.left)).toBeLessThan(32);
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('a menu closes when another page is shown', async () => {
  await page.viewport(1440, 700);
  const screen = await render(withMenu('/'));
  await screen.getByRole('button', { name: 'Almanac' }).click();
  await expect.element(screen.getByRole('link', { name: 'Signs' })).toBeVisible();
  await screen.rerender(withMenu('/signs'));
  await expect.element(screen.getByRole('link', { name: 'Signs' })).not.toBeInTheDocument();
});

test('on a phone the links of a menu follow its heading', async () => {
  await page.viewport(375, 700);
  const screen = await render(withMenu('/'));
  await screen.getByRole('button', { name: 'Menu' }).click();
  await expect.element(screen.getByRole('list', { name: 'Almanac' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Signs' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Almanac' })).not.toBeInTheDocument();
});

test('without items there is no menu, and the action is visible on a phone', async () => {
  await page.viewport(375, 700);
  const screen = await render(
    <SiteHeader logo={<a href="/">Atlas</a>} action={<a href="/sample">Try Free Sample</a>} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Try Free Sample' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});

test('a menu that is higher than the screen scrolls to its last item', async () => {
  await page.viewport(667, 375);
  const names = Array.from({ length: 9 }, (_, index) => `Place ${index + 1}`);
  const screen = await render(
    <SiteHeader
      location="/"
      logo={<a href="/">Atlas</a>}
      items={names.map((name) => ({ key: name, content: <a href="/">{name}</a> }))}
    />,
  );
  await screen.getByRole('button', { name: 'Menu' }).click();
  expect(screen.getByRole('navigation').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(375);
  const last = screen.getByRole('link', { name: 'Place 9' }).element();
  last.scrollIntoView({ block: 'nearest' });
  await expect.poll(() => last.getBoundingClientRect().bottom).toBeLessThanOrEqual(375);
});
