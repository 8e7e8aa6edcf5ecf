import { afterEach, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from './Pagination.tsx';

afterEach(() => document.documentElement.removeAttribute('style'));

test('names the current page, and disables the ends', async () => {
  const screen = await render(
    <Pagination
      page={1}
      pageCount={3}
      renderLink={(page, content) => <a href={`?page=${page}`}>{content}</a>}
    />,
  );
  await expect.element(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2');
  await expect.element(screen.getByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
});

test('draws nothing for a single page', async () => {
  const { container } = await render(
    <Pagination page={1} pageCount={1} renderLink={() => <a href="?">1</a>} />,
  );
  expect(container.querySelector('nav')).toBeNull();
});

test('Tab follows the order of the pages, and skips the disabled end', async () => {
  const screen = await render(
    <Pagination
      page={1}
      pageCount={3}
      renderLink={(page, content) => <a href={`?page=${page}`}>{content}</a>}
    />,
  );
  for (const name of ['Page 1', 'Page 2', 'Page 3', 'Next page']) {
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveFocus();
  }
});

test.each([
  [1280, 5],
  [375, 5],
  [320, 5],
  [240, 3],
])('at %i px it fits in one row, with %i pages to choose from', async (width, count) => {
  await browserPage.viewport(width, 800);
  // The root font size of the product's pages.
  document.documentElement.style.fontSize = '106.25%';
  const screen = await render(
    <div style={{ paddingInline: '1rem' }}>
      <Pagination page={50} pageCount={100} renderLink={(to, text) => <a href={`?page=${to}`}>{text}</a>} />
    </div>,
  );
  const shown = [...screen.container.querySelectorAll('.za-Pagination-link')].filter((link) =>
    link.checkVisibility(),
  );
  expect(shown).toHaveLength(count + 2);
  expect(new Set(shown.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
  expect(Math.min(...shown.map((link) => link.getBoundingClientRect().width))).toBeGreaterThanOrEqual(24);
  await expect.element(screen.getByRole('link', { name: 'Page 50' })).toBeVisible();
});

test('a disabled end has no hover style', async () => {
  const screen = await render(
    <Pagination page={1} pageCount={3} renderLink={(to, text) => <a href={`?page=${to}`}>{text}</a>} />,
  );
  const end = screen.container.querySelector('[data-disabled]');
  if (!end) throw new Error('There is no end.');
  const before = getComputedStyle(end).borderColor;
  await userEvent.hover(end);
  expect(end.matches(':hover')).toBe(true);
  expect(getComputedStyle(end).borderColor).toBe(before);
});
