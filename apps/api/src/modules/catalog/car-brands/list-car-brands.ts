import type { Endpoints, Input } from '@org/api-contract';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { markMatch, searchedFields, type SearchedField } from '#modules/catalog/shared/mark-match.ts';
import { shortListPage } from '#modules/catalog/shared/short-list-page.ts';
import { carBrandsById } from './queries.ts';
import { carBrandOfRow } from './read-car-brand-details.ts';

type Query = Input<Endpoints['GET /api/car-brands']>['query'];
type Row = Awaited<ReturnType<typeof carBrandsById>>[number];

/** The columns that the list is filtered and counted by. */
const facets = {
  zodiac: sql`zodiac_sign`,
  category: sql`category`,
  country: sql`country`,
  active: sql`is_active`,
};
const orders = {
  oldest: sql`founded_year, sort_name, id`,
  newest: sql`founded_year desc, sort_name, id`,
};

/** A page of car brands with the counts of its facets. */
export async function listCarBrands(
  db: Db,
  { search, sort = 'name', zodiac, category, country, active, ...page }: Query,
) {
  const { ids, matches, ...counts } = await shortListPage(db, 'carBrand', {
    search,
    order: sort === 'name' ? undefined : orders[sort],
    facets,
    filters: { zodiac, category, country, active: active?.toString() },
    page,
  });
  return {
    carBrands: (await carBrandsById(db, ids)).map((row) => ({
      ...carBrandOfRow(row),
      match: matches ? markMatch(matches.words, searchedFields(fieldsOf(row))) : null,
    })),
    ...counts,
    corrected: matches?.corrected ?? null,
  };
}

const fieldsOf = (row: Row): SearchedField[] => [
  ['name', row.name],
  ...row.aliases.map((alias): SearchedField => ['alias', alias]),
  ...row.models.map((model): SearchedField => ['model', model.name]),
  ['knownFor', row.knownFor],
  ...row.founders.map((founder): SearchedField => ['founder', founder]),
  ['parent', row.parent],
  ['place', row.hqCity],
  ['place', row.country],
  ['category', row.category],
];
