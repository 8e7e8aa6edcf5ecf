import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from '#database/connection.ts';
import { KeptCounts } from '#modules/catalog/shared/kept-counts.ts';
import type { Counts } from '#modules/catalog/shared/listing.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { listCompanies } from './list-companies.ts';

/** Skips the counts, which take longer than the search. No test here reads them. */
class NoCounts extends KeptCounts<Counts<string>> {
  override read(): Promise<Counts<string>> {
    return Promise.resolve({ total: 0, facets: {}, capped: false });
  }
}

const connections = 2;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createDatabase();
  db = connect({
    url: database.url,
    connections,
    onError: () => undefined,
    timeouts: { connectMs: 15_000, queryMs: 60_000 },
  });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test(
  'a search for each name that people use finds its company first or second',
  { timeout: 120_000 },
  async () => {
    const names = await db
      .selectFrom('catalogNames')
      .innerJoin('companies', 'companies.id', 'rowId')
      .where('kind', '=', 'company')
      .where('field', '=', 'alias')
      .where('hiddenAt', 'is', null)
      .select(['shown', 'rowId'])
      .orderBy('rowId')
      .execute();
    // Searches only every fourth name, to save time.
    const searched = names.filter((_, index) => index % 4 === 0);
    expect(searched.length).toBeGreaterThan(110);
    const missed: string[] = [];
    const left = searched.values();
    const searchThose = async (): Promise<void> => {
      for (const { shown, rowId } of left) {
        const { companies } = await listCompanies(
          db,
          { search: shown, limit: 2 },
          new NoCounts({ count: 0 }),
        );
        if (!companies.some(({ id }) => id === rowId)) missed.push(shown);
      }
    };
    // Each connection has a process of PostgreSQL.
    await Promise.all(Array.from({ length: connections }, searchThose));
    expect(missed).toEqual([]);
  },
);
