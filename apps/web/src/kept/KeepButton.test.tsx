import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mockApi, ok } from '../test/mock-api.ts';
import { pressTwice, show } from '../test/show.tsx';
import { Bookmark, KeepButton } from './KeepButton.tsx';

const marks = { company: [7], carBrand: [], usState: [], opening: [] };
const methods = (): unknown[] =>
  vi.mocked(window.fetch).mock.calls.flatMap(([, init]) => (init?.method === 'GET' ? [] : [init?.method]));

test('marks a saved row, and pressing twice restores it with its note', async () => {
  mockApi({
    'GET /api/kept/marks': ok(marks),
    'DELETE /api/kept/company/7': ok({ removed: true, note: 'Ask Kaori.' }),
    'PUT /api/kept/company/7': ok({ thing: {} }),
  });
  const screen = await show(<KeepButton kind="company" id={7} name="Nintendo" />);
  const saved = screen.getByRole('button', { name: 'Saved: Nintendo. Remove it' });
  await expect.element(saved).toBeVisible();
  pressTwice(saved);
  await expect.element(page.getByText('Nintendo is no longer saved').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Save Nintendo' }).click();
  await expect.element(saved).toBeVisible();
  await expect.poll(methods).toEqual(['DELETE', 'PUT']);
  expect(vi.mocked(window.fetch).mock.calls.at(-1)?.[1]?.body).toBe('{"note":"Ask Kaori."}');
});

test('the bookmark of a card is named after its action, is filled while the item is saved, and leads to all that is saved', async () => {
  mockApi({
    'GET /api/kept/marks': ok({ ...marks, company: [] }),
    'PUT /api/kept/company/7': ok({ thing: {} }),
  });
  const screen = await show(<Bookmark kind="company" id={7} name="Nintendo" />);
  const fill = () => screen.container.querySelector('svg')?.getAttribute('fill');
  const save = screen.getByRole('button', { name: 'Save Nintendo' });
  await expect.element(save).toBeVisible();
  expect(fill()).toBe('none');
  await save.click();
  await expect.element(screen.getByRole('button', { name: 'Saved: Nintendo. Remove it' })).toBeVisible();
  expect(fill()).toBe('currentColor');
  await expect
    .element(page.getByRole('link', { name: 'See everything you saved' }))
    .toHaveAttribute('href', '/kept');
});

test('shows a refusal, and does not mark the refused item as saved', async () => {
  mockApi({
    'GET /api/kept/marks': ok({ ...marks, company: [] }),
    'PUT /api/kept/company/7': {
      status: 409,
      body: { code: 'too_many_kept', error: 'You have saved 500 things.' },
    },
  });
  const screen = await show(<KeepButton kind="company" id={7} name="Nintendo" />);
  await screen.getByRole('button', { name: 'Save Nintendo' }).click();
  await expect.element(page.getByText('You have saved 500 things.').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save Nintendo' })).toBeVisible();
});
