import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Db } from '#database/connection.ts';
import { ContentChanges } from '#database/content-changes.ts';
import { addWritten } from '#test/blog.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
/** Writes as another process does: the application is not told by its own pool. */
let elsewhere: Db;

const fail = (error: Error): never => {
  throw error;
};

beforeAll(async () => {
  app = await startApp();
  elsewhere = connect({ url: app.database, connections: 1, onError: fail });
  await addWritten(app, {
    title: 'The Dragon',
  });
});
afterAll(async () => {
  await elsewhere.destroy();
  await app.close();
});

/** A response with its body as it was sent. `fetch` would decompress it. */
async function ask(path: string, headers: Record<string, string> = {}, person?: Person, method = 'GET') {
  const caller = person ?? (await app.as('paid'));
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(
        app.baseUrl + path,
        { method, headers: { ...(caller.cookie() && { cookie: caller.cookie() }), ...headers } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      sent.on('error', reject).end();
    },
  );
}

const nameAt = (rename: Db, name: string) =>
  sql`update companies set name = ${name} where slug = 'nintendo'`.execute(rename);

async function shownName(): Promise<string> {
  const { body } = await ask('/api/companies/nintendo');
  return (JSON.parse(body.toString()) as { company: { name: string } }).company.name;
}

describe('an answer that is kept', () => {
  test('has what this process wrote just before', async () => {
    for (const name of ['First Nintendo', 'Second Nintendo']) {
      await nameAt(app.db, name);
      expect(await shownName()).toBe(name);
    }
  });

  test('has what this process wrote just before for all who read at once', async () => {
    await shownName();
    for (let count = 0; count < 10; count += 1) {
      const name = `Nintendo ${count}`;
      await nameAt(app.db, name);
      const names = await Promise.all(Array.from({ length: 8 }, () => shownName()));
      expect(new Set(names)).toEqual(new Set([name]));
    }
  });

  test('follows what another process writes', async () => {
    await shownName();
    await nameAt(elsewhere, 'Nintendo of another process');
    await expect.poll(shownName, { timeout: 10_000 }).toBe('Nintendo of another process');
  });

  test('changes its ETag with its content only', async () => {
    const before = await ask('/api/companies/nintendo');
    await nameAt(app.db, 'Nintendo with another tag');
    const after = await ask('/api/companies/nintendo', { 'if-none-match': String(before.headers.etag) });
    expect([after.status, after.headers.etag === before.headers.etag]).toEqual([200, false]);
    const unchanged = await ask('/api/companies/nintendo', { 'if-none-match': String(after.headers.etag) });
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
  });

  test('is given to nobody who may not have it', async () => {
    const path = '/api/companies?zodiac=dragon&page=1';
    const { headers } = await ask(path);
    const known = { 'if-none-match': String(headers.etag) };
    const signedOut = await ask(path, known, await app.as('signed-out'));
    const unpaid = await ask(path, known, await app.as('unpaid'));
    expect([signedOut.status, unpaid.status]).toEqual([401, 402]);
    for (const refusal of [signedOut, unpaid]) expect(refusal.headers.etag).toBeUndefined();
  });

  test('does not depend on the order of the parameters', async () => {
    const [a, b] = [
      await ask('/api/companies?zodiac=dragon&page=2'),
      await ask('/api/companies?page=2&zodiac=dragon'),
    ];
    expect(a.body.equals(b.body)).toBe(true);
    expect((await ask('/api/companies?page=3&zodiac=dragon')).body.equals(a.body)).toBe(false);
  });
});

describe.each([
  ['an answer', '/api/companies?page=1', 'accept-encoding'],
  ['an article page, whose content is kept compressed alone', '/blog/the-dragon.html', 'accept-encoding'],
])('the encoding of %s', (_, path, vary) => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['compress', undefined],
    ['', undefined],
    ['*', 'br'],
  ])('for "%s" is %s', async (accepted, encoding) => {
    const plain = await ask(path, { 'accept-encoding': 'identity' });
    const { status, headers, body } = await ask(path, { 'accept-encoding': accepted });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, vary]);
    expect(plain.body.length).toBeGreaterThan(1_024);
    expect(headers.etag).toBe(plain.headers.etag);
    expect(headers['content-length']).toBe(String(body.length));
    const content =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(content.equals(plain.body)).toBe(true);
  });

  test('is the same for HEAD, which has no body', async () => {
    const get = await ask(path, { 'accept-encoding': 'br' });
    const head = await ask(path, { 'accept-encoding': 'br' }, undefined, 'HEAD');
    expect(head.body).toHaveLength(0);
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'cache-control'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });
});

describe('access', () => {
  const status = async (person: Person): Promise<number> =>
    (await ask('/api/companies?page=1', {}, person)).status;

  test('that is revoked in this process ends at once', async () => {
    const person = await app.newcomer('paid');
    expect(await status(person)).toBe(200);
    await sql`update users set has_paid_access = false where uid = ${person.uid}`.execute(app.db);
    expect(await status(person)).toBe(402);
  });

  test('that another process gives or revokes is noticed', async () => {
    const person = await app.newcomer('unpaid');
    expect(await status(person)).toBe(402);
    for (const [hasPaid, expected] of [
      [true, 200],
      [false, 402],
    ] as const) {
      await sql`update users set has_paid_access = ${hasPaid} where uid = ${person.uid}`.execute(elsewhere);
      await expect.poll(() => status(person), { timeout: 10_000 }).toBe(expected);
    }
  });

  test('ends with the session', async () => {
    const person = await app.newcomer('paid');
    const cookie = person.cookie();
    expect(await status(person)).toBe(200);
    await person.call('DELETE /api/session');
    expect((await ask('/api/companies?page=1', { cookie }, await app.as('signed-out'))).status).toBe(401);
  });
});

test('without a connection that listens, each reader asks, so that no change is missed', async () => {
  const nowhere = new URL(app.database);
  nowhere.port = '9';
  const failures: Error[] = [];
  const changes = new ContentChanges(() => app.db, {
    url: nowhere.href,
    onError: (error) => failures.push(error),
  });
  const versions = [await changes.versionOf(['companies'])];
  for (const name of ['Nintendo unheard', 'Nintendo unheard again']) {
    await nameAt(elsewhere, name);
    versions.push(await changes.versionOf(['companies']));
  }
  expect(versions).toEqual([0, 1, 2]);
  expect(await changes.versionOf(['usStates'])).toBe(0);
  await changes.stop();
});

test('more than 10,000 companies are refused with a sentence that asks for pages', async () => {
  const large = await startApp();
  try {
    await sql`
      insert into companies (name, sort_name, slug, source_key, founded_year, zodiac_sign, source, description, search_text)
      select 'Quux ' || n, 'quux ' || n, 'quux-' || n, 'quux ' || n, 2000, 'dragon', 'generated', 'Generated.', ' quux '
      from generate_series(1, 10001) as n`.execute(large.db);
    const paid = await large.as('paid');
    for (const path of ['/api/companies', '/api/companies?zodiac=dragon', '/api/companies?search=quux']) {
      const response = await paid.send('GET', path);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: 'These are more than 10,000 companies. Ask for a page of them with page and limit.',
      });
    }
    expect((await paid.send('GET', '/api/companies?zodiac=ox')).status).toBe(200);
    expect((await paid.send('GET', '/api/companies?zodiac=dragon&page=1')).status).toBe(200);
  } finally {
    await large.close();
  }
});
