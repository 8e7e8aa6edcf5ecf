import { sql } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';

const companyColumns = [
  'id',
  'name',
  'founded_year as foundedYear',
  'founded_month as foundedMonth',
  'location',
  'industry',
  'description',
  'website',
  'careers_url as careersUrl',
  'logo_url as logoUrl',
  'zodiac_sign as zodiacSign',
  'scraped_at as scrapedAt',
] as const;

const byName = (db: Db) =>
  db
    .selectFrom('companies')
    .select(companyColumns)
    .orderBy(sql`lower(name)`)
    .orderBy('id');

export const allCompanies = (db: Db) => byName(db).execute();

export const companiesOfSign = (db: Db, sign: ZodiacSignId) =>
  byName(db).where('zodiac_sign', '=', sign).execute();

/** Companies whose name, industry or place contains the text, taken literally. */
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
    .select(({ fn }) => ['zodiac_sign as sign', fn.countAll<number>().as('count')])
    .groupBy('zodiac_sign')
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
        .select(({ fn }) => fn.min<number>('founded_year').as('n'))
        .as('oldestFoundedYear'),
      selectFrom('companies')
        .select(({ fn }) => fn.max<Date>('scraped_at').as('n'))
        .as('lastScrapedAt'),
    ])
    .executeTakeFirstOrThrow();
