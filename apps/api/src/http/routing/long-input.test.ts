import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { rawRequest } from '#test/raw-request.ts';

let app: RunningApp;
beforeAll(async () => {
  // Log level `trace`, so that every line is written.
  app = await startApp({ env: { LOG_LEVEL: 'info' }, logTo: { write: () => true } });
});
afterAll(() => app.close());

const longLength = 15_000;
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

async function answerMs(target: string, headers: string[]): Promise<number> {
  const startedAt = performance.now();
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
  return performance.now() - startedAt;
}

test.each(places)('T25: 15 kB in %s take no longer than a short text', async (_name, target, headers) => {
  const quickest = async (length: number, piece: string): Promise<number> => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    const all: number[] = [];
    for (let run = 0; run < 4; run += 1) all.push(await answerMs(target(text), headers(text)));
    return Math.min(...all);
  };
  for (const piece of pieces) {
    // A space ends the URL.
    if (piece === ' ' && headers('').length === 0) continue;
    const ms = await quickest(longLength, piece);
    // The quadratic redactor took 200 to 700 ms; the linear one takes one or two, or more on a busy machine.
    const isQuick = ms < 100 || ms < 10 * (await quickest(10, piece));
    expect([piece, isQuick ? 'quick' : ms]).toEqual([piece, 'quick']);
  }
});

/** The median response time of `/livez`, each sent after ten other calls. */
async function livezBesideTen(length: number): Promise<number> {
  const waits: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const piece = pieces[round] ?? 'a';
    const path = `/${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}`;
    const ten = Array.from({ length: 10 }, () => answerMs(path, []));
    waits.push(await answerMs('/livez', []));
    await Promise.all(ten);
  }
  return waits.toSorted((a, b) => a - b)[7] ?? Number.POSITIVE_INFINITY;
}

test('T25: /livez answers within 50 ms during ten calls with paths of 15 kB, or as fast as during ten with short paths', async () => {
  await livezBesideTen(10);
  const besideShort = await livezBesideTen(10);
  // The quadratic redactor made ten such calls take seconds.
  expect(await livezBesideTen(longLength)).toBeLessThan(Math.max(50, 10 * besideShort));
});
