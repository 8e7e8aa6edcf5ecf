import type { SourceStatus } from '@org/api-contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { AdminSourcesPage } from './AdminSourcesPage.tsx';

const source: SourceStatus = {
  name: 'Greenhouse',
  lastRunAt: '2026-11-20T09:00:00.000Z',
  requests: 240,
  newCompanies: 0,
  newOpenings: 1_031,
  changedOpenings: 12,
  closedOpenings: 27,
  failures: [
    {
      zodiac: 'rat',
      at: '2026-11-20T09:00:00.000Z',
      step: 'Reading the openings of Airbnb',
      reason: 'unreachable',
    },
  ],
};
const running = {
  zodiac: 'ox',
  state: 'running',
  step: 'Reading the openings of Figma',
  done: 3,
  total: 9,
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
  message: null,
};

const done = {
  ...running,
  zodiac: 'rat',
  state: 'done',
  finishedAt: '2026-11-20T09:02:00.000Z',
  message: 'Rat: 2 new companies.',
};

test('the page of sources shows last runs, results and failures, and starts and cancels a refresh', async () => {
  // The window is wide enough for a table. A narrow one shows cards, where the accessible name of a value includes its header.
  await page.viewport(1280, 800);
  const calls = mockApi({
    'GET /api/sources': ok({
      sources: [source],
      scrapes: [running, done],
      doubtfulFounders: [
        {
          slug: 'example-works',
          name: 'Example Works',
          foundedYear: 1889,
          item: 'Q312',
          founder: 'Ada Example (1950–2011)',
          isNamed: true,
        },
      ],
      nextRunAt: '2026-11-21T08:00:00.000Z',
    }),
    'POST /api/scrape-enhanced': ok({ message: '12 signs are waiting for a refresh.' }),
    'DELETE /api/scrape-enhanced': ok({ message: '1 running refresh ends in a moment. No other starts.' }),
    'DELETE /api/scrape/ox': ok({ message: 'The refresh ends in a moment.' }),
  });
  const screen = await show(<AdminSourcesPage />, '/admin/sources');
  for (const text of ['1,031', 'Reading the openings of Airbnb', 'No answer in time', 'Running, 3 of 9'])
    await expect
      .element(screen.getByRole('cell', { name: text }).or(screen.getByRole('rowheader', { name: text })))
      .toBeVisible();
  await expect.element(screen.getByText('Rat: 2 new companies.')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Refreshed signs (1)' }).click();
  await expect.element(screen.getByText('Rat: 2 new companies.')).toBeVisible();
  await expect.element(screen.getByText('Next daily refresh: Nov 21, 2026, 8:00 AM UTC')).toBeVisible();
  await screen.getByRole('button', { name: 'Refresh all signs now' }).click();
  await expect.element(screen.getByText('12 signs are waiting for a refresh.').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel', exact: true }).click();
  await screen.getByRole('button', { name: 'Cancel all refreshes' }).click();
  await expect.poll(() => calls).toContain('DELETE /api/scrape/ox');
  await expect.poll(() => calls).toContain('DELETE /api/scrape-enhanced');
});
