import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';
import { connect, startupTimeouts, type Db } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrations, type Migration } from '#database/migrations/index.ts';
import { up } from './migrations/065-tables.ts';
import { prepareDatabase } from './prepare.ts';

const log = pino({ level: 'silent' });
const nothing = async (): Promise<void> => undefined;

let database: TestDatabase;
let db: Db;

const patient = (url: string): Db =>
  connect({ url, connections: 1, timeouts: startupTimeouts, onError: (error) => log.warn(error) });

beforeAll(async () => {
  database = await createDatabase();
  db = patient(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const columnsOfUsers = async (reader: Db = db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'users'`.execute(reader);
  return rows.map(({ name }) => name);
};

const adding = (column: string): Migration => ({
  up: async (trx) => void (await sql`alter table users add column ${sql.ref(column)} text`.execute(trx)),
});

test('a migration runs once', async () => {
  const more = { ...migrations, '900-once': adding('once') };
  await migrate(db, more);
  await migrate(db, more);
  expect(await columnsOfUsers()).toContain('once');
});

test('a failed migration is rolled back, and earlier ones are kept', async () => {
  const broken: Migration = {
    async up(trx) {
      await adding('half').up(trx);
      await sql`select * from nowhere`.execute(trx);
    },
  };
  await expect(migrate(db, { '901-good': adding('good'), '902-broken': broken })).rejects.toThrow('nowhere');
  const columns = await columnsOfUsers();
  expect([columns.includes('good'), columns.includes('half')]).toEqual([true, false]);
});

test('a release starts on the database of a newer one, whose migrations it ignores', async () => {
  await migrate(db, { ...migrations, '999-newer': adding('newer') });
  await expect(migrate(db)).resolves.toBeUndefined();
});

describe('a database of an older release', () => {
  const usedBy = async (names: readonly string[]): Promise<{ other: Db; end(): Promise<void> }> => {
    const own = await createDatabase({ empty: true });
    const other = patient(own.url);
    await migrate(other, Object.fromEntries(names.map((name) => [name, { up: nothing }])));
    await sql`create table users (uid text)`.execute(other);
    return {
      other,
      end: async () => {
        await other.destroy();
        await own.drop();
      },
    };
  };

  test('that has run the migrations of all tables keeps its tables', async () => {
    const { other, end } = await usedBy(['001-users', '065-company-pages']);
    await migrate(other, { '065-company-pages': { up } });
    expect(await columnsOfUsers(other)).toEqual(['uid']);
    await end();
  });

  test('that has run only some of them is refused with instructions, and is not changed', async () => {
    const { other, end } = await usedBy(['001-users']);
    await expect(migrate(other)).rejects.toThrow('Start that release once, then this one.');
    expect(await columnsOfUsers(other)).toEqual(['uid']);
    await end();
  });
});

describe('while the product runs', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ database: database.url });
  });
  afterAll(() => app.close());

  test('F24: while a migration waits for a table, no call fails at fifty calls a second', async () => {
    const ada = await app.as('unpaid');
    const path = `/api/user/${ada.uid}`;
    const { promise: allAsked, resolve: end } = Promise.withResolvers<void>();
    const { promise: isBlocking, resolve: block } = Promise.withResolvers<void>();
    const reading = app.db.transaction().execute(async (trx) => {
      // A long query on the table, which blocks the migration.
      await trx.selectFrom('users').select('uid').execute();
      block();
      await allAsked;
    });
    await isBlocking;
    const migrating = migrate(db, { '903-waits': adding('waited') });

    const answers: Promise<number>[] = [];
    for (let asked = 0; asked < 125; asked += 1) {
      answers.push(ada.send('GET', path).then(({ status }) => status));
      await wait(20);
    }
    expect(await columnsOfUsers(app.db)).not.toContain('waited');
    end();
    const all = await Promise.all(answers);
    await Promise.all([reading, migrating]);
    expect(new Set(all)).toEqual(new Set([200]));
    expect(await columnsOfUsers()).toContain('waited');
  });

  test('F24: a migration and a reader that wait for each other both succeed', async () => {
    const { promise: isReading, resolve: read } = Promise.withResolvers<void>();
    const { promise: hasCompanies, resolve: take } = Promise.withResolvers<void>();
    const reading = app.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('uid').execute();
      read();
      await hasCompanies;
      return trx.selectFrom('companies').select('id').limit(1).execute();
    });
    await isReading;
    const migrating = migrate(db, {
      '904-two-tables': {
        async up(trx) {
          await sql`alter table companies add column crossed text`.execute(trx);
          take();
          await adding('crossed').up(trx);
        },
      },
    });
    expect(await reading).toHaveLength(1);
    await migrating;
    expect(await columnsOfUsers()).toContain('crossed');
  });
});

describe('a start before PostgreSQL is available', () => {
  test('waits for PostgreSQL', async () => {
    const line = await new TcpProxy({ port: Number(new URL(database.url).port) }).listen();
    line.line = 'reset';
    const url = new URL(database.url);
    url.port = new URL(line.url).port;
    let isFilled = false;
    const starting = prepareDatabase(url.href, log, async () => {
      isFilled = true;
    });
    await wait(800);
    expect(isFilled).toBe(false);
    line.line = 'open';
    await starting;
    expect(isFilled).toBe(true);
    await line.close();
  });

  test('fails at once if the password or the database is wrong', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    await expect(prepareDatabase(url.href, log, nothing)).rejects.toThrow('does not exist');
  });
});
