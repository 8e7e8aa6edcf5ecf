import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetBirth, keepBirth } from '#birth/stored-birth.ts';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { ForYouPage } from './ForYouPage.tsx';

const ranked = ok({
  signs: [
    {
      sign: 'ox',
      score: 95,
      reason: 'In harmony with your sign (六合), the closest bond of two signs.',
      total: 330,
      rows: [
        {
          slug: 'nintendo',
          name: 'Nintendo',
          year: 1889,
          zodiacSign: 'ox',
          kind: 'Media',
          logoUrl: null,
          reason: 'Its year is Earth, which your Fire feeds.',
        },
      ],
    },
    { sign: 'horse', score: 10, reason: 'A clash with your sign (六沖), its opposite.', total: 12, rows: [] },
  ],
});

test('signs are ranked for the birth of this device, with a reason on each sign and row; the date is sent nowhere', async () => {
  keepBirth({ date: '1996-06-01' });
  mockApi({ 'POST /api/for-you': ranked });
  const screen = await show(<ForYouPage />, '/for-you');
  const oxen = screen.getByRole('region', { name: 'Ox' });
  await expect.element(oxen.getByText(/^In harmony with your sign/)).toBeVisible();
  await expect.element(oxen.getByText('Its year is Earth, which your Fire feeds.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'All 330 Ox companies' }))
    .toHaveAttribute('href', '/companies?zodiac=ox');
  await expect.element(screen.getByText(/A clash with your sign/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Details of Nintendo' }))
    .toHaveAttribute('href', '/companies/nintendo');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'US states');
  await expect.poll(() => screen.router.state.location.search).toBe('?list=us-states');
  await expect
    .poll(() => vi.mocked(window.fetch).mock.calls.map(([, init]) => init?.body))
    .toContain('{"sign":"rat","element":"Fire","list":"us-states"}');
  expect(JSON.stringify(vi.mocked(window.fetch).mock.calls)).not.toContain('1996');
  forgetBirth();
});

test('a sign shows three rows, and the others on demand', async () => {
  keepBirth({ date: '1996-06-01' });
  const rows = Array.from({ length: 6 }, (_, index) => ({
    slug: `company-${index}`,
    name: `Company ${index}`,
    year: 1889,
    zodiacSign: 'ox',
    kind: null,
    logoUrl: null,
    reason: 'Its year is Earth, which your Fire feeds.',
  }));
  mockApi({
    'POST /api/for-you': ok({ signs: [{ sign: 'ox', score: 95, reason: 'In harmony.', total: 330, rows }] }),
  });
  const screen = await show(<ForYouPage />, '/for-you');
  const cards = () => screen.getByRole('article').elements().length;
  await expect.poll(cards).toBe(3);
  await screen.getByRole('button', { name: 'Show more of the Ox' }).click();
  await expect.poll(cards).toBe(6);
  const fewer = screen.getByRole('button', { name: 'Show fewer of the Ox' });
  await expect.element(fewer).toHaveFocus();
  await fewer.click();
  await expect.poll(cards).toBe(3);
  forgetBirth();
});

test('without a birth date the page asks for one, and ranks the signs when it is given', async () => {
  forgetBirth();
  mockApi({ 'POST /api/for-you': ranked });
  const screen = await show(<ForYouPage />, '/for-you');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Birth date' }), '1996-06-01');
  await userEvent.click(screen.getByRole('button', { name: 'Discover My Zodiac Sign' }));
  await expect.element(screen.getByRole('heading', { name: 'Nintendo' })).toBeVisible();
  expect(screen.router.state.location.search).toBe('');
  forgetBirth();
});

test('without a birth date, a failure to load the saved people is shown, with a retry', async () => {
  forgetBirth();
  let isAway = true;
  const people = [
    { id: 'a', relation: 'self', birth: { name: 'Ada', date: '1996-06-01' }, updatedAt: '2026-01-01' },
  ];
  mockApi({
    'POST /api/for-you': ranked,
    'GET /api/people': () => (isAway ? { status: 503, body: {} } : ok({ people })),
  });
  const screen = await show(<ForYouPage />, '/for-you');
  await expect.element(screen.getByText(/^Your saved people could not be loaded\./)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Birth date' })).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/^You: Fire Rat\./)).toBeVisible();
});

test('the signs can be ranked for a saved person', async () => {
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
    .toContain('{"sign":"horse","element":"Metal","list":"companies"}');
});
