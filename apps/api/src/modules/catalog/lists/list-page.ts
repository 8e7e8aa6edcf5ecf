import type { AnyList } from '@org/api-contract/lists';
import { pageSize } from '@org/api-contract/values';
import { zodiacSignIds } from '@org/zodiac-core';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import { findMatches, type Matches } from '#modules/catalog/shared/find-matches.ts';
import type { KeptCounts } from '#modules/catalog/shared/kept-counts.ts';
import {
  byCount,
  countsOf,
  inOrder,
  maxCounted,
  pageIds,
  type Counts,
  type Listing,
} from '#modules/catalog/shared/listing.ts';
import { columnRef, matchOf, rowOf, selected } from './columns.ts';
import { rowsById } from './queries.ts';

/** The query of an endpoint: page, order, search, and facets by name. */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort?: string | undefined;
  readonly search?: string | undefined;
  readonly [facet: string]: unknown;
}

/** Filters and counts of a list that its description does not have. */
export interface Further {
  /** Columns to read. */
  readonly columns: readonly string[];
  readonly facets: Listing['facets'];
  readonly filters: Listing['filters'];
}

const nothing: Further = { columns: [], facets: {}, filters: {} };

/** The shown rows of a list that match a sign, values of its facets, and a search. */
export function listingOf(
  list: AnyList,
  given: Readonly<Record<string, unknown>>,
  matches?: Matches,
  further = nothing,
): Listing {
  const facets = new Map([
    ['zodiac', 'zodiacSign'],
    ...list.facets.map(({ name, column }) => [name, column] as const),
  ]);
  const columns = [...new Set([...facets.values(), ...further.columns])];
  const filterOf = ([facet, column]: readonly [string, string]) =>
    given[facet] === undefined ? [] : [[facet, sql`${columnRef(column)} = ${given[facet]}`] as const];
  return {
    rows: sql.table(list.table),
    where: matches ? sql`hidden_at is null and ${isMatch(matches)}` : sql`hidden_at is null`,
    columns: selected(columns),
    facets: {
      ...Object.fromEntries([...facets].map(([facet, column]) => [facet, columnRef(column)])),
      ...further.facets,
    },
    filters: { ...Object.fromEntries([...facets].flatMap(filterOf)), ...further.filters },
  };
}

const isMatch = ({ ids, others }: Matches) =>
  others ? sql`(${others} or id = any(${idArray(ids)}))` : sql`id = any(${idArray(ids)})`;

/** An array as text, because the driver takes milliseconds to write thousands of elements. */
const idArray = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::bigint[]`;

const byName = sql`sort_name, id`;

function orderOf(list: AnyList, value: string): RawBuilder<unknown> {
  const sort = list.sorts.find((each) => each.value === value);
  return sort ? sql`${columnRef(sort.column)} ${sort.isDescending ? sql`desc` : sql``}, ${byName}` : byName;
}

/** The rows of a list with these ids, each with the position of its id. */
const withPlaces = (list: AnyList, ids: readonly number[]) => sql`
  ${sql.table(list.table)} join unnest(${idArray(ids)}) with ordinality as found (found_id, place) on found_id = id`;

interface Options {
  /** Converts the query to the filters and counts that the description does not have. */
  further?: Further;
  ignoresSignOfSearch?: boolean;
  keptCounts?: KeptCounts<Counts<string>>;
}

/** A page of a list with the counts of its facets, from the query of an endpoint. */
export async function listPage<L extends AnyList>(
  db: Db,
  list: L,
  query: ListQuery,
  { further, ignoresSignOfSearch = false, keptCounts }: Options = {},
) {
  const { search, sort = 'name', page = 1, limit = pageSize, ...given } = query;
  const text = search?.trim();
  const matches = text ? await findMatches(db, list, text) : undefined;
  const filters = matches && ignoresSignOfSearch ? { ...given, zodiac: undefined } : given;
  const listing = listingOf(list, filters, matches, further);
  const isUnfiltered = Object.values(filters).every((value) => value === undefined);
  // The whole list, and up to `maxCounted` matches, are counted exactly.
  const isExact = matches ? !matches.others && matches.ids.length <= maxCounted : isUnfiltered;
  const count = () => countsOf(db, listing, { isExact });
  const ids = async () => {
    if (!matches || sort !== 'name')
      return pageIds(db, listing, [{ order: orderOf(list, sort) }], { page, limit });
    // Search results are ordered by rank, unless another order is chosen.
    const { ids: first, others } = matches;
    if (others) {
      const parts: Parameters<typeof pageIds>[2] = [
        { where: sql`id = any(${idArray(first)})`, order: sql`array_position(${idArray(first)}, id)` },
        { where: sql`${others} and id <> all(${idArray(first)})`, order: byName },
      ];
      return pageIds(db, listingOf(list, filters, undefined, further), parts, { page, limit });
    }
    if (isUnfiltered) return first.slice((page - 1) * limit, page * limit);
    const rows = withPlaces(list, first);
    return pageIds(db, { ...listing, rows }, [{ order: sql`place` }], { page, limit });
  };
  const [stored, { total, facets, capped }] = await Promise.all([
    ids().then((found) => rowsById(db, list, found)),
    keptCounts ? keptCounts.read(JSON.stringify([filters, text ?? '']), count) : count(),
  ]);
  return {
    rows: stored.map((row) =>
      Object.assign(rowOf(list, row), { match: matches ? matchOf(list, row, matches.words) : null }),
    ),
    total,
    totalPages: Math.ceil(total / limit),
    corrected: matches?.corrected ?? null,
    facets: sorted(facets),
    capped,
  };
}

/** Signs are in the order of the cycle, and values of other facets by their counts. */
const sorted = (counts: Counts<string>['facets']): Counts<string>['facets'] =>
  Object.fromEntries(
    Object.entries(counts).map(([facet, values]) => [
      facet,
      facet === 'zodiac' ? inOrder(values, zodiacSignIds) : byCount(values),
    ]),
  );
