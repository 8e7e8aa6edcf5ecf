import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Breadcrumb } from './Breadcrumb.tsx';

const items = [
  { key: 'blog', content: <a href="#blog">Blog</a> },
  { key: 'ox', content: <a href="#ox">Year of the Ox</a> },
];

test('is a landmark with links to the parent pages, and marks the current page', async () => {
  const screen = await render(<Breadcrumb items={items} current="How the Ox saves" />);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(trail).toBeVisible();
  const steps = trail.getByRole('listitem').elements();
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Blog', 'Year of the Ox', 'How the Ox saves']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'page']);
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Blog' })).toHaveFocus();
});

test.each([
  ['ltr', 'matrix(0.707107, 0.707107, -0.707107, 0.707107, 0, 0)'],
  ['rtl', 'matrix(0.707107, -0.707107, 0.707107, 0.707107, 0, 0)'],
])('its separators point in the reading direction in %s', async (dir, turn) => {
  const screen = await render(
    <div dir={dir}>
      <Breadcrumb items={items} current="How the Ox saves" />
    </div>,
  );
  const last = screen.getByText('How the Ox saves').element();
  expect(getComputedStyle(last, '::before').transform).toBe(turn);
});
