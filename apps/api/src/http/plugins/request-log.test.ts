import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { createLog } from './logging.ts';

let app: RunningApp;
const lines: string[] = [];

beforeAll(async () => {
  app = await startApp({
    env: { LOG_LEVEL: 'info', LOG_READS_EVERY: '5' },
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => app.close());

const requests = (): Record<string, unknown>[] =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request completed');

test('one of five successful reads is logged, and its line states the ratio', async () => {
  lines.length = 0;
  const visitor = await app.as('signed-out');
  for (let sent = 0; sent < 10; sent += 1) await visitor.send('GET', '/livez');
  expect(requests()).toHaveLength(2);
  expect(requests()[0]).toMatchObject({
    req: { method: 'GET', url: '/livez' },
    res: { statusCode: 200 },
    sampled: 5,
  });
});

test('every refusal and every change is logged', async () => {
  const visitor = await app.as('signed-out');
  lines.length = 0;
  for (let sent = 0; sent < 3; sent += 1) {
    await visitor.send('GET', '/api/companies');
    await visitor.send('GET', '/nowhere');
    await visitor.call('POST /api/page-views', { body: { path: '/' } });
  }
  expect(requests().map(({ res }) => res)).toHaveLength(9);
  expect(requests().filter((line) => 'sampled' in line)).toEqual([]);
});

test('a secret is redacted at any depth, and in lists', () => {
  const written: string[] = [];
  const log = createLog(
    { logLevel: 'info', logHashKey: 'key' },
    { write: (line) => void written.push(line) },
  );
  log.info({ a: { b: { c: { token: 'canary-deep' } } }, list: [{ password: 'canary-listed' }] }, 'text');
  log.child({ part: 'x' }).info({ cookie: 'canary-child' }, 'text');
  expect(written.join('')).not.toContain('canary');
  expect(written.join('')).toContain('[redacted]');
});
