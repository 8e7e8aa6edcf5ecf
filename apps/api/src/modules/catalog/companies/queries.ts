import { factColumns, lists } from '@org/api-contract/lists';
import { sql } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { storedColumns } from '#modules/catalog/lists/columns.ts';
import { relatedSigns } from '#modules/catalog/shared/related-signs.ts';

const shown = (db: Db) => db.selectFrom('companies').where('hiddenAt', 'is', null);

/** All columns of a company that answers have. */
export const companyColumns = storedColumns({ ...lists.companies.columns, ...factColumns });

/** The number of industries of the shown companies, and the year of the oldest. */
export async function industriesAndOldest(db: Db) {
  const { rows } = await sql<{ industries: number; oldestFoundedYear: number | null }>`
    select
      (select count(*)::int from (
        select industry from companies where hidden_at is null and industry is not null group by industry) as used
      ) as industries,
      (select min(founded_year) from companies where hidden_at is null) as oldest_founded_year`.execute(db);
  return rows[0] ?? { industries: 0, oldestFoundedYear: null };
}

/** When a sign was last refreshed. */
export async function lastScrape(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('scrapes')
    .where('state', '=', 'done')
    .select(({ fn }) => fn.max<Date | null>('finishedAt').as('finishedAt'))
    .executeTakeFirst();
  return row?.finishedAt ?? null;
}

/** The names and websites of all companies, also of hidden ones. */
export const knownCompanies = (db: Db) =>
  db.selectFrom('companies').select(['name', 'legalName', 'formerNames', 'website']).execute();

/** All facts of a company. */
export const companyFacts = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .select([...companyColumns, 'source'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The names, in lower case, of the companies that a refresh added. */
export async function scrapedNames(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('companies')
    .select(sql<string>`lower(name)`.as('name'))
    .where('scrapedAt', 'is not', null)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Number of neighbours of each relation. */
const maxNeighbours = 6;

interface Neighboured {
  id: number;
  zodiacSign: ZodiacSignId;
  foundedYear: number;
  industry: string | null;
}

/** Companies of the same year, and those of its industry whose sign is the same, in harmony or across the wheel. */
export async function neighboursOfCompany(db: Db, { id, zodiacSign, foundedYear, industry }: Neighboured) {
  const best = shown(db)
    .select(['slug', 'name', 'foundedYear as year', 'zodiacSign', 'industry as kind', 'logoUrl'])
    .where('id', '<>', id)
    // The best known first.
    .orderBy(sql`market_cap_class is not distinct from 'Mega Cap'`, 'desc')
    .orderBy(sql`employees_band is not distinct from '10001+'`, 'desc')
    .orderBy(sql`logo_url is not null`, 'desc')
    .orderBy('sortName')
    .orderBy('id')
    .limit(maxNeighbours);
  const ofSigns = (signs: readonly ZodiacSignId[]) =>
    best.where('zodiacSign', 'in', signs).where('industry', 'is not distinct from', industry).execute();
  const { inHarmony, acrossTheWheel } = relatedSigns(zodiacSign);
  const [sameYear, sameSign, harmonious, across] = await Promise.all([
    best.where('foundedYear', '=', foundedYear).execute(),
    ofSigns([zodiacSign]),
    ofSigns(inHarmony),
    ofSigns(acrossTheWheel),
  ]);
  return { sameYear, sameSign, inHarmony: harmonious, acrossTheWheel: across };
}

interface ListedFounding {
  id: number;
  sortName: string;
}

/** What articles say of the shown companies after another by name. */
export const foundingsAfter = (db: Db, last: ListedFounding | undefined, limit: number) =>
  db
    .selectFrom('companies')
    .where('hiddenAt', 'is', null)
    .select([
      'id',
      'sortName',
      'name',
      'zodiacSign as sign',
      'foundedYear as year',
      'foundedMonth as month',
      'foundedDay as day',
      'industry as kind',
      'website',
      'knownFor',
      'aliases',
    ])
    .select(
      sql<number>`cardinality(aliases) + case market_cap_class when 'Mega Cap' then 4 else 0 end`.as('fame'),
    )
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(sort_name, id) > (${last?.sortName}, ${last?.id}::bigint)`),
    )
    .orderBy('sortName')
    .orderBy('id')
    .limit(limit)
    .execute();
