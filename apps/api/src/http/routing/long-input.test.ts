import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { rawRequest } from '#test/raw-request.ts';

let app: RunningApp;
beforeAll(async () => {
  // Logs at level `info`, so that the redactor runs.
  app = await startApp({ env: { LOG_LEVEL: 'info' }, logTo: { write: () => true } });
});
afterAll(() => app.close());

const longLength = 15_000;
const shortLength = longLength / 20;
/** The quadratic redactor took 200 to 700 ms; the linear one takes one or two. */
const shortMs = 50;
/** Twice the linear growth. Quadratic time would grow 400 times. */
const maxTimes = 40;
const pieces = [
  'a',
  'a/',
  'a.',
  'a@',
  'eyJ',
  'eyJa.',
  '%61',
  '%25',
  '%40a',
  'pi_',
  'sk_test_',
  '://',
  '.',
  '-',
  '%c3%a9',
  '=',
  ';',
  ',',
  'a=b;',
  'a=b&',
  '"',
  't=1,',
  'v1=a,',
  'W/"a",',
  '0-0,',
  'gzip;q=0.',
  ' ',
  '(',
];
const places: [name: string, target: (text: string) => string, headers: (text: string) => string[]][] = [
  ['a path', (text) => `/${text}`, () => []],
  ['a path of /api', (text) => `/api/user/${text}`, () => []],
  ['an article', (text) => `/blog/${text}.html`, () => []],
  ['a whole address', (text) => `http://localhost/${text}`, () => []],
  ['a query', (text) => `/api/companies?search=${text}`, () => []],
  ...[
    'cookie',
    'accept',
    'accept-encoding',
    'authorization',
    'content-type',
    'if-none-match',
    'origin',
    'range',
    'if-modified-since',
    'stripe-signature',
    'user-agent',
    'x-forwarded-for',
  ].map((header): (typeof places)[number] => [
    `the header ${header}`,
    () => '/api/stats',
    (text) => [`${header}: x${text}x`],
  ]),
];

async function ask(target: string, headers: string[]): Promise<void> {
  const { status } = await rawRequest(app, [
    `GET ${target} HTTP/1.1`,
    'host: localhost',
    ...headers,
    'connection: close',
    '',
    '',
  ]);
  // A URL or a header may be refused, but must not cause a server error.
  expect([200, 304, 400, 401, 404, 415, 431]).toContain(status);
}

/** CPU time of a call in this process, which runs the API. Other processes do not count. */
async function cpuMs(call: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test.each(places)(
  'T25: a text of 15 kB in %s takes time in proportion to its length',
  async (_name, target, headers) => {
    /** The shortest time of four calls, or the time of the first call that is short enough. */
    const minTimeOf = async (length: number, piece: string): Promise<number> => {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      let ms = Infinity;
      for (let run = 0; run < 4 && ms >= shortMs; run += 1)
        ms = Math.min(ms, await cpuMs(() => ask(target(text), headers(text))));
      return ms;
    };
    for (const piece of pieces) {
      // A space ends the URL.
      if (piece === ' ' && headers('').length === 0) continue;
      const ms = await minTimeOf(longLength, piece);
      const isLinear = ms < shortMs || ms < maxTimes * (await minTimeOf(shortLength, piece));
      expect([piece, isLinear ? 'linear' : ms]).toEqual([piece, 'linear']);
    }
  },
);

/**
 * CPU time of ten calls with paths of a given length, and of `/livez`, which may wait for all of them: the median of
 * 15 rounds.
 */
async function livezBesideTen(length: number): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const piece = pieces[round] ?? 'a';
    const path = `/${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}`;
    const calls = [...Array.from({ length: 10 }, () => path), '/livez'];
    rounds.push(
      await cpuMs(async () => {
        await Promise.all(calls.map((target) => ask(target, [])));
      }),
    );
  }
  return rounds.toSorted((a, b) => a - b)[7] ?? Number.POSITIVE_INFINITY;
}

test('T25: /livez waits for ten calls with paths of 15 kB in proportion to their length', async () => {
  await livezBesideTen(shortLength);
  const besideShort = await livezBesideTen(shortLength);
  // The quadratic redactor made ten such calls take seconds.
  expect(await livezBesideTen(longLength)).toBeLessThan(maxTimes * besideShort);
});
