import { sql } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';

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

/** Name, sign, founding year and industry of the companies, for articles. */
export const foundings = (db: Db) =>
  db
    .selectFrom('companies')
    .select(['name', 'zodiacSign as sign', 'foundedYear as year', 'industry as kind'])
    .orderBy(sql`lower(name)`)
    .execute();
