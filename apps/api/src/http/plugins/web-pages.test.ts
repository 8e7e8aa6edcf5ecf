import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { rawRequest } from '#test/raw-request.ts';
import { contentSecurityPolicy } from './security.ts';

let app: RunningApp;
let folder: string;

const page = (name: string): string => `<!doctype html><title>${name}</title>${'text '.repeat(400)}`;

const files: Record<string, string | Buffer> = {
  'index.html': page('home'),
  'zodiac-sample/index.html': page('sample').replace(
    '</title>',
    '</title><link rel="canonical" href="/zodiac-sample"/><meta property="og:image" content="/social.png" />',
  ),
  '404.html': page('missing'),
  'companies/index.html': page('companies'),
  'admin/payments/index.html': page('payments'),
  'companies/index.html.br': brotliCompressSync(page('companies')),
  'assets/app-1a2b3c.js': 'export {};',
  'favicon.svg': '<svg/>',
  '.env': 'SECRET=1',
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'web-dist-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await writeFile(path.join(path.dirname(folder), `${path.basename(folder)}-outside`), 'outside');
  app = await startApp({ env: { WEB_DIST: folder } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await rm(`${folder}-outside`);
});

async function get(address: string, headers: Record<string, string | null> = {}) {
  const response = await (await app.as('signed-out')).send('GET', address, { headers });
  const text = await response.text();
  return { status: response.status, title: /<title>(.*?)</.exec(text)?.[1], text, headers: response.headers };
}

test.each([
  ['/zodiac-sample', 'sample'],
  ['/zodiac-sample?utm_source=x', 'sample'],
  ['/companies', 'companies'],
  ['/companies?zodiac=ox&page=2', 'companies'],
])('%s is answered with its prerendered page, compressed or not', async (address, title) => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answer = await get(address, { 'accept-encoding': encoding });
    expect(answer).toMatchObject({ status: 200, title });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('etag')).toBeTruthy();
    expect(answer.headers.get('vary')).toContain('accept-encoding');
  }
});

test('the head of a listed page has the absolute URLs of the page and its picture', async () => {
  const { text } = await get('/zodiac-sample');
  expect(text).toContain('<link rel="canonical" href="http://atlas.localhost/zodiac-sample"/>');
  expect(text).toContain('<meta property="og:image" content="http://atlas.localhost/social.png" />');
});

test.each(['/companies/nintendo', '/companies/eli-lilly', '/Companies/Nintendo'])(
  '%s is answered with the page of its list, in which the browser draws the row',
  async (address) => {
    expect(await get(address)).toMatchObject({ status: 200, title: 'companies' });
  },
);

test('the address of a payment is answered with the page of all payments, in which the browser draws it', async () => {
  expect(await get('/admin/payments/12')).toMatchObject({ status: 200, title: 'payments' });
  expect(await get('/admin/payments/ada')).toMatchObject({ status: 404, title: 'missing' });
});

test.each(['/companies/a/b', '/companies/-', '/companies/a%2F..%2Fb', '/companies/a.html', '/brands/a'])(
  '%s is not the page of a row',
  async (address) => {
    expect(await get(address)).toMatchObject({ status: 404, title: 'missing' });
  },
);

test.each([
  ['/companies/', '/companies'],
  ['/Companies', '/companies'],
  ['/COMPANIES//', '/companies'],
  ['//companies', '/companies'],
  ['/%63ompanies', '/companies'],
  ['/companies/index.html', '/companies'],
  ['/companies/?zodiac=ox&page=2', '/companies?zodiac=ox&page=2'],
  ['/Companies?next=//evil.example/', '/companies?next=//evil.example/'],
  ['//', '/'],
  ['//?utm_source=x', '/?utm_source=x'],
  ['/index.html', '/'],
])('%s redirects to the canonical path %s', async (address, canonical) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await rawRequest(app, [
      `${method} ${address} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      '',
      '',
    ]);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, canonical]);
  }
});

test.each([
  '//evil.example',
  '//evil.example/companies',
  '/%2f/evil.example',
  '/\\evil.example',
  '/%5cevil.example',
])('T27: %s is not redirected', async (address) => {
  const answer = await rawRequest(app, [
    `GET ${address} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    '',
    '',
  ]);
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
});

test('a copy that was compressed at build time is sent', async () => {
  const { headers } = await get('/companies', { 'accept-encoding': 'br' });
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('content-length')).toBe(String((files['companies/index.html.br'] as Buffer).length));
});

test('an unchanged page is answered with 304', async () => {
  for (const encoding of ['identity', 'br']) {
    const first = await get('/companies', { 'accept-encoding': encoding });
    // A raw request, because fetch adds `cache-control: no-cache` to a conditional request.
    const second = await rawRequest(app, [
      'GET /companies HTTP/1.1',
      'host: localhost',
      `accept-encoding: ${encoding}`,
      `if-none-match: ${first.headers.get('etag')}`,
      'connection: close',
      '',
      '',
    ]);
    expect([second.status, second.body]).toEqual([304, '']);
  }
});

test('files with a hash in their name are served from this release and from the previous one', async () => {
  const before = await mkdtemp(path.join(tmpdir(), 'web-dist-before-'));
  await mkdir(path.join(before, 'assets'));
  await writeFile(path.join(before, 'assets/app-0f0f0f.js'), 'export const before = 1;');
  await writeFile(path.join(before, 'companies.html'), page('before'));
  const started = await startApp({
    database: app.database,
    stripeUrl: app.stripeUrl,
    env: { WEB_DIST: folder, WEB_DIST_BEFORE: before },
  });
  try {
    for (const [file, content] of [
      ['app-1a2b3c.js', 'export {};'],
      ['app-0f0f0f.js', 'export const before = 1;'],
    ] as const) {
      const response = await fetch(`${started.baseUrl}/assets/${file}`);
      expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        content,
      ]);
    }
    for (const missing of ['/assets/app-2b2b2b.js', '/companies.html'])
      expect((await fetch(started.baseUrl + missing)).status).toBe(404);
  } finally {
    await started.close();
    await rm(before, { recursive: true });
  }
});

test('a file with a hash in its name is cached for a year, any other is revalidated', async () => {
  expect((await get('/assets/app-1a2b3c.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

describe('a path without a page', () => {
  test.each([
    '/nothing',
    '/404.html',
    '/companies/nothing/there',
    '/assets/old.js',
    '/index',
    '/.env',
    '/companies/index.htm',
  ])('%s gets the 404 page', async (address) => {
    const answer = await get(address);
    expect(answer).toMatchObject({ status: 404, title: 'missing' });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/api', '/api/', '/api/nothing', '/api?x', '/livez/x', '/readyz/2'])(
    '%s is a path of the API and gets a problem document',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('gets a problem document for %s', async (method) => {
    const response = await (await app.as('signed-out')).send(method, '/companies');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json',
    ]);
  });
});

test.each([
  '/../outside',
  '/..%2foutside',
  '/%2e%2e/outside',
  '/companies/../../outside',
  '/companies/..%2f..%2foutside',
  '/companies/%2e%2e%5c%2e%2e%5coutside',
  '/.%00/outside',
  '//etc/passwd',
  '/./companies',
])('%s reads no file outside the folder', async (address) => {
  const outside = address.replace('outside', `${path.basename(folder)}-outside`);
  const { status, body } = await rawRequest(app, [
    `GET ${outside} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    '',
    '',
  ]);
  expect([400, 404]).toContain(status);
  expect(body).not.toContain('outside');
});

test('a file with a hash in its name has a policy that permits no script', async () => {
  const policy = (await get('/assets/app-1a2b3c.js')).headers.get('content-security-policy');
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
});

test('a path of 5,000 characters is answered within 200 ms', async () => {
  const startedAt = performance.now();
  await get(`/${'a'.repeat(5_000)}!`);
  expect(performance.now() - startedAt).toBeLessThan(200);
});

test('every page of the app has the policy that permits Stripe and Firebase only', async () => {
  for (const address of ['/?sign-up', '/zodiac-sample', '/companies', '/nothing']) {
    const policy = (await get(address)).headers.get('content-security-policy') ?? '';
    const directives = policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    });
    expect(Object.fromEntries(directives)).toEqual(contentSecurityPolicy(app.config));
  }
});

test('without a built web app, a page of the app is a problem document with 404', async () => {
  const bare = await startApp({ database: app.database, stripeUrl: app.stripeUrl });
  const response = await (await bare.as('signed-out')).send('GET', '/companies');
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  await bare.close();
});
