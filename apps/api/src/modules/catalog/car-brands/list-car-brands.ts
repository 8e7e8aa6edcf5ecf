import type { Endpoints, Input } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { findMatches } from '#modules/catalog/search/find-matches.ts';
import { markMatch, type SearchedField } from '#modules/catalog/search/mark-match.ts';
import { filterRows } from '#modules/catalog/shared/filter-rows.ts';
import { pageOfRows } from '#modules/catalog/shared/page-of-rows.ts';
import { shownCarBrands } from './queries.ts';
import { carBrandOfRow } from './read-car-brand-details.ts';

type Query = Input<Endpoints['GET /api/car-brands']>['query'];
type Row = Awaited<ReturnType<typeof shownCarBrands>>[number];

/** A page of car brands with the counts of its facets. The list is short, so it is filtered here. */
export async function listCarBrands(db: Db, { search, sort = 'name', active, ...query }: Query) {
  const text = search?.trim();
  const [all, matches] = await Promise.all([
    shownCarBrands(db),
    text ? findMatches(db, 'carBrand', text) : undefined,
  ]);
  const found = matches ? all.filter(({ id }) => matches.ranks.has(id)) : all;
  const { rows, counts } = filterRows(found, {
    zodiac: { wanted: query.zodiac, of: (row) => row.zodiacSign },
    category: { wanted: query.category, of: (row) => row.category },
    country: { wanted: query.country, of: (row) => row.country },
    active: { wanted: active?.toString(), of: (row) => String(row.isActive) },
  });
  const orders = {
    name: (row: Row) => matches?.ranks.get(row.id) ?? 0,
    oldest: (row: Row) => row.foundedYear,
    newest: (row: Row) => -row.foundedYear,
  };
  const { shown, ...totals } = pageOfRows(rows, orders[sort], query);
  return {
    carBrands: shown.map((row) => ({
      ...carBrandOfRow(row),
      match: matches ? markMatch(matches.words, fieldsOf(row)) : null,
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
