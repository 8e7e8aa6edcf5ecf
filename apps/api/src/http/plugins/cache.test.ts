import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints, type EndpointSpec, type Route } from '@org/api-contract';
import { connect, type Db } from '#database/connection.ts';
import { ContentWrites } from '#database/content-writes.ts';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { CacheUse } from '#kernel/cache-use.ts';
import { addWritten } from '#test/blog.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { Cache } from './cache.ts';

let now = new Date('2026-11-20T09:00:00.000Z');
let app: RunningApp;
/** Writes as another process would, without the pools of the application. */
let elsewhere: Db;

/** A pool closes before its connections do, so its connections may still report that the database is dropped. */
const ignored = (): void => undefined;

beforeAll(async () => {
  app = await startApp({ clock: () => now });
  elsewhere = connect({ url: app.database, connections: 1, onError: ignored });
  await addWritten(app, { title: 'The Dragon' });
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

const list = '/api/car-brands?page=1';
const rename = (db: Db, name: string) =>
  sql`update car_brands set name = ${name} where id = (select min(id) from car_brands)`.execute(db);
const shows = async (name: string): Promise<boolean> =>
  (await ask('/api/car-brands')).body.toString().includes(name);

describe('a cached answer', () => {
  test('contains what this process has just written, for all concurrent readers', async () => {
    for (let count = 0; count < 5; count += 1) {
      await rename(app.db, `Own ${count} brand`);
      const shown = await Promise.all(Array.from({ length: 8 }, () => shows(`Own ${count} brand`)));
      expect(new Set(shown)).toEqual(new Set([true]));
    }
  });

  test('contains what this process wrote in a transaction', async () => {
    await shows('');
    await app.db.transaction().execute(async (trx) => {
      await rename(trx, 'Brand of a transaction');
      expect(await shows('Brand of a transaction')).toBe(false);
    });
    expect(await shows('Brand of a transaction')).toBe(true);
  });

  test('contains what another process wrote a minute ago', async () => {
    await rename(app.db, 'Brand before');
    expect(await shows('Brand before')).toBe(true);
    await rename(elsewhere, 'Brand of elsewhere');
    now = new Date(now.getTime() + 59_999);
    expect(await shows('Brand before')).toBe(true);
    now = new Date(now.getTime() + 1);
    expect(await shows('Brand of elsewhere')).toBe(true);
  });

  test('changes its ETag with its content only', async () => {
    const before = await ask(list);
    await rename(app.db, 'Brand with another tag');
    const after = await ask(list, { 'if-none-match': String(before.headers.etag) });
    expect([after.status, after.headers.etag === before.headers.etag]).toEqual([200, false]);
    await rename(app.db, 'Brand with another tag');
    const unchanged = await ask(list, { 'if-none-match': String(after.headers.etag) });
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
    expect(unchanged.headers['cache-control']).toBe('private, no-cache');
  });

  test('is not given to callers without access', async () => {
    const { headers } = await ask(list);
    const known = { 'if-none-match': String(headers.etag) };
    const signedOut = await ask(list, known, await app.as('signed-out'));
    const unpaid = await ask(list, known, await app.as('unpaid'));
    expect([signedOut.status, unpaid.status]).toEqual([401, 402]);
    for (const refusal of [signedOut, unpaid]) expect(refusal.headers.etag).toBeUndefined();
  });

  test('does not depend on the order of the parameters', async () => {
    const [a, b] = [await ask('/api/companies?limit=10&page=2'), await ask('/api/companies?page=2&limit=10')];
    expect(a.body.equals(b.body)).toBe(true);
    expect((await ask('/api/companies?page=3&limit=10')).body.equals(a.body)).toBe(false);
  });
});

describe('the statements of a call', () => {
  /** Whether a statement reads the caller's account. */
  const isOfAccount = (text: string): boolean => text.includes('signed_out_sessions');

  async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
    const query = vi.spyOn(Client.prototype, 'query');
    try {
      await work();
      return query.mock.calls.map(([given]: unknown[]) =>
        typeof given === 'string' ? given : String(Reflect.get(Object(given), 'text')),
      );
    } finally {
      query.mockRestore();
    }
  }

  const cached = (Object.entries(endpoints) as [Route, EndpointSpec][]).flatMap(([route, { cachedWith }]) =>
    cachedWith ? [route.replace('GET ', '')] : [],
  );

  test.each([...cached, '/api/companies?page=2'])(
    '%s: the second reader costs no query except the one for the account',
    async (path) => {
      await ask(path);
      const statements = await statementsDuring(() => ask(path));
      expect(statements.filter((text) => !isOfAccount(text))).toEqual([]);
    },
  );

  test.each(['/api/companies?zodiac=ox', '/api/companies?page=1&search=nin', '/api/companies/nintendo'])(
    '%s is not cached',
    async (path) => {
      await ask(path);
      const statements = await statementsDuring(() => ask(path));
      expect(statements.filter((text) => !isOfAccount(text))).not.toEqual([]);
    },
  );

  test('role and access are read at each call of a paid list, by one statement', async () => {
    const statements = await statementsDuring(async () => {
      await ask(list);
      await ask(list);
    });
    expect(statements.filter(isOfAccount)).toHaveLength(2);
  });

  test('money and admin calls read role and access at each call', async () => {
    const [admin, paid] = [await app.as('admin'), await app.as('paid')];
    const statements = await statementsDuring(async () => {
      expect((await admin.send('GET', '/api/admin/payments')).status).toBe(200);
      expect((await paid.send('GET', '/api/payment-link')).status).not.toBe(401);
    });
    expect(statements.filter(isOfAccount)).toHaveLength(2);
  });

  test('the payment status of a user who has paid takes one query', async () => {
    const paid = await app.as('paid');
    expect(
      (await statementsDuring(() => ask(`/api/user/${paid.uid}/payment-status`))).map(isOfAccount),
    ).toEqual([true]);
  });
});

describe.each([
  ['a list', list],
  ['an article page', '/blog/the-dragon.html'],
])('the encoding of %s', (_, path) => {
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
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers.vary).toContain('accept-encoding');
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
  const status = async (person: Person): Promise<number> => (await ask(list, {}, person)).status;

  test('that any process grants or revokes takes effect at the next call', async () => {
    const person = await app.newcomer('unpaid');
    expect(await status(person)).toBe(402);
    for (const [db, hasPaid, expected] of [
      [elsewhere, true, 200],
      [elsewhere, false, 402],
      [app.db, true, 200],
      [app.db, false, 402],
    ] as const) {
      await sql`update users set has_paid_access = ${hasPaid} where uid = ${person.uid}`.execute(db);
      expect(await status(person)).toBe(expected);
    }
  });

  test('ends with the session', async () => {
    const person = await app.newcomer('paid');
    const cookie = person.cookie();
    expect(await status(person)).toBe(200);
    await person.call('DELETE /api/session');
    expect((await ask(list, { cookie }, await app.as('signed-out'))).status).toBe(401);
  });
});

describe('the cache', () => {
  const away = (): Promise<string> => Promise.reject(new DatabaseUnavailable(new Error('away')));
  const start = () => {
    const writes = new ContentWrites();
    const use = new CacheUse();
    const clock = { now: 0 };
    return { writes, use, clock, cache: new Cache({ writes, use, clock: () => new Date(clock.now) }) };
  };
  const text = async (answer: ReturnType<Cache['read']>) => (await answer)?.content.toString();

  test('computes an answer once for concurrent callers', async () => {
    const { cache } = start();
    const make = vi.fn(async () => 'made');
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.read('key', make)));
    expect([make.mock.calls.length, new Set(answers).size]).toEqual([1, 1]);
  });

  test('gives a reader after a write no result that was begun before the write, and computes one result at a time', async () => {
    const { cache, writes } = start();
    const running = { now: 0, max: 0 };
    const made: (() => void)[] = [];
    const make = async (): Promise<string> => {
      const content = `writes: ${writes.count}`;
      running.now += 1;
      running.max = Math.max(running.max, running.now);
      await new Promise<void>((resolve) => made.push(resolve));
      running.now -= 1;
      return content;
    };
    const before = text(cache.read('key', make));
    writes.count += 1;
    const after = [text(cache.read('key', make)), text(cache.read('key', make))];
    while (made.length > 0) {
      made.shift()?.();
      await new Promise(setImmediate);
    }
    expect(await Promise.all([before, ...after])).toEqual(['writes: 0', 'writes: 1', 'writes: 1']);
    expect(running.max).toBe(1);
  });

  test.each([
    ['a minute old', ({ clock }: ReturnType<typeof start>) => (clock.now += 60_000)],
    ['older than a write', ({ writes }: ReturnType<typeof start>) => (writes.count += 1)],
  ])(
    'F38: gives an answer that is %s while PostgreSQL is unavailable, and then asks again',
    async (_, age) => {
      const parts = start();
      const { cache, use } = parts;
      await cache.read('key', async () => 'kept');
      age(parts);
      expect(await text(cache.read('key', away))).toBe('kept');
      const again = vi.fn(away);
      expect(await text(cache.read('key', again))).toBe('kept');
      expect([again.mock.calls.length, use.stale]).toEqual([0, 2]);
      // A write shows that PostgreSQL answers again.
      parts.writes.count += 1;
      expect(await text(cache.read('key', async () => 'new'))).toBe('new');
    },
  );

  test('does not cache failures, and drops an answer that no longer exists', async () => {
    const { cache, writes } = start();
    await expect(cache.read('key', away)).rejects.toThrow(DatabaseUnavailable);
    await cache.read('key', async () => 'kept');
    writes.count += 1;
    await expect(cache.read('key', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await cache.read('key', async () => undefined)).toBeUndefined();
    await expect(cache.read('key', away)).rejects.toThrow(DatabaseUnavailable);
  });
});

describe('a statement', () => {
  test.each([
    ['insert into "companies" ("name") values ($1)', true],
    ['with changed as (select 1) update car_brands set name = $1', true],
    ['delete from "blog_posts" where id = $1', true],
    ['select * from "companies" for update', false],
    ['with "found" as (select 1 from "companies") select * from "found"', false],
    ['insert into "kept_companies" values ($1)', false],
    ['update "users" set "role" = $1', false],
  ])('%s writes content: %s', (statement, expected) => {
    expect(ContentWrites.isOne(statement)).toBe(expected);
  });
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
        error: 'The answer has more than 10,000 companies. Please use page and limit.',
      });
    }
    expect((await paid.send('GET', '/api/companies?zodiac=ox')).status).toBe(200);
    expect((await paid.send('GET', '/api/companies?zodiac=dragon&page=1')).status).toBe(200);
  } finally {
    await large.close();
  }
});
