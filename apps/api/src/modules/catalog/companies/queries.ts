import { sql, type Insertable } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

const companyColumns = [
  'id',
  'name',
  'foundedYear',
  'foundedMonth',
  'location',
  'industry',
  'description',
  'website',
  'careersUrl',
  'logoUrl',
  'zodiacSign',
  'scrapedAt',
] as const;

const byName = (db: Db) =>
  db
    .selectFrom('companies')
    .select(companyColumns)
    .select(({ selectFrom, fn }) =>
      selectFrom('jobs')
        .whereRef('jobs.companyId', '=', 'companies.id')
        .select(fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('openings'),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id');

export const allCompanies = (db: Db) => byName(db).execute();

export const companiesOfSign = (db: Db, sign: ZodiacSignId) =>
  byName(db).where('zodiacSign', '=', sign).execute();

/** Companies whose name, industry or location contains the text. `%`, `_` and `\` have no special meaning. */
export function companiesMatching(db: Db, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return byName(db)
    .where(({ or, eb }) =>
      or([eb('name', 'ilike', pattern), eb('industry', 'ilike', pattern), eb('location', 'ilike', pattern)]),
    )
    .execute();
}

export const companyCounts = (db: Db) =>
  db
    .selectFrom('companies')
    .select(({ fn }) => ['zodiacSign as sign', fn.countAll<number>().as('count')])
    .groupBy('zodiacSign')
    .execute();

export const databaseTotals = (db: Db) =>
  db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('companies')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('companies'),
      selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('jobs'),
      selectFrom('companies')
        .select(({ fn }) => fn.count<number>('industry').distinct().as('n'))
        .as('industries'),
      selectFrom('companies')
        .select(({ fn }) => fn.min<number>('foundedYear').as('n'))
        .as('oldestFoundedYear'),
      selectFrom('scrapes')
        .where('state', '=', 'done')
        .select(({ fn }) => fn.max<Date>('finishedAt').as('n'))
        .as('lastScrapedAt'),
    ])
    .executeTakeFirstOrThrow();

/** Key of the advisory lock. Every release must use the same. */
const importLock = 7_204_932;

/** Waits until no other process imports companies. The lock is held until the transaction ends. */
export async function lockImport(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(trx);
}

const importedColumns = [
  'foundedYear',
  'foundedMonth',
  'foundedDay',
  'location',
  'country',
  'industry',
  'description',
  'website',
  'careersUrl',
  'logoUrl',
  'zodiacSign',
  'source',
] as const;

/**
 * Inserts or updates companies by name. Unchanged rows and companies that a refresh added are not written.
 *
 * @returns the number of rows added or changed
 */
export async function upsertCompanies(
  db: Db,
  companies: readonly Insertable<Database['companies']>[],
): Promise<number> {
  const columnsOf = (table: string) =>
    sql.join(importedColumns.map((column) => sql.ref(`${table}.${column}`)));
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('companies')
    .values([...companies])
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(name)`)
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(importedColumns.map((column) => [column, ref(`excluded.${column}`)])),
        )
        .where('companies.scrapedAt', 'is', null)
        .where(sql<boolean>`(${columnsOf('companies')}) is distinct from (${columnsOf('excluded')})`),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Inserts companies, except those whose name exists. @returns the number of rows added */
export async function insertCompanies(
  db: Db,
  companies: readonly Insertable<Database['companies']>[],
): Promise<number> {
  if (companies.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('companies')
    .values([...companies])
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Name, sign, founding year and industry of the companies, for articles. */
export const foundings = (db: Db) =>
  db
    .selectFrom('companies')
    .select(['name', 'zodiacSign as sign', 'foundedYear as year', 'industry as kind'])
    .orderBy(sql`lower(name)`)
    .execute();
