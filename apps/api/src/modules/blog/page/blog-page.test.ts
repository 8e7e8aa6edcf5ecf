import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { addWritten } from '#test/blog.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';
import { WaitingClock } from '#test/waiting-clock.ts';

let database: TestDatabase;
let postgres: TcpProxy;
let app: RunningApp;
let now = new Date('2026-11-20T09:00:00.000Z');

beforeAll(async () => {
  database = await createDatabase();
  const address = new URL(database.url);
  postgres = await new TcpProxy({ port: Number(address.port) }).listen();
  address.port = new URL(postgres.url).port;
  app = await startApp({ database: address.href, databaseTimeouts: 'product', clock: () => now });
  await addWritten(app, {
    title: 'The Dragon & <work>',
    html: '<h2>Work</h2><p>Ambition.</p>',
  });
});
afterAll(async () => {
  await app.close();
  await postgres.close();
  await database.drop();
});

const clock = new WaitingClock();
afterAll(() => clock.stop());

async function blog(method = 'GET', { baseUrl } = app) {
  const startedAt = clock.nowMs;
  const response = await fetch(`${baseUrl}/blog`, { method });
  const text = await response.text();
  return { response, text, ms: clock.nowMs - startedAt };
}

test('the page of the blog lists its articles for readers without JavaScript', async () => {
  const { response, text } = await blog();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('The Zodiac Blog</h1>');
  expect(text).toMatch(
    /<a href="\/blog\/[a-z-]+\.html" target="_blank"[^>]+aria-label="Read Article: The Dragon &amp; &lt;work&gt;/,
  );
  for (const shown of [
    'How people of the Dragon work.',
    'dragon career',
    '1 min',
    '1 article, the newest first',
  ])
    expect(text).toContain(shown);
});

test('the picture of the page has an absolute address', async () => {
  expect((await blog()).text).toContain(
    `<meta property="og:image" content="${app.config.publicOrigin}/share/blog.png"/>`,
  );
});

describe.each(['reset', 'deaf'] as const)('while the connection to PostgreSQL is %s', (line) => {
  const loseConnection = () => {
    postgres.line = line;
    onTestFinished(() => {
      postgres.line = 'open';
    });
  };

  test('F38: cached public pages are shown as they were, however old, and nothing waits longer than 2.5 s', async () => {
    const [, article = ''] = /href="(\/blog\/[a-z-]+\.html)"/.exec((await blog()).text) ?? [];
    const paths = [
      '/',
      '/blog',
      article,
      '/blog/feed.xml',
      '/sitemap.xml',
      '/signs/dragon',
      '/today',
      '/terms',
      '/api/blog/published',
      '/api/stats',
      '/api/zodiac-stats',
    ];
    const get = async (path: string) => {
      const startedAt = clock.nowMs;
      const response = await fetch(app.baseUrl + path);
      const text = await response.text();
      return { path, status: response.status, text, ms: clock.nowMs - startedAt };
    };
    const before = await Promise.all(paths.map(get));
    loseConnection();
    for (const passed of [0, 61_000, 3_600_000]) {
      now = new Date(now.getTime() + passed);
      const after = await Promise.all(paths.map(get));
      for (const [index, { ms, ...page }] of after.entries()) {
        expect(page).toEqual({ path: paths[index], status: 200, text: before[index]?.text });
        expect(ms).toBeLessThan(2_500);
      }
    }
    // After the first reader has waited, later readers do not wait.
    for (const path of paths) expect((await get(path)).ms).toBeLessThan(1_000);
    const unknown = await get('/blog/another.html');
    expect([unknown.status, unknown.ms < 2_500]).toEqual([503, true]);
  });

  test('a process that has not read the articles shows a sentence in place of the list', async () => {
    const address = new URL(database.url);
    address.port = new URL(postgres.url).port;
    const started = await startApp({ database: address.href, databaseTimeouts: 'product' });
    onTestFinished(() => started.close());
    loseConnection();
    for (const method of ['GET', 'HEAD']) {
      const { response, text, ms } = await blog(method, started);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(ms).toBeLessThan(2_500);
      if (method === 'HEAD') continue;
      expect(text).toContain('The Zodiac Blog</h1>');
      expect(text).toContain('The articles could not be loaded.');
    }
    postgres.line = 'open';
    await expect.poll(async () => (await blog('GET', started)).response.status, { timeout: 5_000 }).toBe(200);
  });
});
