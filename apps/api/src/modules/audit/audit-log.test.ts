import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { recordAction } from './record-action.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ lists: false });
});
afterAll(() => app.close());

const entry = {
  actor: { command: 'ada' },
  action: 'grant_access',
  about: 'payment 1',
  subjectUid: 'bob',
  reason: 'Asked by mail',
} as const;

describe('an entry of the audit log', () => {
  test.each([
    ['changed', sql`update audit_log set reason = 'other'`],
    ['deleted', sql`delete from audit_log`],
    ['deleted with all others', sql`truncate audit_log`],
  ])('cannot be %s, not even by the owner of the database', async (_name, statement) => {
    await recordAction(app.db, entry);
    const before = await app.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
    await expect(statement.execute(app.db)).rejects.toThrow('audit_log is only added to');
    expect(await app.db.selectFrom('auditLog').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test('cannot be changed by a database user who is not a superuser, although the user owns the table', async () => {
    const { rows } = await sql<{ right: string }>`
      select privilege_type as right from information_schema.role_table_grants
      where table_name = 'audit_log' and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`.execute(app.db);
    expect(rows).toEqual([]);
  });

  test('does not exist without its action: both are in one transaction', async () => {
    const count = async () => (await app.db.selectFrom('auditLog').select('id').execute()).length;
    const before = await count();
    const failing = app.db.transaction().execute(async (trx) => {
      await recordAction(trx, entry);
      throw new Error('the action failed');
    });
    await expect(failing).rejects.toThrow('the action failed');
    expect(await count()).toBe(before);
  });

  test('names either an admin or a person at the command line, and a reason', async () => {
    const insert = (actors: { actorUid: string | null; actorCommand: string | null }, reason = 'why') =>
      app.db
        .insertInto('auditLog')
        .values({ ...actors, action: 'grant_access', about: 'payment 1', subjectUid: null, reason })
        .execute();
    await expect(insert({ actorUid: null, actorCommand: null })).rejects.toThrow('audit_log_check');
    await expect(insert({ actorUid: 'ada', actorCommand: 'ada' })).rejects.toThrow('audit_log_check');
    await expect(insert({ actorUid: 'ada', actorCommand: null }, '')).rejects.toThrow(
      'audit_log_reason_check',
    );
  });
});
