import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { Pagination } from './Pagination.tsx';

conformance(
  'Pagination',
  <Pagination
    page={2}
    pageCount={9}
    renderLink={(page, content) => <a href={`?page=${page}`}>{content}</a>}
  />,
);

test('the current page is named and the ends lead nowhere', async () => {
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

test('one page needs no pages', async () => {
  const { container } = await render(
    <Pagination page={1} pageCount={1} renderLink={() => <a href="?">1</a>} />,
  );
  expect(container.querySelector('nav')).toBeNull();
});

test('Tab goes through the pages in their order, and passes by the end that leads nowhere', async () => {
  await render(
    <Pagination
      page={1}
      pageCount={3}
      renderLink={(page, content) => <a href={`?page=${page}`}>{content}</a>}
    />,
  );
  const reached: (string | null | undefined)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    reached.push(document.activeElement?.getAttribute('aria-label'));
  }
  expect(reached).toEqual(['Page 1', 'Page 2', 'Page 3', 'Next page']);
});
