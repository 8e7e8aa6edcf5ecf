import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from '#database/connection.ts';
import { companiesWithIds } from '#modules/catalog/companies/queries.ts';
import { openingsById } from '#modules/openings/queries.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { candidatesFor } from './correct-words.ts';
import { snapshotOf } from '#database/committed-since.ts';
import { changesQuery } from './index-queries.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createDatabase();
  db = connect({
    url: database.url,
    connections: 1,
    onError: () => undefined,
    timeouts: { connectMs: 15_000, queryMs: 60_000 },
  });
  // So few rows could be read one by one. Without sequential scans, one is planned only where no index fits.
  await sql`set enable_seqscan = off`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows: lines } = await sql<Record<string, string>>`explain ${query}`.execute(db);
  return lines.flatMap((line) => Object.values(line)).join('\n');
}

test('the changes since a snapshot, the rows of a page and a correction are read by index', async () => {
  const plans = {
    changes: await planOf(changesQuery('company', await snapshotOf(db))),
    page: await planOf(sql`${companiesWithIds(db, [3, 1, 2])}`),
    openings: await planOf(sql`${openingsById(db, [3, 1, 2])}`),
    correction: await planOf(candidatesFor('company', 'volkswagon')),
  };
  for (const [name, plan] of Object.entries(plans)) {
    expect([name, plan]).toEqual([name, expect.not.stringContaining('Seq Scan')]);
    expect([name, plan]).toEqual([name, expect.stringMatching(/Index (Only )?Scan/)]);
  }
});
