import type { Endpoints, Input } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { findMatches } from '#modules/catalog/search/find-matches.ts';
import { markMatch, type SearchedField } from '#modules/catalog/search/mark-match.ts';
import { filterRows } from '#modules/catalog/shared/filter-rows.ts';
import { pageOfRows } from '#modules/catalog/shared/page-of-rows.ts';
import { shownUsStates } from './queries.ts';
import { usStateOfRow } from './read-us-state-details.ts';

type Query = Input<Endpoints['GET /api/us-states']>['query'];
type Row = Awaited<ReturnType<typeof shownUsStates>>[number];

/** A page of US states with the counts of its facets. The list is short, so it is filtered here. */
export async function listUsStates(db: Db, { search, sort = 'name', ...query }: Query) {
  const text = search?.trim();
  const [all, matches] = await Promise.all([
    shownUsStates(db),
    text ? findMatches(db, 'usState', text) : undefined,
  ]);
  const found = matches ? all.filter(({ id }) => matches.ranks.has(id)) : all;
  const { rows, counts } = filterRows(found, {
    zodiac: { wanted: query.zodiac, of: (row) => row.zodiacSign },
    region: { wanted: query.region, of: (row) => row.region },
    category: { wanted: query.category, of: (row) => row.category },
  });
  const orders = {
    name: (row: Row) => matches?.ranks.get(row.id) ?? 0,
    oldest: (row: Row) => row.admissionOrder ?? row.statehoodYear,
    newest: (row: Row) => -(row.admissionOrder ?? row.statehoodYear),
    population: (row: Row) => -row.population,
    area: (row: Row) => -row.area,
  };
  const { shown, ...totals } = pageOfRows(rows, orders[sort], query);
  return {
    usStates: shown.map((row) => ({
      ...usStateOfRow(row),
      match: matches ? markMatch(matches.words, fieldsOf(row)) : null,
    })),
    ...totals,
    corrected: matches?.corrected ?? null,
    facets: counts,
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
