import type { AdminAction } from '@org/api-contract';
import { expect, test } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { AdminActions } from './AdminActions.tsx';

const action: AdminAction = {
  id: 7,
  at: '2026-11-20T09:00:00.000Z',
  by: 'command line (ada)',
  action: 'refund_payment',
  about: 'payment 12',
  subjectUid: 'bob',
  reason: 'Asked by mail',
};
const page = (actions: AdminAction[], totalPages = 1) => ok({ actions, total: actions.length, totalPages });

test('an action shows who did what and why, and links to its payment', async () => {
  mockApi({ 'GET /api/admin/actions': page([action, { ...action, id: 6, about: 'promotion code 3' }]) });
  const screen = await show(<AdminActions />, '/admin');
  for (const name of ['refund payment', 'Asked by mail', 'command line (ada)'])
    await expect.element(screen.getByText(name, { exact: true }).first()).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'payment 12' }))
    .toHaveAttribute('href', '/admin/payments/12');
  await expect.element(screen.getByText('promotion code 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'promotion code 3' }).query()).toBeNull();
});

test('keeps the page number in the address beside the other choices', async () => {
  const calls = mockApi({ 'GET /api/admin/actions': page([action], 3) });
  const { router, ...screen } = await show(<AdminActions />, '/admin?days=7&actions=2');
  await expect.poll(() => calls).toEqual(['GET /api/admin/actions?page=2']);
  await screen.getByRole('link', { name: /3/ }).first().click();
  await expect.poll(() => calls.at(-1)).toBe('GET /api/admin/actions?page=3');
  expect(router.state.location.search).toBe('?days=7&actions=3');
});

test.each(['0', '-1', 'x', ''])('treats the page %j in the address as the first', async (given) => {
  const calls = mockApi({ 'GET /api/admin/actions': page([]) });
  const screen = await show(<AdminActions />, `/admin?actions=${given}`);
  await expect.element(screen.getByText('No admin has acted yet.')).toBeVisible();
  expect(calls).toEqual(['GET /api/admin/actions?page=1']);
});

test('a failure is shown with a way to try again', async () => {
  let isAway = true;
  mockApi({
    'GET /api/admin/actions': () =>
      isAway ? { status: 503, body: { code: 'unavailable' } } : page([action]),
  });
  const screen = await show(<AdminActions />, '/admin');
  await expect.element(screen.getByText(/^The actions could not be loaded/)).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: 'payment 12' })).toBeVisible();
});
