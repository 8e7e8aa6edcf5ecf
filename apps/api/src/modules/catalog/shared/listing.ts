import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';

/** Maximum number of matches that a facet counts. */
export const maxCounted = 10_000;

/** The rows of a list, with its filters and facets. */
export interface Listing<Facet extends string = string> {
  /** A table or a subquery. */
  rows: RawBuilder<unknown>;
  /** The condition for all rows of the list, for example that they are shown and match the search. */
  where: RawBuilder<unknown>;
  /** The columns that facets read. */
  columns: RawBuilder<unknown>;
  /** The value of each facet. */
  facets: Readonly<Record<Facet, RawBuilder<unknown>>>;
  /** The facets with array values. Each element is counted. */
  arrays?: readonly Facet[];
  /** The chosen filters, by facet. */
  filters: Partial<Record<Facet, RawBuilder<unknown>>>;
}

/** A part of a page: a condition for its rows, and their order. */
interface Part {
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

interface Page {
  page: number;
  limit: number;
}

interface ValueCount {
  value: string;
  count: number;
}

export interface Counts<Facet extends string> {
  /** The number of rows that match all filters. */
  total: number;
  /** For each value of a facet, the number of rows that match the filters of the other facets. */
  facets: Record<Facet, ValueCount[]>;
  /** Whether a facet has more than {@link maxCounted} matches, so that its counts are lower bounds. */
  capped: boolean;
}

/**
 * The ids of a page of a list, as a query.
 *
 * @param parts - all rows, or two parts. The rows of the first come before those of the second. If the first part is
 * short, its rows are found and then sorted, because reading rows in that order would read the whole list.
 */
export function pageQuery(
  listing: Listing,
  parts: readonly [Pick<Part, 'order'>] | readonly [Part, Part],
  { page, limit }: Page,
) {
  const offset = (page - 1) * limit;
  if (parts.length === 1)
    return sql<{ id: number }>`
      select id from ${listing.rows} where ${matching(listing)} order by ${parts[0].order} limit ${limit} offset ${offset}`;
  const [first, second] = parts;
  const partOf = ({ where, order }: Part, part: number, more: RawBuilder<unknown>) => sql`
    select id, ${sql.lit(part)} as part, row_number() over (order by ${order}) as place
    from ${listing.rows} where ${matching(listing)} and ${where} order by ${order} ${more}`;
  const end = offset + limit;
  const isFew = sql`(select count(*) from few) <= ${maxCounted}`;
  const walked = { ...first, where: sql`${first.where} and not (${isFew})` };
  return sql<{ id: number }>`
    with few as materialized (
        select id, row_number() over (order by ${first.order}) as place
        from (select * from ${listing.rows} where ${matching(listing)} and ${first.where}
          limit ${maxCounted + 1}) as found),
      first_part as materialized (
        select id, 1 as part, place from few where ${isFew} and place <= ${end}
        union all (${partOf(walked, 1, sql`limit ${end}`)})),
      second_part as materialized (
        ${partOf(second, 2, sql`limit greatest(0, ${end}::bigint - (select count(*) from first_part))`)})
    select id from (select * from first_part union all select * from second_part) as parts
    order by part, place limit ${limit} offset ${offset}`;
}

export async function pageIds(db: Db, ...query: Parameters<typeof pageQuery>): Promise<number[]> {
  const { rows } = await pageQuery(...query).execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The counts of a list, as a query. A row with a facet is the count of a value; the row without one is the total. All
 * facets without a filter are counted in one pass over the rows, and each facet with a filter in another.
 *
 * @param isExact - counts all rows, however many there are
 */
export function countsQuery<Facet extends string>(
  listing: Listing<Facet>,
  { isExact }: { isExact: boolean },
) {
  const { rows, columns, facets, arrays = [], filters } = listing;
  const names = Object.keys(facets) as Facet[];
  const filtered = names.filter((facet) => filters[facet]);
  const limit = isExact ? sql`` : sql`limit ${maxCounted + 1}`;
  const counted = { name: 'counted', facets: names.filter((facet) => !filters[facet]), except: undefined };
  const passes = [
    counted,
    ...filtered.map((facet) => ({ name: `but_${facet}`, facets: [facet], except: facet })),
  ];
  // `number` is PostgreSQL's `grouping()`, which has a bit for each facet. All bits are set in the row that counts
  // all rows, and all bits but one in a row that counts a value.
  const allRows = (count: number) => 2 ** count - 1;
  const numberOf = (index: number, count: number) => allRows(count) - 2 ** (count - 1 - index);
  const groups = passes.map((pass) => {
    const ids = pass.facets.map(quoted);
    const values = pass.facets.map((facet) => sql`${facets[facet]} as ${sql.raw(quoted(facet))}`);
    const number = ids.length > 0 ? `grouping(${ids.join(', ')})` : allRows(0);
    return sql`${sql.raw(quoted(pass.name))} as materialized (
      select *, ${sql.raw(String(number))} as number, count(*) as count from (
        select ${sql.join(values)}
        from (select ${columns} from ${rows} where ${matching(listing, pass.except)} ${limit}) as matched
      ) as valued
      group by grouping sets (${sql.raw(ids.map((id) => `(${id}), `).join(''))}()))`;
  });
  const countIn = (pass: { name: string; facets: readonly Facet[] }) =>
    `(select count from ${quoted(pass.name)} where number = ${allRows(pass.facets.length)})`;
  const counts = passes.flatMap((pass) =>
    pass.facets.map((facet, index) => {
      const value = arrays.includes(facet) ? `unnest(${quoted(facet)})` : quoted(facet);
      return `select '${facet}' as facet, value::text, sum(count)::bigint as count, null::boolean as capped
        from (select ${value} as value, count from ${quoted(pass.name)}
          where number = ${numberOf(index, pass.facets.length)}) as each group by value union all `;
    }),
  );
  const found = countIn(counted);
  const total = isExact
    ? sql.raw(found)
    : sql`case when ${sql.raw(`${found} <= ${maxCounted}`)} then ${sql.raw(found)}
        else (select count(*) from ${rows} where ${matching(listing)}) end`;
  const isCapped = isExact ? 'false' : passes.map((pass) => `${countIn(pass)} > ${maxCounted}`).join(' or ');
  return sql<{ facet: Facet | null; value: string | null; count: number; capped: boolean | null }>`
    with ${sql.join(groups)}
    ${sql.raw(counts.join(''))} select null, null, ${total}, ${sql.raw(isCapped)}`;
}

/** The name of a facet in SQL. */
const quoted = (facet: string): string => `"${facet}"`;

export async function countsOf<Facet extends string>(
  db: Db,
  ...query: Parameters<typeof countsQuery<Facet>>
): Promise<Counts<Facet>> {
  const { rows } = await countsQuery(...query).execute(db);
  const [, { isExact }] = query;
  const facets = {} as Record<Facet, ValueCount[]>;
  for (const facet of Object.keys(query[0].facets) as Facet[]) facets[facet] = [];
  let [total, capped] = [0, false];
  for (const { facet, value, count, capped: isCapped } of rows) {
    if (facet === null) [total, capped] = [count, isCapped === true];
    else if (value !== null)
      facets[facet].push({ value, count: isExact ? count : Math.min(count, maxCounted) });
  }
  return { total, facets, capped };
}

/** The condition for rows that match all filters except the facet's own. */
function matching<Facet extends string>({ where, filters }: Listing<Facet>, except?: Facet) {
  const chosen = Object.entries<RawBuilder<unknown> | undefined>(filters).flatMap(([facet, condition]) =>
    condition && facet !== except ? [condition] : [],
  );
  return sql.join([where, ...chosen], sql` and `);
}

/** The counts of a facet's values, most frequent first. */
export const byCount = (counts: readonly ValueCount[]): ValueCount[] =>
  counts.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

/** The counts of a facet's values in a given order. */
export const inOrder = (counts: readonly ValueCount[], order: readonly string[]): ValueCount[] =>
  counts.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
