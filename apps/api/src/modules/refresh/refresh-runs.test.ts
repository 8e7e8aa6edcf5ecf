import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { json } from '#test/company-sources.ts';
import type { Person } from '#test/people.ts';
import { openRefreshes, vendors, type Refreshes } from '#test/refreshes.ts';
import { refreshJob, refreshQueuedSign } from './refresh-all-signs.ts';

let refreshes: Refreshes;
let app: Refreshes['app'];
let paid: Refreshes['paid'];
let sources: Refreshes['sources'];
let scrape: Refreshes['scrape'];
let progress: Refreshes['progress'];
let openings: Refreshes['openings'];
let emptyBoards: Refreshes['emptyBoards'];
let holdWikidata: Refreshes['holdWikidata'];
let otherProcess: Refreshes['otherProcess'];

beforeAll(async () => {
  refreshes = await openRefreshes();
  ({ app, paid, sources, scrape, progress, openings, emptyBoards, holdWikidata, otherProcess } = refreshes);
});
afterAll(() => refreshes.close());
beforeEach(() => refreshes.reset());

describe('one refresh of a sign at a time', () => {
  test('a second call gets 409, and another sign can be refreshed', async () => {
    const release = holdWikidata();
    const calls = [scrape('dragon'), scrape('dragon'), scrape('horse')];
    expect(await Promise.race(calls)).toMatchObject({ status: 409, body: { code: 'scrape_running' } });
    release();
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect((await scrape('dragon')).status).toBe(200);
  });

  test('also when the calls reach different processes', async () => {
    const other = await otherProcess();
    const release = holdWikidata();
    const statuses: number[] = [];
    const calls = [app, other, app, other].map(async ({ baseUrl }) => {
      const { status } = await paid.send('POST', '/api/scrape', { body: { zodiac: 'pig' }, baseUrl });
      statuses.push(status);
    });
    await expect.poll(() => statuses, { timeout: 8_000 }).toEqual([409, 409, 409]);
    release();
    await Promise.all(calls);
    expect(statuses).toEqual([409, 409, 409, 200]);
    await other.close();
  });

  test('a refresh whose process died counts as failed after a minute, and the sign can be refreshed again', async () => {
    const dead = (age: string) =>
      app.db
        .insertInto('scrapes')
        .values({
          zodiac: 'goat',
          runId: crypto.randomUUID(),
          state: 'running',
          step: 'Preparing',
          seenAt: sql`now() - ${age}::interval`,
          finishedAt: null,
          message: null,
        })
        .execute();
    await dead('50 seconds');
    expect(await progress('goat')).toMatchObject({ state: 'running' });
    expect((await scrape('goat')).status).toBe(409);
    await app.db.deleteFrom('scrapes').execute();
    await dead('61 seconds');
    expect(await progress('goat')).toMatchObject({ state: 'failed' });
    expect((await scrape('goat')).status).toBe(200);
  });
});

describe('the progress as events', () => {
  const watch = (zodiac: ZodiacSignId) => paid.send('GET', `/api/scrape/${zodiac}/events`);
  const statesIn = (text: string) =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => {
      const { scrape } = JSON.parse(data) as { scrape: { state: string } | null };
      return scrape?.state;
    });

  test('begins with the current state, and ends with the refresh', async () => {
    const release = holdWikidata();
    const running = scrape('snake');
    await expect.poll(async () => (await progress('snake'))?.state).toBe('running');
    const response = await watch('snake');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-encoding')).toBeNull();
    release();
    const text = await response.text();
    expect(text).toMatch(/^retry: 1000\n\n/);
    expect(new Set(statesIn(text))).toEqual(new Set(['running', 'done']));
    expect(statesIn(text).at(-1)).toBe('done');
    await running;
  });

  test('ends at once while the sign is not being refreshed', async () => {
    expect(statesIn(await (await watch('ox')).text())).toEqual([undefined]);
  });

  test('goes to the four newest listeners of a user at most', async () => {
    const release = holdWikidata();
    const running = scrape('snake');
    await expect.poll(async () => (await progress('snake'))?.state).toBe('running');
    const streams = [];
    for (let count = 0; count < 5; count += 1) streams.push(await watch('snake'));
    expect(statesIn((await streams[0]?.text()) ?? '')).not.toContain('done');
    release();
    const texts = await Promise.all(streams.slice(1).map((stream) => stream.text()));
    expect(texts.map((text) => statesIn(text).at(-1))).toEqual(['done', 'done', 'done', 'done']);
    await running;
  });

  test('ends when the process stops', async () => {
    const other = await otherProcess();
    const release = holdWikidata();
    const running = scrape('snake');
    await expect.poll(async () => (await progress('snake'))?.state).toBe('running');
    const response = await paid.send('GET', '/api/scrape/snake/events', { baseUrl: other.baseUrl });
    const text = response.text();
    await other.shutdown.stop();
    expect(statesIn(await text)).not.toContain('done');
    await other.close();
    release();
    await running;
  });
});

describe('a refresh is canceled', () => {
  const cancel = (person: Person, zodiac: ZodiacSignId) =>
    person.call('DELETE /api/scrape/{zodiac}', { params: { zodiac } });

  test('by the user who started it, and keeps what it found; other users may not cancel it', async () => {
    const release = holdWikidata();
    const running = scrape('rat');
    await expect.poll(async () => (await openings()).length).toBeGreaterThan(0);
    const other = await app.newcomer('paid');
    expect(await cancel(other, 'rat')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await cancel(paid, 'rat')).status).toBe(200);
    expect(await running).toMatchObject({ status: 409, body: { code: 'scrape_cancelled' } });
    release();
    expect(await progress('rat')).toMatchObject({
      state: 'cancelled',
      message: expect.stringMatching(
        /^The refresh was canceled. The results so far are stored: \d+ new openings?\.$/,
      ),
    });
    expect((await openings()).length).toBeGreaterThan(0);
    expect((await cancel(paid, 'rat')).status).toBe(404);
  });

  test('by an admin', async () => {
    const release = holdWikidata();
    const running = scrape('goat');
    await expect.poll(async () => (await progress('goat'))?.state).toBe('running');
    expect((await cancel(await app.as('admin'), 'goat')).status).toBe(200);
    expect((await running).status).toBe(409);
    release();
  });
});

test('a queued refresh starts once more after PostgreSQL did not answer in time', async () => {
  const { sources: real } = app.services;
  let calls = 0;
  const services = {
    ...app.services,
    sources: {
      ...real,
      companiesFoundedIn: (...asked: Parameters<typeof real.companiesFoundedIn>) => {
        calls += 1;
        return calls === 1
          ? Promise.reject(new DatabaseUnavailable(new Error('Query read timeout')))
          : real.companiesFoundedIn(...asked);
      },
    },
  };
  await refreshQueuedSign(services, 'rabbit');
  expect(calls).toBe(2);
  expect(await progress('rabbit')).toMatchObject({ state: 'done' });
});

test('the progress names the current source and the number of requests', async () => {
  expect(await progress('snake')).toBeNull();
  let goOn: () => void = () => undefined;
  sources.instead(vendors.wikidata, (_request, response) => {
    goOn = () => json({ results: { bindings: [] } })(_request, response);
  });
  const running = scrape('snake');
  await expect
    .poll(() => progress('snake'))
    .toMatchObject({ state: 'running', total: expect.any(Number), finishedAt: null, message: null });
  await expect.poll(async () => (await progress('snake'))?.done).toBeGreaterThan(0);
  goOn();
  const { body } = await running;
  expect(await progress('snake')).toMatchObject({
    state: 'done',
    message: body.message,
    finishedAt: expect.any(String),
  });
});

test(
  'an admin refreshes all signs in the background, and a second call is refused meanwhile',
  { timeout: 60_000 },
  async () => {
    const admin = await app.as('admin');
    emptyBoards();
    await app.services.queue.start([
      { name: refreshJob, run: (key) => refreshQueuedSign(app.services, key) },
    ]);
    const release = holdWikidata();
    const first = await admin.call('POST /api/scrape-enhanced', {});
    expect([first.status, first.body]).toEqual([202, { message: '12 signs are waiting for a refresh.' }]);
    const second = await admin.call('POST /api/scrape-enhanced', {});
    expect(second).toMatchObject({ status: 409, body: { code: 'scrape_running' } });
    release();
    await expect
      .poll(() => app.db.selectFrom('scrapes').where('state', '=', 'done').select('zodiac').execute(), {
        timeout: 50_000,
        interval: 500,
      })
      .toHaveLength(12);

    // Starts a second refresh of all signs, to cancel it.
    const hold = holdWikidata();
    await admin.call('POST /api/scrape-enhanced', {});
    await expect
      .poll(() => app.db.selectFrom('scrapes').where('state', '=', 'running').select('zodiac').execute(), {
        timeout: 10_000,
      })
      .toHaveLength(1);
    const { body } = await admin.call('DELETE /api/scrape-enhanced', {});
    expect(body.message).toBe('1 running refresh ends in a moment. No other starts.');
    await expect
      .poll(() => app.db.selectFrom('scrapes').select('state').execute(), { timeout: 10_000 })
      .not.toContainEqual({ state: 'running' });
    hold();
    await app.services.queue.stop();
    expect(
      await app.db.selectFrom('scrapes').where('state', '=', 'cancelled').select('zodiac').execute(),
    ).toHaveLength(1);
  },
);
