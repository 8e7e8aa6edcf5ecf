import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';
import { WaitingClock } from '#test/waiting-clock.ts';
import { transact } from '#database/transact.ts';
import { addArticle } from '../articles/add-article.ts';

/** The prerendered page of the blog, as the web build writes it. */
const built =
  '<!doctype html><title>The Zodiac Blog</title><div id="root"><h1>The Zodiac Blog</h1><noscript><!--articles--></noscript></div>';

let webDist: string;
let database: TestDatabase;
let postgres: TcpProxy;
let app: RunningApp;

beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'web-dist-'));
  await mkdir(path.join(webDist, 'blog'));
  await writeFile(path.join(webDist, 'index.html'), '<!doctype html><title>home</title>');
  await writeFile(path.join(webDist, 'blog', 'index.html'), built);
  database = await createDatabase();
  const address = new URL(database.url);
  postgres = await new TcpProxy({ port: Number(address.port) }).listen();
  address.port = new URL(postgres.url).port;
  app = await startApp({ database: address.href, databaseTimeouts: 'product', env: { WEB_DIST: webDist } });
  await transact(app.services, (trx, onCommit) =>
    addArticle(
      trx,
      onCommit,
      app.services,
      {
        title: 'The Dragon & <work>',
        metaDescription: 'How people of the Dragon work.',
        html: '<h2>Work</h2><p>Ambition.</p>',
        targetKeyword: 'dragon career',
      },
      true,
    ),
  );
});
afterAll(async () => {
  await app.close();
  await postgres.close();
  await database.drop();
  await rm(webDist, { recursive: true });
});

const clock = new WaitingClock();
afterAll(() => clock.stop());

async function blog(method = 'GET') {
  const startedAt = clock.nowMs;
  const response = await fetch(`${app.baseUrl}/blog`, { method });
  const text = await response.text();
  return { response, text, ms: clock.nowMs - startedAt };
}

test('the page of the blog lists its articles for readers without JavaScript', async () => {
  const { response, text } = await blog();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<h1>The Zodiac Blog</h1><noscript><ul');
  expect(text).toMatch(/<a href="\/blog\/[a-z-]+\.html">The Dragon &amp; &lt;work&gt;<\/a>/);
  expect(text).toContain('<p>How people of the Dragon work.</p>');
});

test.each(['reset', 'deaf'] as const)(
  'while the connection to PostgreSQL is %s the page has a sentence in place of the list',
  async (line) => {
    postgres.line = line;
    onTestFinished(() => {
      postgres.line = 'open';
    });
    for (const method of ['GET', 'HEAD']) {
      const { response, text, ms } = await blog(method);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(ms).toBeLessThan(2_500);
      if (method === 'HEAD') continue;
      expect(text).toContain('<h1>The Zodiac Blog</h1>');
      expect(text).toContain('The articles cannot be listed at the moment.');
    }
    postgres.line = 'open';
    await expect.poll(async () => (await blog()).response.status, { timeout: 5_000 }).toBe(200);
  },
);
