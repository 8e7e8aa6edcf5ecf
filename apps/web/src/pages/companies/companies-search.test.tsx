import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { companies, pageOf } from '../../test/companies.ts';
import { mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { CompaniesPage } from './CompaniesPage.tsx';

/** The window is wide enough to show the filters beside the search. */
beforeEach(() => page.viewport(1280, 800));

/** Runs `act` with fake timers; `elapse` advances them by a second. */
async function withTimersHeld(act: (elapse: () => Promise<unknown>) => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  try {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  } finally {
    vi.useRealTimers();
  }
}

describe('the search', () => {
  const open = async (address = '/companies') => {
    mockApi({ 'GET /api/companies': pageOf(companies(45)) });
    const { router, ...screen } = await show(<CompaniesPage />, address);
    await expect.element(screen.getByText(/^Showing 1-20/)).toBeVisible();
    const search = () => router.state.location.search;
    return { screen, router, search, box: screen.getByRole('searchbox', { name: 'Search' }) };
  };

  test('is one history entry', async () => {
    const { router, search, box } = await open('/companies?zodiac=ox');
    for (const typed of ['b', 'ba', 'bank', 'ban']) {
      await box.fill(typed);
      await expect.poll(search).toBe(`?zodiac=ox&search=${typed}`);
    }
    await box.fill('oil');
    await expect.poll(search).toBe('?zodiac=ox&search=oil');
    for (const [expected, text] of [
      ['?zodiac=ox&search=ban', 'ban'],
      ['?zodiac=ox', ''],
    ] as const) {
      await router.navigate(-1);
      await expect.poll(search).toBe(expected);
      await expect.element(box).toHaveValue(text);
      // The typed text must not return after Back.
      await expect.poll(() => router.state.navigation.state).toBe('idle');
    }
  });

  test('is not repeated when Back leaves it before its list is drawn', async () => {
    const { router, search, box } = await open();
    await box.fill('bank');
    await expect.poll(search).toBe('?search=bank');
    const back = new Promise<void>((resolve) => {
      const stop = router.subscribe(({ location }) => {
        if (location.search !== '?search=oil') return;
        stop();
        resolve(router.navigate(-1));
      });
    });
    await box.fill('oil');
    await back;
    await expect.element(box).toHaveValue('bank');
    expect(search()).toBe('?search=bank');
  });

  test('keeps the letters that are typed while its list is drawn', async () => {
    const { router, search, box } = await open();
    const stop = router.subscribe(({ location }) => {
      if (location.search !== '?search=ba') return;
      stop();
      const input = box.element();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'bank');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await box.fill('ba');
    await expect.poll(search).toBe('?search=bank');
    await expect.element(box).toHaveValue('bank');
  });

  test('that is pending is discarded when a sign is selected', async () => {
    const { screen, search, box } = await open();
    await withTimersHeld(async (elapse) => {
      await box.fill('bank');
      await screen.getByLabelText('Zodiac sign').selectOptions('rat');
      await elapse();
    });
    await expect.poll(search).toBe('?zodiac=rat');
    await expect.element(box).toHaveValue('');
  });

  test('that is pending is kept when an industry is selected', async () => {
    const { screen, search, box } = await open();
    await withTimersHeld(async (elapse) => {
      await box.fill('bank');
      await screen.getByLabelText('Industry').selectOptions('Energy');
      await elapse();
    });
    await expect.poll(search).toBe('?industry=Energy&search=bank');
    await expect.element(box).toHaveValue('bank');
  });

  test('runs at once on Enter, and later typing is a new search', async () => {
    const { router, search, box } = await open();
    await withTimersHeld(async () => {
      await box.fill('bank');
      await userEvent.keyboard('{Enter}');
      await expect.poll(search).toBe('?search=bank');
      await box.fill('banking');
      await userEvent.keyboard('{Enter}');
      await expect.poll(search).toBe('?search=banking');
    });
    await router.navigate(-1);
    expect(search()).toBe('?search=bank');
  });
});

test('a superseded search is aborted', async () => {
  let isHeld = false;
  mockApi({
    'GET /api/companies': (url) => (isHeld ? new Promise(() => undefined) : pageOf(companies(1))(url)),
  });
  const screen = await show(<CompaniesPage />, '/companies');
  await expect.element(screen.getByText('Company 1')).toBeVisible();
  isHeld = true;
  const signalOf = (address: string) =>
    vi
      .mocked(window.fetch)
      .mock.calls.find(([asked]) => typeof asked === 'string' && asked.endsWith(`&search=${address}`))?.[1]
      ?.signal;
  const box = screen.getByRole('searchbox', { name: 'Search' });
  await box.fill('ban');
  await expect.poll(() => signalOf('ban')?.aborted).toBe(false);
  await box.fill('bank');
  await expect.poll(() => signalOf('bank')?.aborted).toBe(false);
  expect(signalOf('ban')?.aborted).toBe(true);
});
