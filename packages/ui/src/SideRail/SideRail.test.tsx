import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../expect-accessible.ts';
import { SideRail } from './SideRail.tsx';

const rail = (location = '/payments', alerts = 3) => (
  <SideRail
    label="Admin"
    location={location}
    current="payments"
    items={[
      { key: 'overview', label: 'Overview', count: 0, countLabel: 'news' },
      { key: 'payments', label: 'Payments', count: alerts, countLabel: 'alerts' },
    ]}
    renderLink={(key, content) => (
      <a href={`/${key}`} aria-current={key === 'payments' ? 'page' : undefined}>
        {content}
      </a>
    )}
  >
    <h1>Payments</h1>
  </SideRail>
);

test('in a wide container the links are beside the page, and only links with open items have a count', async () => {
  await page.viewport(1280, 800);
  const screen = await render(rail());
  const nav = screen.getByRole('navigation', { name: 'Admin' });
  await expect.element(nav.getByRole('link', { name: 'Payments 3 alerts' })).toBeVisible();
  await expect.element(nav.getByRole('link', { name: 'Overview', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  const heading = screen.getByRole('heading', { name: 'Payments' }).element().getBoundingClientRect();
  expect(heading.left).toBeGreaterThan(nav.element().getBoundingClientRect().right - 1);
});

test('on a phone the links are a sheet, which opens and closes by keyboard with Enter and Escape', async () => {
  await page.viewport(375, 700);
  const screen = await render(rail());
  const overview = screen.getByRole('link', { name: 'Overview' });
  await expect.element(overview).not.toBeInTheDocument();
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Admin: Payments 3 alerts' });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(overview).toBeVisible();
  await expectAccessible(screen.container);
  await userEvent.tab();
  await expect.element(overview).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(overview).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the sheet closes when the address changes, and stays when it does not', async () => {
  await page.viewport(375, 700);
  const screen = await render(rail());
  await screen.getByRole('button', { name: 'Admin: Payments 3 alerts' }).click();
  const link = screen.getByRole('link', { name: 'Payments 1 alerts' });
  await screen.rerender(rail('/payments', 1));
  await expect.element(link).toBeVisible();
  await screen.rerender(rail('/overview', 1));
  await expect.element(link).not.toBeInTheDocument();
});
