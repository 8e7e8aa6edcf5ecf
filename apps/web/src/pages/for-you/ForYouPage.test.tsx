import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetBirth, keepBirth } from '#birth/stored-birth.ts';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { ForYouPage } from './ForYouPage.tsx';

const ranked = ok({
  rows: [
    {
      slug: 'nintendo',
      name: 'Nintendo',
      year: 1889,
      zodiacSign: 'ox',
      kind: 'Media',
      logoUrl: null,
      score: 97,
      because: ['Rat and Ox: six harmony 六合', 'The Fire of your year feeds the Earth of its year'],
    },
  ],
  total: 1,
  totalPages: 1,
});

test('rows are ranked for the birth of this device with the rule on each; the date is sent nowhere', async () => {
  keepBirth({ date: '1996-06-01' });
  mockApi({ 'POST /api/for-you': ranked });
  const screen = await show(<ForYouPage />, '/for-you');
  await expect.element(screen.getByText('Rat and Ox: six harmony 六合')).toBeVisible();
  await expect.element(screen.getByText('97 of 100')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open Nintendo' }))
    .toHaveAttribute('href', '/companies/nintendo');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'US states');
  await expect.poll(() => screen.router.state.location.search).toBe('?list=us-states');
  await expect
    .poll(() => vi.mocked(window.fetch).mock.calls.map(([, init]) => init?.body))
    .toContain('{"sign":"rat","element":"Fire","list":"us-states","page":1,"limit":20}');
  expect(JSON.stringify(vi.mocked(window.fetch).mock.calls)).not.toContain('1996');
  forgetBirth();
});

test('without a birth date it asks for one, and ranks when it is given', async () => {
  forgetBirth();
  mockApi({ 'POST /api/for-you': ranked });
  const screen = await show(<ForYouPage />, '/for-you');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Birth date' }), '1996-06-01');
  await userEvent.click(screen.getByRole('button', { name: 'Discover My Zodiac Sign' }));
  await expect.element(screen.getByText('97 of 100')).toBeVisible();
  expect(screen.router.state.location.search).toBe('');
  forgetBirth();
});

test('it can be ranked for a saved person', async () => {
  forgetBirth();
  mockApi({
    'POST /api/for-you': ranked,
    'GET /api/people': ok({
      people: [
        { id: 'b', relation: 'friend', birth: { name: 'Ada', date: '1990-06-01' }, updatedAt: '2026-01-01' },
      ],
    }),
  });
  const screen = await show(<ForYouPage />, '/for-you');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Ada');
  await expect.element(screen.getByText(/^Ada: Metal Horse\./)).toBeVisible();
  await expect
    .poll(() => vi.mocked(window.fetch).mock.calls.map(([, init]) => init?.body))
    .toContain('{"sign":"horse","element":"Metal","list":"companies","page":1,"limit":20}');
});
