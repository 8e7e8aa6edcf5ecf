import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { shownCompanies } from '#modules/catalog/companies/shown-companies.ts';
import { rowLabels, type RowLabel } from '#modules/catalog/lists/look-up-rows.ts';

/** The facts that identify an opening for a reader. `zodiacSign`, `slug` and `detail` are those of its company. */
export interface OpeningLabel extends RowLabel {
  url: string;
  closedAt: Date | null;
}

/** The labels of openings, closed ones included. Unknown ids have none. */
export async function openingLabels(db: Db, ids: readonly number[]): Promise<OpeningLabel[]> {
  const openings = await db
    .selectFrom('openings')
    .select(['id', 'companyId', 'title', 'url', 'closedAt'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  const companies = await rowLabels(db, 'company', [...new Set(openings.map(({ companyId }) => companyId))]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  return openings.flatMap(({ id, companyId, title, url, closedAt }) => {
    const company = byId.get(companyId);
    return company ? [{ ...company, id, name: title, detail: company.name, url, closedAt }] : [];
  });
}

/** Whether an opening has this id. It may be closed. */
export async function isOpening(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('openings').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export interface NewOpening {
  title: string;
  url: string;
  places: string[];
  companyName: string;
  zodiacSign: ZodiacSignId;
  /** The number of new openings, not limited by `max`. */
  total: number;
}

/**
 * The open roles that were first seen after `since` and until `until`, at the given companies and at companies of the
 * given signs. Those at the given companies come first, then the latest.
 */
export const newOpenings = (
  db: Db,
  {
    companyIds,
    signs,
    since,
    until,
    max,
  }: {
    companyIds: readonly number[];
    signs: readonly ZodiacSignId[];
    since: Date;
    until: Date;
    max: number;
  },
): Promise<NewOpening[]> => {
  const isAtGiven = sql<boolean>`companies.id = any(${companyIds}::bigint[])`;
  return db
    .selectFrom('openings')
    .innerJoin(shownCompanies(db).as('companies'), 'companies.id', 'openings.companyId')
    .select([
      'openings.title',
      'openings.url',
      'openings.places',
      'companies.name as companyName',
      'companies.zodiacSign',
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where('openings.firstSeenAt', '>', since)
    .where('openings.firstSeenAt', '<=', until)
    .where('openings.closedAt', 'is', null)
    .where(sql<boolean>`(companies.zodiac_sign = any(${signs}::text[]) or ${isAtGiven})`)
    .orderBy(isAtGiven, 'desc')
    .orderBy('openings.firstSeenAt', 'desc')
    .orderBy('openings.id')
    .limit(max)
    .execute();
};
