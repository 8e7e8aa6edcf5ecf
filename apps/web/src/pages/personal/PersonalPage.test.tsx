import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#api/query-client.ts';
import { keepBirth, storedBirth } from '#birth/stored-birth.ts';
import { deviceStorage } from '#storage/browser-storage.ts';
import { clearHint, writeHint } from '#storage/hint.ts';
import { ok, mockApi } from '../../test/mock-api.ts';
import { reading } from '../../test/reading.ts';
import { show } from '../../test/show.tsx';
import { PersonalPage } from './PersonalPage.tsx';

/** A wide page, where no part is collapsed. */
const wide = [1440, 900] as const;

const shown = async (address = '/personal', [width, height]: readonly [number, number] = wide) => {
  await page.viewport(width, height);
  mockApi({ 'POST /api/reading': ok(reading) });
  keepBirth({ date: '1988-03-14' });
  const screen = await show(<PersonalPage />, address);
  await expect.element(screen.getByRole('heading', { name: 'Core Personality' })).toBeVisible();
  await expect.element(screen.getByText('In short: Core Personality.')).toBeVisible();
  return screen;
};

test('shows the reading of the last visit at once, and Forget removes the birth from the device and from Back', async () => {
  const { router, ...screen } = await shown();
  await expect.element(screen.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await screen.getByRole('button', { name: 'Try Another Date' }).click();
  await expect.element(screen.getByLabelText('Birth date')).toHaveFocus();
  await screen.getByLabelText('Birth date').fill('4 March 1950');
  await expect.element(screen.getByText('Saturday, March 4, 1950')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Born in 1950, a Year of the Tiger')).toBeVisible();
  expect(router.state.location.search).toBe('');
  await screen.getByRole('button', { name: 'Forget This Date' }).click();
  await expect.element(screen.getByLabelText('Birth date')).toHaveValue('');
  expect(storedBirth()).toBeUndefined();
  await router.navigate(-1);
  await router.navigate(-1);
  await expect.element(screen.getByLabelText('Birth date')).toBeVisible();
  expect(screen.container.textContent).not.toContain('Year of the Dragon');
});

test('the card says where the birth is stored: on this device, until the sign-out, or in the account', async () => {
  const visitor = await shown();
  await expect.element(visitor.getByText(/^The date is stored only on this device, so that/)).toBeVisible();
  await visitor.unmount();
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  onTestFinished(clearHint);
  const user = await shown();
  await expect
    .element(
      user.getByText(
        'The date is stored only on this device. It is removed when you log out or choose “Forget This Date”.',
      ),
    )
    .toBeVisible();
  await user.unmount();
  queryClient.clear();
  mockApi({ 'POST /api/reading': ok(reading), 'GET /api/people': ok({ people: [ada] }) });
  const saved = await show(<PersonalPage />, '/personal');
  await expect.element(saved.getByText(/^Saved in your account as Ada, encrypted/)).toBeVisible();
});

/** The reader's birth as the account has it. */
const ada = {
  id: '3f2b8c1e-5d7a-4e9b-8c6f-1a2b3c4d5e6f',
  relation: 'self',
  birth: { date: '1988-03-14', name: 'Ada' },
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const fromAccount = 'This birth comes from your account, where you saved Ada as “Myself”.';

test('a device without a birth reads the one that the account has for “Myself”, and says where it comes from', async () => {
  await page.viewport(...wide);
  const calls = mockApi({
    'POST /api/reading': ok(reading),
    'GET /api/people': ok({ people: [{ ...ada, id: 'rose', relation: 'parent' }, ada] }),
  });
  const { router, ...screen } = await show(<PersonalPage />, '/personal');
  await expect.element(screen.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  await expect.element(screen.getByText('In short: Core Personality.')).toBeVisible();
  await expect.element(screen.getByText(fromAccount)).toBeVisible();
  expect(storedBirth()).toBeUndefined();
  expect(calls.filter((call) => call.includes('1988'))).toEqual([]);

  await screen.getByRole('button', { name: 'Change or Add Details' }).click();
  await expect.element(screen.getByLabelText('Birth date')).toHaveValue('1988-03-14');
  await screen.getByLabelText('Birth date').fill('1950-03-04');
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect.element(screen.getByText('Born in 1950, a Year of the Tiger')).toBeVisible();
  await expect.element(screen.getByText(fromAccount)).not.toBeInTheDocument();
  expect(storedBirth()?.date).toBe('1950-03-04');
  await router.navigate(-1);
  await expect.element(screen.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
});

test.each(['Try Another Date', 'Forget This Date'])(
  '“%s” empties the form, and the birth of the account does not fill it again',
  async (button) => {
    await page.viewport(...wide);
    mockApi({ 'POST /api/reading': ok(reading), 'GET /api/people': ok({ people: [ada] }) });
    const screen = await show(<PersonalPage />, '/personal');
    await screen.getByRole('button', { name: button }).click();
    await expect.element(screen.getByLabelText('Birth date')).toHaveValue('');
    await expect.element(screen.getByRole('button', { name: 'Read Ada' })).toBeEnabled();
  },
);

test('the form waits for the saved people, and comes without them if they fail to load', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  mockApi({
    'GET /api/people': async () => {
      await held;
      return { status: 503, body: {} };
    },
  });
  const screen = await show(<PersonalPage />, '/personal');
  await expect.element(screen.getByRole('heading', { name: 'Your Zodiac' })).toBeVisible();
  expect(screen.getByLabelText('Birth date').query()).toBeNull();
  answer();
  await expect.element(screen.getByLabelText('Birth date')).toBeVisible();
});

test('refuses an impossible birth date beside its field, and keeps what was typed', async () => {
  mockApi({});
  const screen = await show(<PersonalPage />, '/personal');
  const field = screen.getByLabelText('Birth date');
  await field.fill('30 February 1950');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This date does not exist. Please check the day and the month.');
  await expect.element(field).toHaveValue('30 February 1950');
  await expect.element(field).toHaveFocus();
});

test('a reading that fails to load has a retry, whose button keeps the focus while it runs', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let isFirst = true;
  mockApi({
    'POST /api/reading': async () => {
      if (isFirst) {
        isFirst = false;
        return { status: 503, body: {} };
      }
      await held;
      return ok(reading);
    },
  });
  const screen = await show(<PersonalPage />, '/personal?date=1988-03-14');
  await expect.element(screen.getByText(/^Your reading could not be loaded/)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
  answer();
  await expect.element(screen.getByText('In short: Core Personality.')).toBeVisible();
});

test('shows an error of the server beside its field, with everything that was entered', async () => {
  mockApi({
    'POST /api/reading': {
      status: 400,
      body: {
        code: 'invalid_input',
        error: 'The clock skipped this time.',
        fields: { 'birth/time': 'was skipped' },
      },
    },
  });
  keepBirth({ date: '1988-03-14', time: '02:30', name: 'Ada' });
  const screen = await show(<PersonalPage />, '/personal');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The clock skipped this time.');
  const time = screen.getByLabelText('Time of birth (optional)');
  await expect.element(time).toHaveValue('02:30');
  await expect.element(time).toHaveAccessibleDescription(/The clock skipped this time/);
  await expect.element(screen.getByLabelText('Name (optional)')).toHaveValue('Ada');
});

test('adds details to a date, and the page says which details the reading uses', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'Change or Add Details' }).click();
  await expect.element(screen.getByLabelText('Birth date')).toHaveFocus();
  await expect.element(screen.getByLabelText('Birth date')).toHaveValue('1988-03-14');
  await screen.getByLabelText('Birth date').fill('1987-03-01');
  await screen.getByLabelText('I don’t know the time').click();
  await screen.getByLabelText('Time of birth (optional)').fill('14:30');
  await screen.getByLabelText('Calendar').selectOptions('vietnam');
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect.element(screen.getByText('Born in 1987, a Year of the Cat')).toBeVisible();
  await expect.element(screen.getByText('At 14:30.')).toBeVisible();
  await expect
    .element(
      screen.getByText('This follows the calendar of Vietnam. In China’s calendar the sign is the Rabbit.'),
    )
    .toBeVisible();
  expect(storedBirth()).toEqual({ date: '1987-03-01', time: '14:30', calendar: 'vietnam' });
});

test('starts with one page: who you are, what helps, what to watch and the year ahead, with the sign beside it', async () => {
  const screen = await shown();
  const summary = screen.getByRole('region', { name: 'Your Reading on One Page' });
  for (const part of [
    'Your year sign is the Dragon.',
    'Ask for comfort in plain words.',
    'Dropping a plan when the small work begins.',
    'The year ahead is read as a year of equals. Its sign is an ally. May 2027 looks easiest.',
    'Without a birth time we can’t know the hour pillar.',
  ])
    await expect.element(summary.getByText(part)).toBeVisible();
  const text = summary.getByText('Your year sign is the Dragon.').element().getBoundingClientRect();
  const sign = summary.getByRole('heading', { name: 'Dragon' }).element().getBoundingClientRect();
  expect(sign.left).toBeGreaterThan(text.right);
});

test('on a phone a chapter shows its sentence and opens the rest with its figure; a wide page shows all', async () => {
  const screen = await shown('/personal', [375, 812]);
  const chapter = screen.getByRole('region', { name: 'The Ten-Year Phases' });
  await expect.element(chapter.getByText('In short: The Ten-Year Phases.')).toBeVisible();
  await expect.element(chapter.getByText('The phase of the Tiger is yours.')).not.toBeVisible();
  await expect.element(chapter.getByText(/^The ten-year phases/)).not.toBeVisible();
  await chapter.getByText(/^Read the chapter/).click();
  await expect.element(chapter.getByText('The phase of the Tiger is yours.')).toBeVisible();
  await expect.element(chapter.getByText(/^The ten-year phases/)).toBeVisible();
  await page.viewport(1440, 900);
  await expect.element(screen.getByText('You begin things.')).toBeVisible();
  await expect.element(screen.getByText('Share a task.')).toBeVisible();
});

test('sources are off until one switch shows them: rule, fact, what would change it, and book', async () => {
  const screen = await shown();
  const why = screen.getByRole('button', {
    name: 'Why? “You think before the question is finished, and …”',
  });
  await expect.element(why).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Rules and Sources' })).not.toBeInTheDocument();
  await screen.getByRole('switch', { name: 'Show sources' }).click();
  await why.click();
  const section = screen.getByRole('region', { name: 'Core Personality' });
  for (const part of [
    /^The sign of the year 生肖\. A person has the animal/,
    /^Your sign is the Dragon\.$/,
    /A birth in another zodiac year\.$/,
    /^Source\. Wang Chong, Lunheng/,
  ])
    await expect.element(section.getByText(part)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Rules and Sources' })).toBeVisible();
});

test.each(['with storage', 'where storage is blocked'])(
  'the switch for sources is remembered %s',
  async (storage) => {
    // The test files share one page, so values in the memory that replaces blocked storage would reach the next file.
    onTestFinished(() => deviceStorage.forget('zodiac-atlas.birth'));
    if (storage === 'where storage is blocked')
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
    const first = await shown();
    await first.getByRole('switch', { name: 'Show sources' }).click();
    await first.unmount();
    const second = await shown();
    const sources = second.getByRole('switch', { name: 'Show sources' });
    await expect.element(sources).toBeChecked();
    await sources.click();
    await expect.element(sources).not.toBeChecked();
  },
);

test('a Chinese term is marked as Chinese, is not a Tab stop, and is in the glossary', async () => {
  const screen = await shown();
  const [chapter, ...others] = screen.getByText('日主').elements();
  expect(chapter?.getAttribute('lang')).toBe('zh-Hant');
  expect(chapter?.closest('button, a')).toBeNull();
  expect(others.length).toBeGreaterThan(0);
  const glossary = screen.getByRole('region', { name: 'Glossary' });
  await expect.element(glossary.getByText('The stem of the day of birth.')).toBeVisible();
});

test('every kind of figure is drawn', async () => {
  const screen = await shown();
  for (const name of [
    'The Dragon and its bonds',
    'Visible: the stems and branches of the pillars',
    'With the stems hidden in the branches',
    'Weighted by the season of birth',
    'The months, in China’s time',
  ])
    await expect.element(screen.getByRole('table', { name })).toBeVisible();
  for (const name of [/^The pillars of the birth/, /^The ten-year phases/])
    await expect.element(screen.getByRole('figure').filter({ hasText: name })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '2026, Year of the Fire Horse' })).toBeVisible();
});

test('a link of the contents leads to its section, and the history entry keeps the birth', async () => {
  const { router, ...screen } = await shown();
  const before = router.state.location;
  const contents = screen.getByRole('navigation', { name: 'In this reading' });
  await contents.getByRole('link', { name: 'The Months' }).click();
  await expect.element(screen.getByRole('region', { name: 'The Months' })).toHaveFocus();
  expect(router.state.location).toEqual(before);
  await expect
    .element(contents.getByRole('link', { name: 'The Months' }))
    .toHaveAttribute('aria-current', 'location');
});

test('the summary leads to the book', async () => {
  const screen = await shown();
  const summary = screen.getByRole('region', { name: 'Your Reading on One Page' });
  await summary.getByRole('link', { name: 'Download as a book' }).click();
  await expect.element(screen.getByRole('region', { name: 'Download this reading' })).toHaveFocus();
});

test('on a phone the summary leads to the year ahead and the months, and opens them', async () => {
  const screen = await shown('/personal', [375, 812]);
  const summary = screen.getByRole('region', { name: 'Your Reading on One Page' });
  await summary.getByRole('link', { name: 'The Year Ahead' }).click();
  const year = screen.getByRole('region', { name: 'The Year Ahead' });
  await expect.element(year).toHaveFocus();
  await expect.element(year.getByText('The Horse is neither friend nor foe.')).toBeVisible();
  await summary.getByRole('link', { name: 'The Months' }).click();
  await expect
    .element(screen.getByRole('region', { name: 'The Months' }).getByText('Spring asks for patience.'))
    .toBeVisible();
});

test('the reading comes before the saved people', async () => {
  const screen = await shown();
  const headings = screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  const places = ['Your Reading on One Page', 'Glossary', 'Download this reading', 'Your people'].map(
    (heading) => headings.indexOf(heading),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a phone folds the facts of the sign, the companies of the signs and the questions, and stays below 9,000 pixels', async () => {
  const screen = await shown('/personal', [375, 812]);
  expect(document.documentElement.scrollHeight).toBeLessThan(9_000);
  const reset = screen.getByRole('button', { name: 'Try Another Date' });
  await expect.element(reset).not.toBeInTheDocument();
  await screen.getByText('About this sign and this date').click();
  await expect.element(reset).toBeVisible();
  const table = screen.getByRole('table', { name: 'Rows of the databases, by sign' });
  await expect.element(table).not.toBeInTheDocument();
  await screen.getByText('Show them by sign').click();
  await expect.element(table).toBeVisible();
});

test('shows another year for the same birth, with the year in the address', async () => {
  const { router, ...screen } = await shown();
  await screen.getByLabelText('Another year').fill('1850');
  await screen.getByRole('button', { name: 'Show this year' }).click();
  await expect.element(screen.getByText('Please enter a year from 1900 to 2199.')).toBeVisible();
  await screen.getByLabelText('Another year').fill('2031');
  await screen.getByRole('button', { name: 'Show this year' }).click();
  await expect.poll(() => router.state.location.search).toBe('?year=2031');
  await expect
    .poll(() => vi.mocked(window.fetch).mock.lastCall?.[1]?.body)
    .toBe('{"birth":{"date":"1988-03-14"},"year":2031}');
});

test.each([320, 1440])('at %i px nothing is wider than the page', async (width) => {
  await shown('/personal', [width, 800]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
