import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '#test/databases.ts';
import { connect } from './connection.ts';

const database = await createDatabase();
const db = connect({ url: database.url, connections: 1, onError: () => undefined });
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('names of columns come back in camelCase, and the keys of JSON values as they were stored', async () => {
  const { rows } = await sql`
    select 1 as founded_year, 2 as "alreadyCamel", '{"snake_key": {"inner_key": 1}}'::jsonb as one_value,
      '[{"snake_key": 1}]'::jsonb as many_values, array[date '1991-02-14'] as some_days`.execute(db);
  expect(rows).toEqual([
    {
      foundedYear: 1,
      alreadyCamel: 2,
      oneValue: { snake_key: { inner_key: 1 } },
      manyValues: [{ snake_key: 1 }],
      someDays: expect.any(Array),
    },
  ]);
});
