import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { connect, type Db } from './database/connection.ts';
import { checkIdentity } from './integrations/check-identity.ts';
import { firebaseIdentity } from './integrations/firebase/identity.ts';
import { runProgram } from './test/api-process.ts';
import { createDatabase, type TestDatabase } from './test/databases.ts';
import { productionVariables } from './test/fake-google.ts';
import { localVariables } from './test/harness.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createDatabase();
  db = connect({ url: database.url, connections: 1, onError: () => undefined });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('T21: production does not start on a database that holds the demo accounts of local mode', async () => {
  await db.insertInto('users').values({ uid: 'demo', email: 'Admin@zodiac-atlas.test' }).execute();
  const api = runProgram('main', { ...productionVariables(database.url), PORT: '0' });
  await api.exited;
  expect(api.process.exitCode).toBe(1);
  expect(api.output).toBe(
    'The database holds 1 demo account of local mode, whose password is published: production needs a separate database.',
  );
});

test('a process that lacks a key of a saved person does not start, and names the key', async () => {
  await db.insertInto('users').values({ uid: 'ada', email: 'ada@example.com' }).execute();
  await db
    .insertInto('people')
    .values({ uid: 'ada', id: randomUUID(), keyId: 'lost-2025', sealed: Buffer.alloc(300) })
    .execute();
  const preparing = runProgram(
    'prepare-process',
    localVariables({ port: 0, database: database.url, stripeUrl: 'http://127.0.0.1:9' }),
  );
  await preparing.exited;
  expect(preparing.process.exitCode).toBe(1);
  expect(preparing.output).toBe('PEOPLE_KEYS lacks keys that have encrypted saved people: lost-2025.');
});

describe('T18: the protection against email enumeration', () => {
  async function warningsOf(protectsEmails: () => Promise<boolean>): Promise<string[]> {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const config = readConfig(
      localVariables({ port: 0, database: database.url, stripeUrl: 'http://127.0.0.1:9' }),
    );
    const identity = firebaseIdentity(config, () => new Date());
    await checkIdentity({ identity: { ...identity, protectsEmails } }, log);
    await identity.close();
    return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  }

  test('logs a warning if it is off or unknown', async () => {
    expect(await warningsOf(async () => true)).toEqual([]);
    expect(await warningsOf(async () => false)).toEqual([expect.stringContaining('enumeration is off')]);
    expect(await warningsOf(() => Promise.reject(new Error('away')))).toEqual([
      expect.stringContaining('did not say'),
    ]);
  });

  test('is read from the project’s own configuration', async () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = inject('authEmulatorHost');
    const variables = localVariables({ port: 0, database: database.url, stripeUrl: 'http://127.0.0.1:9' });
    const project = `demo-emails-${process.pid}`;
    const config = readConfig({ ...variables, FIREBASE_PROJECT_ID: project });
    const identity = firebaseIdentity(config, () => new Date());
    expect(await identity.protectsEmails()).toBe(false);
    const changed = await fetch(
      `http://${inject('authEmulatorHost')}/emulator/v1/projects/${project}/config`,
      {
        method: 'PATCH',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
      },
    );
    expect(changed.status).toBe(200);
    expect(await identity.protectsEmails()).toBe(true);
    await identity.close();
  });
});
