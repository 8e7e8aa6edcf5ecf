import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { priceDollars } from '@org/api-contract/values';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './database/connection.ts';
import { migrations } from './database/migrations/index.ts';
import { keyedHash } from './kernel/keyed-hash.ts';
import { createDatabase } from './test/databases.ts';
import { startApp, type RunningApp } from './test/harness.ts';
import type { Person } from './test/people.ts';
import { runCommand, runCommandProcess } from './test/run-command.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const run = (args: string[], env?: Record<string, string>) => runCommand(app, args, env);

const roleOf = async ({ uid }: Person) =>
  (await app.db.selectFrom('users').select('role').where('uid', '=', uid).executeTakeFirst())?.role;

const changesOf = ({ uid }: Person) =>
  app.db
    .selectFrom('roleChanges')
    .select(['role', 'changedBy'])
    .where('uid', '=', uid)
    .orderBy('id')
    .execute();

test('--help describes each command with its arguments, and the operations manual names exactly these commands', async () => {
  const { code, says } = await run(['--help']);
  expect(code).toBe(0);
  expect(says).toMatch(/^Usage: node apps\/api\/dist\/cli\.js /);
  const listed = [...says.matchAll(/^ {2}([a-z][a-z-]*)((?: [<[][a-z-]+[>\]])*)(.*)$/gm)].filter(
    ([, name]) => name !== 'help',
  );
  expect(listed.map(([, name, given]) => `${name}${given}`)).toEqual(
    expect.arrayContaining(['grant-admin <email>', 'reconcile-payments <from> <to> [reason]', 'backup']),
  );
  for (const [line, , , description] of listed) expect(line && description).toMatch(/^ {2,}[A-Z].+\.$/);
  const commands = listed.flatMap(([, name]) => name ?? []);
  const manual = await readFile(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const shown = [...manual.matchAll(/cli\.js ([a-z][a-z-]*)/g)].flatMap(([, name]) => name ?? []);
  expect(shown.filter((name) => !commands.includes(name))).toEqual([]);
  const named = new Set([...shown, ...[...manual.matchAll(/`([a-z]+-[a-z-]+)`/g)].map(([, name]) => name)]);
  expect(commands.filter((name) => !named.has(name))).toEqual([]);
});

test('adopt-payments says which service does not answer', async () => {
  const { code, says } = await run(['adopt-payments'], { STRIPE_EMULATOR_URL: 'http://127.0.0.1:1' });
  expect(code).toBe(1);
  expect(says).toMatch(/^1 step of the payment sweep failed\nThe payment service does not answer\./);
});

test('a role is granted and revoked from the command line at once, with an audit row each time', async () => {
  const ada = await app.person({ emailVerified: true });
  const about = () => ada.call('GET /api/user/{uid}', { params: { uid: ada.uid } });
  expect(await run(['grant-admin', ada.email])).toEqual({ code: 0, says: `${ada.email} is now an admin.` });
  expect((await about()).body.role).toBe('admin');
  expect(await run(['grant-admin', ada.email])).toEqual({
    code: 0,
    says: `${ada.email} is already an admin.`,
  });
  expect(await run(['revoke-admin', ada.email])).toEqual({
    code: 0,
    says: `${ada.email} is no longer an admin.`,
  });
  expect((await about()).body.role).toBe('user');
  const byHand = expect.stringMatching(/^command line \(.+\)$/);
  expect(await changesOf(ada)).toEqual([
    { role: 'admin', changedBy: byHand },
    { role: 'user', changedBy: byHand },
  ]);
});

test('migrate makes the tables of this release in an empty database, and may be repeated', async () => {
  const empty = await createDatabase({ empty: true });
  const admin = connect({ url: empty.url, connections: 1, onError: () => undefined });
  const done = { code: 0, says: 'The database has every migration of this release.' };
  expect(await run(['migrate'], { DATABASE_URL: empty.url })).toEqual(done);
  expect(await run(['migrate'], { DATABASE_URL: empty.url })).toEqual(done);
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(admin);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted());
  await admin.destroy();
  await empty.drop();
});

test('a command waits longer than a request for a lock of another process', async () => {
  const ada = await app.person({ emailVerified: true });
  const granting = await app.db.transaction().execute(async (trx) => {
    await sql`select 1 from users where uid = ${ada.uid} for update`.execute(trx);
    let hasEnded = false;
    const granted = run(['grant-admin', ada.email]).finally(() => {
      hasEnded = true;
    });
    const hasWaited = async (): Promise<boolean> => {
      // PostgreSQL ends a transaction that is idle for ten seconds.
      await sql`select 1`.execute(trx);
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and now() - query_start > interval '2.2 s'`.execute(
        app.db,
      );
      return rows.length > 0;
    };
    await expect.poll(async () => hasEnded || (await hasWaited()), { timeout: 60_000 }).toBe(true);
    return { granted };
  });
  expect(await granting.granted).toEqual({ code: 0, says: `${ada.email} is now an admin.` });
});

describe('a command fails with a sentence for', () => {
  test('an email without an account', async () => {
    const says = 'nobody@example.com has no account. Sign up with it first.';
    expect(await run(['grant-admin', 'nobody@example.com'])).toEqual({ code: 1, says });
  });

  test('an account whose email is not verified, although its role can be revoked', async () => {
    const ada = await app.newcomer('unpaid');
    const says = `The email ${ada.email} is not verified. Verify it first, for example with a password reset.`;
    expect(await run(['grant-admin', ada.email])).toEqual({ code: 1, says });
    expect([await roleOf(ada), await changesOf(ada)]).toEqual(['user', []]);
    const taken = await run(['revoke-admin', ada.email]);
    expect(taken).toEqual({ code: 0, says: `${ada.email} is not an admin.` });
  });

  test('an account that never signed in to the product', async () => {
    const ada = await app.person({ register: false, emailVerified: true });
    const says = `${ada.email} has an account but never signed in here. Sign in with it first.`;
    expect(await run(['grant-admin', ada.email])).toEqual({ code: 1, says });
    expect(await roleOf(ada)).toBeUndefined();
  });

  test.each([
    [['make-admin', 'ada@example.com'], "unknown command 'make-admin'"],
    [['grant-admn', 'ada@example.com'], "unknown command 'grant-admn'\n(Did you mean grant-admin?)"],
  ])('the unknown command %j, with the list of commands', async (args, error) => {
    const { says: list } = await run(['--help']);
    expect(await run(args)).toEqual({ code: 2, says: `error: ${error}\n\n${list}` });
  });

  test('no command at all, with the list of commands', async () => {
    const { says } = await run(['--help']);
    expect(await run([])).toEqual({ code: 2, says });
  });

  test.each([
    [['grant-admin'], "missing required argument 'email'"],
    [['refund-payment', '12'], "missing required argument 'reason'"],
    [['grant-admin', 'not-an-email'], 'Enter an email address such as ada@example.com.'],
    [['grant-admin', 'ada@example.com', 'bob@example.com'], 'Expected 1 argument but got 2'],
    [['repair-articles', 'ada@example.com'], 'Expected 0 arguments but got 1'],
    [['refund-payment', '1', 'x'], 'Enter a reason of 3 to 500 characters.'],
  ])('the arguments %j, with the usage of the command', async (args, error) => {
    const { code, says } = await run(args);
    expect(code).toBe(2);
    const [first, ...usage] = says.split('\n');
    expect(first).toMatch(/^error: /);
    expect(first).toContain(error);
    expect(usage).toContain((await run([args[0] ?? '', '--help'])).says.split('\n')[0]);
  });

  test('an unavailable database', async () => {
    const ada = await app.person({ emailVerified: true });
    const env = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/atlas' };
    const { code, says } = await runCommandProcess(app, ['grant-admin', ada.email], env);
    expect([code, says]).toEqual([1, 'PostgreSQL is not available.']);
  });

  test('a configuration that is not valid', async () => {
    const { code, says } = await run(['grant-admin', 'ada@example.com'], { DATABASE_URL: '' });
    expect([code, says]).toEqual([1, 'The configuration is not valid:\n  - DATABASE_URL is missing']);
  });
});

describe('release-email', () => {
  const holderOf = (email: string) =>
    app.db.selectFrom('users').select('uid').where('email', '=', email).executeTakeFirst();

  test('releases the email of a deleted account, and can be repeated', async () => {
    const email = `${randomUUID()}@example.com`;
    await app.db
      .insertInto('users')
      .values({ uid: `gone-${email}`, email })
      .execute();
    const says = `${email} is released. The account that has it at the identity provider gets it at the next sign-in.`;
    expect(await run(['release-email', email])).toEqual({ code: 0, says });
    expect(await holderOf(email)).toBeUndefined();
    expect(await run(['release-email', email])).toEqual({ code: 0, says });
  });

  test('does not release the email of an existing account', async () => {
    const ada = await app.person();
    const says = `${ada.email} belongs to an existing account and was not released.`;
    expect(await run(['release-email', ada.email])).toEqual({ code: 1, says });
    expect(await holderOf(ada.email)).toEqual({ uid: ada.uid });
  });
});

describe('the commands for payments', () => {
  test('give access, show it, take it away, and are in the audit log with their reason', async () => {
    const ada = await app.person();
    const given = await run(['grant-access', ada.email, 'Prize of the raffle']);
    expect(given.says).toContain(`Account: ${ada.email}, has access`);
    const [, id = ''] = /^Payment (\d+) is granted\./.exec(given.says) ?? [];
    expect((await run(['payments', ada.email])).says).toMatch(new RegExp(`^${id}  .* granted .*\n1 of 1$`));
    const taken = await run(['revoke-payment', id, 'Was a mistake']);
    expect([taken.code, taken.says]).toEqual([0, expect.stringContaining('has no access')]);
    expect(taken.says).toMatch(/action {2}revoke_access {2}by command line \(.+\) {2}\(Was a mistake\)$/);
    expect((await run(['payment', id])).says).toBe(taken.says);
  });

  test.each([
    [['refund-payment', '2000000000', 'why'], 'No payment has this number.'],
    [['reconcile-payments', '1969-12-31', '1970-01-01'], 'A period begins in 1970 or later.'],
    [['grant-access', 'nobody@example.com', 'why'], 'No account has this email.'],
  ])('%j fails with a sentence', async (args, says) => {
    expect(await run(args)).toEqual({ code: 1, says });
  });
});

describe('the commands for promotion codes', () => {
  test('create a code, list it, end it once, and are in the audit log with their reason', async () => {
    const created = await run(['create-code', 'spring-20', '20%', 'Newsletter', '100', '2099-03-20']);
    expect(created).toEqual({
      code: 0,
      says: `Created: SPRING-20  20% off  leaves ${(priceDollars * 0.8).toFixed(2)} USD  0 of 100 redeemed  until 2099-03-20T23:59:59.000Z`,
    });
    expect((await run(['codes'])).says).toContain('SPRING-20  20% off');
    for (const round of [1, 2])
      expect([round, await run(['end-code', 'Spring-20', 'Sent twice'])]).toEqual([
        round,
        { code: 0, says: expect.stringMatching(/^Ended: SPRING-20 .* ended 20/) },
      ]);
    const actions = await app.db
      .selectFrom('auditLog')
      .select(['action', 'reason', 'actorUid'])
      .where('about', 'like', 'promotion code %')
      .orderBy('id')
      .execute();
    expect(actions).toEqual([
      { action: 'create_code', reason: 'Newsletter', actorUid: null },
      { action: 'end_code', reason: 'Sent twice', actorUid: null },
    ]);
  });

  test.each([
    [
      ['create-code', 'HALF', (priceDollars - 0.2).toFixed(2), 'why'],
      'amountOffCents must leave nothing to pay, or at least 50 cents.',
    ],
    [
      ['create-code', 'HALF', (priceDollars + 0.01).toFixed(2), 'why'],
      'amountOffCents is more than the price.',
    ],
    [['create-code', 'HALF', '50%', 'why', '-', '-', 'nobody@example.com'], 'onlyEmail has no account.'],
    [['end-code', 'NONE', 'why'], 'There is no code NONE.'],
  ])('%j fails with a sentence', async (args, says) => {
    expect(await run(args)).toEqual({ code: 1, says });
  });
});

describe('repair-articles', () => {
  const store = (slug: string, content: string) =>
    app.db
      .insertInto('blogPosts')
      .values({
        title: slug,
        slug,
        content,
        metaDescription: slug,
        targetKeyword: slug,
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .execute();
  afterEach(async () => {
    await app.db.deleteFrom('blogPosts').execute();
  });

  test('checks stored articles against the rules', async () => {
    await store('good', '<p>Words.</p>');
    const says = 'No article was changed. All articles follow the rules.';
    expect(await run(['repair-articles'])).toEqual({ code: 0, says });
  });

  test('fails if an edited article breaks a rule, and names the articles', async () => {
    await store('empty', '<table><thead><tr><th>Year</th></tr></thead><tbody></tbody></table>');
    const { code, says } = await run(['repair-articles']);
    expect([code, says.split('\n').slice(-2)]).toEqual([
      1,
      ['No article was changed. Change these by hand on /blog-admin:', '  - empty has a table without rows'],
    ]);
  });
});

test('T23: no call writes a role: the contract has no such endpoint, and a body with a role is refused', async () => {
  const ada = await app.as('unpaid');
  for (const path of ['/api/user/register', '/api/session']) {
    const response = await ada.send('POST', path, {
      body: { uid: ada.uid, email: ada.email, role: 'admin' },
    });
    expect(response.status).toBe(400);
  }
  expect(await roleOf(ada)).toBe('user');
});

test('T20: find-user shows the hash of a user in the log, and finds the user by it, by email and by uid', async () => {
  const ada = await app.person();
  const hash = keyedHash(app.config.logHashKey, ada.uid);
  const says = `uid: ${ada.uid}\nemail: ${ada.email}\nin the log: ${hash}`;
  for (const given of [ada.email.toUpperCase(), ada.uid, hash])
    expect(await run(['find-user', given])).toEqual({ code: 0, says });
  expect(await runCommandProcess(app, ['find-user', hash])).toEqual({ code: 0, says });
  expect(await run(['find-user', 'nobody'])).toEqual({
    code: 1,
    says: 'No user has the email, uid or hash nobody.',
  });
});
