import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { addWritten } from '#test/blog.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';
import { WaitingClock } from '#test/waiting-clock.ts';

let database: TestDatabase;
let postgres: TcpProxy;
let app: RunningApp;

beforeAll(async () => {
  database = await createDatabase();
  const address = new URL(database.url);
  postgres = await new TcpProxy({ port: Number(address.port) }).listen();
  address.port = new URL(postgres.url).port;
  app = await startApp({ database: address.href, databaseTimeouts: 'product' });
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

  test('readers get the page and its articles as they were before, without waiting', async () => {
    const { text } = await blog();
    const [, address = ''] = /href="(\/blog\/[a-z-]+\.html)"/.exec(text) ?? [];
    const paths = [address, '/blog/feed.xml', '/sitemap.xml', '/signs/dragon', '/today'];
    const before = await Promise.all(paths.map(async (each) => (await fetch(app.baseUrl + each)).text()));
    loseConnection();
    expect((await blog()).text).toBe(text);
    const after = await Promise.all(paths.map(async (each) => (await fetch(app.baseUrl + each)).text()));
    expect(after).toEqual(before);
    // The first may wait as long as a call does.
    const again = await blog();
    expect([again.response.status, again.ms < 1_000]).toEqual([200, true]);
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
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(ms).toBeLessThan(2_500);
      if (method === 'HEAD') continue;
      expect(text).toContain('The Zodiac Blog</h1>');
      expect(text).toContain('The articles cannot be listed at the moment.');
    }
    postgres.line = 'open';
    await expect.poll(async () => (await blog('GET', started)).response.status, { timeout: 5_000 }).toBe(200);
  });
});
