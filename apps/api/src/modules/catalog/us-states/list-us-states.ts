import type { Endpoints, Input } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { markMatch, searchedFields, type SearchedField } from '#modules/catalog/search/mark-match.ts';
import { rankedRows } from '#modules/catalog/search/ranked-rows.ts';
import { currentList } from '#modules/catalog/search/row-list.ts';
import { filterRows } from '#modules/catalog/shared/filter-rows.ts';
import { pageOfRows } from '#modules/catalog/shared/page-of-rows.ts';
import { shownUsStates } from './queries.ts';
import { usStateOfRow } from './read-us-state-details.ts';

type Query = Input<Endpoints['GET /api/us-states']>['query'];
type Row = Awaited<ReturnType<typeof shownUsStates>>[number]['facts'];

const currentUsStates = currentList('usState', shownUsStates);

interface Found {
  facts: Row;
  rank: number;
}

/** A page of US states with the counts of its facets. The list is short, so it is filtered here. */
export async function listUsStates(db: Db, { search, sort = 'name', ...query }: Query) {
  const { rows: found, matches } = await rankedRows(db, await currentUsStates(db).read(), search);
  const { rows, counts } = filterRows(found, {
    zodiac: { wanted: query.zodiac, of: ({ facts }) => facts.zodiacSign },
    region: { wanted: query.region, of: ({ facts }) => facts.region },
    category: { wanted: query.category, of: ({ facts }) => facts.category },
  });
  const orders = {
    name: ({ rank }: Found) => rank,
    oldest: ({ facts }: Found) => facts.admissionOrder ?? facts.statehoodYear,
    newest: ({ facts }: Found) => -(facts.admissionOrder ?? facts.statehoodYear),
    population: ({ facts }: Found) => -facts.population,
    area: ({ facts }: Found) => -facts.area,
  };
  const { shown, ...totals } = pageOfRows(rows, orders[sort], query);
  return {
    usStates: shown.map(({ facts }) => ({
      ...usStateOfRow(facts),
      match: matches ? markMatch(matches.words, searchedFields(fieldsOf(facts))) : null,
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
