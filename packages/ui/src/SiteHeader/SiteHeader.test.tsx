import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { SiteHeader } from './SiteHeader.tsx';

conformance(
  'SiteHeader',
  <SiteHeader
    location="/"
    logo={<a href="/">Atlas</a>}
    items={[{ key: 'blog', content: <a href="/blog">Blog</a> }]}
  />,
);

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

test('in a wide header the items are in sight, in the line of the logo', async () => {
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

test('without items there is no menu, and the action is in sight on a phone', async () => {
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
