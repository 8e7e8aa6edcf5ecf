import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { rawRequest } from '#test/raw-request.ts';

const page = `<!doctype html><title>home</title>${'text '.repeat(400)}`;
const icon = Buffer.from([0x89, 0x50, 0x4e, 0x47, ...Array.from({ length: 2_000 }, (_, at) => at % 251)]);

let app: RunningApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-files-'));
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, 'index.html.br'), brotliCompressSync(page));
  await writeFile(path.join(folder, 'icon.png'), icon);
  app = await startApp({ env: { WEB_DIST: folder } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (address: string, headers: readonly string[] = [], method = 'GET') =>
  rawRequest(app, [
    `${method} ${address} HTTP/1.1`,
    'host: localhost',
    ...headers,
    'connection: close',
    '',
    '',
  ]);

const shownHeaders = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'));

test.each(['br, gzip', 'br;q=0, gzip;q=0', 'identity'])(
  'a file that is sent again has the same headers and content, with accept-encoding: %s',
  async (accepted) => {
    const header = [`accept-encoding: ${accepted}`];
    const first = await ask('/', header);
    const second = await ask('/?utm_source=x', header);
    expect(first.status).toBe(200);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(shownHeaders(second.headers)).toEqual(shownHeaders(first.headers));
    const known = [...header, `if-none-match: ${first.headers.get('etag')}`];
    expect(await ask('/', known)).toMatchObject({ status: 304, body: '' });
    expect((await ask('/', [...header, 'if-none-match: "another"'])).status).toBe(200);
  },
);

test('a reader who accepts brotli and one who does not get their own copies', async () => {
  const encodingWith = async (accepted: string) =>
    (await ask('/', [`accept-encoding: ${accepted}`])).headers.get('content-encoding');
  expect([
    await encodingWith('br'),
    await encodingWith('identity'),
    await encodingWith('br'),
    await encodingWith('gzip, br;q=0'),
  ]).toEqual(['br', null, 'br', 'gzip']);
});

test('a part of a file that was sent before is answered with that part', async () => {
  await ask('/icon.png');
  const part = await ask('/icon.png', ['range: bytes=0-9']);
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
    206,
    `bytes 0-9/${icon.length}`,
    '10',
  ]);
  const whole = await ask('/icon.png');
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(icon.length)]);
});

test('HEAD of a file that was sent before has its headers and no body', async () => {
  const get = await ask('/icon.png');
  const head = await ask('/icon.png', [], 'HEAD');
  expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, '', get.headers.get('etag')]);
});

test('If-Modified-Since is answered as before', async () => {
  const { headers } = await ask('/icon.png');
  const since = [`if-modified-since: ${headers.get('last-modified')}`];
  expect((await ask('/icon.png', since)).status).toBe(304);
});
