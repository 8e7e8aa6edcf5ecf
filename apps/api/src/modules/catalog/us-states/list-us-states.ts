import type { Endpoints, Input } from '@org/api-contract';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { markMatch, searchedFields, type SearchedField } from '#modules/catalog/shared/mark-match.ts';
import { shortListPage } from '#modules/catalog/shared/short-list-page.ts';
import { usStatesById } from './queries.ts';
import { usStateOfRow } from './read-us-state-details.ts';

type Query = Input<Endpoints['GET /api/us-states']>['query'];
type Row = Awaited<ReturnType<typeof usStatesById>>[number];

/** The columns that the list is filtered and counted by. */
const facets = { zodiac: sql`zodiac_sign`, region: sql`region`, category: sql`category` };
const orders = {
  oldest: sql`coalesce(admission_order, statehood_year), sort_name, id`,
  newest: sql`coalesce(admission_order, statehood_year) desc, sort_name, id`,
  population: sql`population desc, sort_name, id`,
  area: sql`area desc, sort_name, id`,
};

/** A page of US states with the counts of its facets. */
export async function listUsStates(
  db: Db,
  { search, sort = 'name', zodiac, region, category, ...page }: Query,
) {
  const { ids, matches, ...counts } = await shortListPage(db, 'usState', {
    search,
    order: sort === 'name' ? undefined : orders[sort],
    facets,
    filters: { zodiac, region, category },
    page,
  });
  return {
    usStates: (await usStatesById(db, ids)).map((row) => ({
      ...usStateOfRow(row),
      match: matches ? markMatch(matches.words, searchedFields(fieldsOf(row))) : null,
    })),
    ...counts,
    corrected: matches?.corrected ?? null,
  };
}

const fieldsOf = (row: Row): SearchedField[] => [
  ['name', row.name],
  ['alias', row.abbreviation],
  ...row.aliases.map((alias): SearchedField => ['alias', alias]),
  ['nickname', row.nickname],
  ['place', row.capital],
  ['place', row.largestCity],
  ['place', row.division],
  ['place', row.region],
  ['symbol', row.bird],
  ['symbol', row.flower],
  ['symbol', row.tree],
  ['symbol', row.motto],
  ['category', row.category],
  ['history', row.howJoined],
];
