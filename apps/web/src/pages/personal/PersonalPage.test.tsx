import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deviceStorage } from '#storage/browser-storage.ts';
import { ok, mockApi } from '../../test/mock-api.ts';
import { reading } from '../../test/reading.ts';
import { show } from '../../test/show.tsx';
import { PersonalPage } from './PersonalPage.tsx';
import { shown } from '../../test/shown-reading.tsx';

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

test('starts with one page: who you are, what helps, what to watch and the year ahead, with the sign beside it', async () => {
  const screen = await shown();
  const summary = screen.getByRole('region', { name: 'Your Reading on One Page' });
  for (const part of [
    'Your year sign is the Dragon.',
    'Ask for comfort in plain words.',
    'Leaving the small work to others.',
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
    // The test files share one page. Values kept in memory, as if storage were blocked, would reach the next file.
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

test('every kind of figure is drawn, and the sources add the hidden stems', async () => {
  const screen = await shown();
  const hiddenStems = screen.getByRole('table', { name: 'With the stems hidden in the branches' });
  for (const name of [
    'The Dragon and its bonds',
    'Shown by the pillars',
    'Counted with the season of birth',
    'The months, in China’s time',
  ])
    await expect.element(screen.getByRole('table', { name })).toBeVisible();
  for (const name of [/^The pillars of the birth/, /^The ten-year phases/])
    await expect.element(screen.getByRole('figure').filter({ hasText: name })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '2026, Year of the Fire Horse' })).toBeVisible();
  await expect.element(hiddenStems).not.toBeInTheDocument();
  await expect.element(screen.getByText('Hidden stems')).not.toBeInTheDocument();
  const sources = screen.getByRole('switch', { name: 'Show sources' });
  await sources.click();
  await expect.element(hiddenStems).toBeVisible();
  await expect.element(screen.getByText('Hidden stems').first()).toBeVisible();
  await sources.click();
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
  const table = screen.getByRole('table', { name: 'Companies, brands and states, by sign' });
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
