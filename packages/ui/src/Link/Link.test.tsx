import { createRef, type MouseEvent } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link } from './Link.tsx';

test('an external link opens in a new tab, says so, and sends no referrer', async () => {
  const screen = await render(
    <Link href="https://example.com/" external>
      Tables
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Tables (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a router’s link can be the link', async () => {
  const screen = await render(
    <Link asChild>
      <a href="/blog">Blog</a>
    </Link>,
  );
  expect(screen.container.querySelectorAll('a')).toHaveLength(1);
  await expect.element(screen.getByRole('link', { name: 'Blog' })).toHaveClass('za-Link');
});

test('an external router link announces that it opens a new tab', async () => {
  const screen = await render(
    <Link asChild external>
      <a href="https://example.com/">Tables</a>
    </Link>,
  );
  expect(screen.container.querySelectorAll('a')).toHaveLength(1);
  await expect
    .element(screen.getByRole('link', { name: 'Tables (opens in a new tab)' }))
    .toHaveAttribute('rel', 'noopener noreferrer');
});

test('passes its props to the child with asChild', async () => {
  const ref = createRef<HTMLAnchorElement>();
  const press = vi.fn((event: MouseEvent) => event.preventDefault());
  const screen = await render(
    <Link asChild external ref={ref} className="wide" id="tables" onClick={press}>
      <a href="https://example.com/" className="own">
        Tables
      </a>
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Tables (opens in a new tab)' });
  await expect.element(link).toHaveClass('za-Link', 'wide', 'own');
  await expect.element(link).toHaveAttribute('id', 'tables');
  await link.click();
  expect(press).toHaveBeenCalledOnce();
  expect(ref.current).toBe(link.element());
});

test('Tab reaches the link', async () => {
  const screen = await render(<Link href="#blog">Read the blog</Link>);
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Read the blog' })).toHaveFocus();
});
