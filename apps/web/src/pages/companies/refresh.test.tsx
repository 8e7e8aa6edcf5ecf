import { Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { CompaniesPage } from './CompaniesPage.tsx';
import { writeHint } from '#storage/hint.ts';
import { PaidGuard } from '#session/PaidGuard.tsx';
import { companies, pageOf, searchOf } from '../../test/companies.ts';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';

describe('a refresh of a sign', () => {
  const message = 'Dragon: 1 new company, 3 new openings.';
  const changes = { newCompanies: 1, newOpenings: 3, changedOpenings: 0, closedOpenings: 0 };
  const done = ok({ message, ...changes });

  test('shows what changed and refetches the list and the counts', async () => {
    const calls = mockApi({
      'GET /api/companies': pageOf(companies(1)),
      'GET /api/scrape/dragon': ok({ scrape: null }),
      'POST /api/scrape': done,
    });
    const screen = await show(<CompaniesPage />, '/companies?zodiac=dragon');
    await screen.getByRole('button', { name: 'Refresh openings' }).click();
    await expect.element(screen.getByText(message).first()).toBeVisible();
    await expect.poll(() => calls.filter((call) => searchOf(call) === '&zodiac=dragon')).toHaveLength(2);
  });

  test('shows its progress while it runs', async () => {
    const run = {
      zodiac: 'dragon',
      state: 'running',
      step: 'Reading the openings of Airbnb',
      done: 3,
      total: 9,
    };
    let answer: (given: { status: number; body: unknown }) => void = () => undefined;
    let isHeld = false;
    mockApi({
      'GET /api/companies': pageOf([]),
      'GET /api/scrape/dragon': () => (isHeld ? new Promise(() => undefined) : ok({ scrape: { ...run } })),
      'POST /api/scrape': () => new Promise((resolve) => (answer = resolve)),
    });
    const screen = await show(<CompaniesPage />, '/companies?zodiac=dragon');
    await screen.getByRole('button', { name: 'Refresh companies and openings of the Dragon' }).click();
    await expect.element(screen.getByText('Reading the openings of Airbnb')).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '3');
    run.step = 'Reading the openings of Boeing';
    await expect.element(screen.getByText('Reading the openings of Boeing')).toBeVisible();
    isHeld = true;
    answer(done);
    await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
    // The next refresh must not start with the progress of this one.
    await screen.getByRole('button', { name: 'Refresh companies and openings of the Dragon' }).click();
    await expect.element(screen.getByText('Preparing')).toBeVisible();
  });

  test.each([
    [502, 'source_failed', 'Failed to scrape job data. Please try again or check your connection.'],
    [500, 'internal', 'Failed to scrape job data. Please try again or check your connection.'],
    [409, 'scrape_running', 'What the server says.'],
    [429, 'rate_limited', 'What the server says.'],
  ])('that fails with %i %s shows an error with a retry', async (status, code, sentence) => {
    let fails = true;
    mockApi({
      'GET /api/companies': pageOf(companies(1)),
      'GET /api/scrape/dragon': ok({ scrape: null }),
      'POST /api/scrape': () => (fails ? { status, body: { code, error: 'What the server says.' } } : done),
    });
    const screen = await show(<CompaniesPage />, '/companies?zodiac=dragon');
    await screen.getByRole('button', { name: 'Refresh openings' }).click();
    await expect.element(screen.getByRole('alert').getByText(sentence)).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText(message).first()).toBeVisible();
  });
});

test('the button of a refresh keeps the focus while it runs, also on a retry', async () => {
  const failed = { status: 502, body: { code: 'source_failed' } };
  const answers: ((given: typeof failed) => void)[] = [];
  mockApi({
    'GET /api/companies': pageOf(companies(1)),
    'GET /api/scrape/dragon': ok({ scrape: null }),
    'POST /api/scrape': () => new Promise((resolve) => answers.push(resolve)),
  });
  const fail = async (run: number): Promise<void> => {
    await expect.poll(() => answers).toHaveLength(run);
    answers.at(-1)?.(failed);
  };
  const screen = await show(<CompaniesPage />, '/companies?zodiac=dragon');
  await screen.getByRole('button', { name: 'Refresh openings' }).click();
  await expect.element(screen.getByRole('button', { name: 'Refreshing...' })).toHaveFocus();
  await fail(1);
  await expect.element(screen.getByRole('button', { name: 'Refresh openings' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
  await fail(2);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('a refresh that is refused with 401 signs the user out', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  mockApi({
    'GET /api/user/ada': ok({ uid: 'ada', email: 'ada@example.com', role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
    'GET /api/companies': pageOf(companies(1)),
    'POST /api/scrape': { status: 401, body: { code: 'unauthenticated' } },
  });
  const screen = await show(
    <Routes>
      <Route element={<PaidGuard fallback={<p>Landing</p>} />}>
        <Route path="*" element={<CompaniesPage />} />
      </Route>
    </Routes>,
    '/companies?zodiac=dragon',
  );
  await screen.getByRole('button', { name: 'Refresh openings' }).click();
  await expect.element(screen.getByText('Your session has ended.', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Landing')).toBeVisible();
});
