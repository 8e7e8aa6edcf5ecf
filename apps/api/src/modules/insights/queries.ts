import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { FoundingCount } from './foundings.ts';

/** How many rows of each list have the same sign and year, in the same order if they are the same. */
export async function readFoundings(db: Db) {
  const [companies, carBrands, usStates] = await Promise.all([
    companyFoundings(db),
    foundingsOf(db, 'carBrands', 'foundedYear'),
    foundingsOf(db, 'usStates', 'statehoodYear'),
  ]);
  return { companies, carBrands, usStates };
}

/** The number of companies of each sign, year and industry. */
const companyFoundings = (db: Db): Promise<FoundingCount[]> =>
  db
    .selectFrom('companies')
    .where('hiddenAt', 'is', null)
    .select(({ fn }) => [
      'zodiacSign as sign',
      'foundedYear as year',
      'industry',
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['zodiacSign', 'foundedYear', 'industry'])
    .orderBy('foundedYear')
    .orderBy('zodiacSign')
    .orderBy('industry')
    .execute();

/** The number of brands or states of each sign and year. */
async function foundingsOf(
  db: Db,
  ...[table, year]: ['carBrands', 'foundedYear'] | ['usStates', 'statehoodYear']
): Promise<FoundingCount[]> {
  const { rows } = await sql<FoundingCount>`
    select zodiac_sign as sign, ${sql.ref(year)} as year, null as industry, count(*)::int as count
    from ${sql.table(table)} where hidden_at is null group by 1, 2 order by 2, 1`.execute(db);
  return rows;
}

/** The number of companies of each city and sign. Cities of the same name and country are told apart by their coordinates. */
export const companySeats = (db: Db) =>
  db
    .selectFrom('companies')
    .where('hiddenAt', 'is', null)
    .select(({ fn }) => [
      'city',
      'country',
      'latitude',
      'longitude',
      'zodiacSign as sign',
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['city', 'country', 'latitude', 'longitude', 'zodiacSign'])
    .execute();
