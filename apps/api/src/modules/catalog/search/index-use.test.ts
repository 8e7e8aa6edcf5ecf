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

test('a misspelt word is not compared with the many longer words that begin like it', async () => {
  await sql`
    insert into catalog_words (kind, word)
    select 'company', '国际贸易' || chr(19968 + n % 3000) || n from generate_series(1, 20000) as n`.execute(
    db,
  );
  await sql`analyze catalog_words`.execute(db);
  const { rows: lines } = await sql<Record<string, string>>`
    explain (analyze) ${candidatesFor('company', '国际贸亿')}`.execute(db);
  const plan = lines.flatMap((line) => Object.values(line)).join('\n');
  const compared = [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
  expect([compared < 2_000, plan]).toEqual([true, plan]);
});
