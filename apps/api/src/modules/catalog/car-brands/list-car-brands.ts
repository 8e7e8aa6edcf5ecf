import type { Endpoints, Input } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { markMatch, searchedFields, type SearchedField } from '#modules/catalog/search/mark-match.ts';
import { rankedRows } from '#modules/catalog/search/ranked-rows.ts';
import { currentList } from '#modules/catalog/search/row-list.ts';
import { filterRows } from '#modules/catalog/shared/filter-rows.ts';
import { pageOfRows } from '#modules/catalog/shared/page-of-rows.ts';
import { shownCarBrands } from './queries.ts';
import { carBrandOfRow } from './read-car-brand-details.ts';

type Query = Input<Endpoints['GET /api/car-brands']>['query'];
type Row = Awaited<ReturnType<typeof shownCarBrands>>[number]['facts'];

const currentCarBrands = currentList('carBrand', shownCarBrands);

interface Found {
  facts: Row;
  rank: number;
}

/** A page of car brands with the counts of its facets. The list is short, so it is filtered here. */
export async function listCarBrands(db: Db, { search, sort = 'name', active, ...query }: Query) {
  const { rows: found, matches } = await rankedRows(db, await currentCarBrands(db).read(), search);
  const { rows, counts } = filterRows(found, {
    zodiac: { wanted: query.zodiac, of: ({ facts }) => facts.zodiacSign },
    category: { wanted: query.category, of: ({ facts }) => facts.category },
    country: { wanted: query.country, of: ({ facts }) => facts.country },
    active: { wanted: active?.toString(), of: ({ facts }) => String(facts.isActive) },
  });
  const orders = {
    name: ({ rank }: Found) => rank,
    oldest: ({ facts }: Found) => facts.foundedYear,
    newest: ({ facts }: Found) => -facts.foundedYear,
  };
  const { shown, ...totals } = pageOfRows(rows, orders[sort], query);
  return {
    carBrands: shown.map(({ facts }) => ({
      ...carBrandOfRow(facts),
      match: matches ? markMatch(matches.words, searchedFields(fieldsOf(facts))) : null,
    })),
    ...totals,
    corrected: matches?.corrected ?? null,
    facets: counts,
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
