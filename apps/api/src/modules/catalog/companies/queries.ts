import { factColumns, lists } from '@org/api-contract/lists';
import { sql, type Selectable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';
import { selected, storedColumns } from '#modules/catalog/lists/columns.ts';
import { idOfSlug } from '#modules/catalog/shared/catalog-names.ts';
import { countsBySign, shownCounts } from '#modules/catalog/shared/shown-counts.ts';
import { wikidataFacts, type WikidataFacts } from './wikidata-facts.ts';

/** The list of companies with all columns of answers. */
export const companyList = {
  ...lists.companies,
  columns: { ...lists.companies.columns, ...factColumns },
};

/** The number of industries of the shown companies, and the year of the oldest. */
async function industriesAndOldest(db: Db) {
  const { rows } = await sql<{ industries: number; oldestFoundedYear: number | null }>`
    select
      (select count(*)::int from (
        select industry from companies where hidden_at is null and industry is not null group by industry) as used
      ) as industries,
      (select min(founded_year) from companies where hidden_at is null) as oldest_founded_year`.execute(db);
  return rows[0] ?? { industries: 0, oldestFoundedYear: null };
}

/** The names and websites of all companies, hidden ones included. */
export const knownCompanies = (db: Db) =>
  db.selectFrom('companies').select(['name', 'legalName', 'formerNames', 'website']).execute();

const columns = [...storedColumns(companyList.columns), 'source'] as const;

type StoredFacts = Pick<Selectable<Database['companies']>, (typeof columns)[number]>;

/** All facts, also from Wikidata, of the company with a current or former slug. */
export async function companyFacts(db: Db, slug: string) {
  const { rows } = await sql<StoredFacts & { wikidata: WikidataFacts | null }>`
    select ${selected(columns)}, ${wikidataFacts} as wikidata
    from companies where id = ${idOfSlug(companyList, slug)}`.execute(db);
  return rows[0];
}

/** The names, in lower case, of the companies that a refresh added. */
export async function scrapedNames(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('companies')
    .select(sql<string>`lower(name)`.as('name'))
    .where('scrapedAt', 'is not', null)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/**
 * How much the database holds. Openings are counted by role, as in the list of openings.
 *
 * @param lastRefreshAt - when a sign was last refreshed
 */
export async function companyTotals(db: Db, lastRefreshAt: (db: Db) => Promise<Date | null>) {
  const [counts, { industries, oldestFoundedYear }, lastScrapedAt] = await Promise.all([
    shownCounts(db),
    industriesAndOldest(db),
    lastRefreshAt(db),
  ]);
  return {
    companies: counts.companies.total,
    jobs: counts.openings,
    industries,
    oldestFoundedYear,
    lastScrapedAt: lastScrapedAt?.toISOString() ?? null,
    bySign: countsBySign(counts),
  };
}
