import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from '#database/connection.ts';
import { companyCounts, companyPage } from '#modules/catalog/companies/company-pages.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { generateCompanies } from '#test/generate-companies.ts';
import { candidatesFor } from './correct-words.ts';
import { matchesOf } from './find-matches.ts';

/** So few rows could be read one by one, so sequential scans are disabled: one is planned only where no index fits. */
const rows = 500;

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
  await generateCompanies(db, rows);
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
const page = { sort: 'name', page: 1, limit: 20 } as const;

test('one sign’s page, a facet, a search and a correction are read by index', async () => {
  const plans = {
    sign: await planOf(sql`${companyPage(db, { zodiac: 'ox' }, page)}`),
    country: await planOf(sql`${companyPage(db, { country: 'Norway' }, page)}`),
    years: await planOf(sql`${companyPage(db, { foundedFrom: 1899, foundedTo: 1901 }, page)}`),
    search: await planOf(matchesOf('company', { words: ['quux17'], compact: 'quux17' })),
    correction: await planOf(candidatesFor('company', 'volkswagon')),
  };
  for (const [name, plan] of Object.entries(plans)) {
    expect([name, plan]).toEqual([name, expect.not.stringContaining('Seq Scan')]);
    expect([name, plan]).toEqual([name, expect.stringMatching(/Index (Only )?Scan/)]);
  }
  // The counts are summed from the combinations, which are far fewer than the companies.
  expect(await planOf(companyCounts({ zodiac: 'ox' }))).not.toMatch(/Scan on companies\b/);
});
