import type { AnyList } from '@org/api-contract/lists';
import type { Standing } from '@org/api-contract';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { AnyRow } from '#modules/catalog/lists/columns.ts';
import { groupsQuery, type FoundGroups } from '#modules/catalog/lists/groups-query.ts';
import {
  countsOfFoundings,
  neighborsByRelation,
  neighborsQuery,
  type FoundingCount,
  type Neighbor,
} from '#modules/catalog/lists/queries.ts';
import type { KeptCounts } from '#modules/catalog/shared/kept-counts.ts';

/** The shown rows of a list, by sign, kind and year. */
interface CountedList {
  total: number;
  foundings: FoundingCount[];
}

/** The counts of whole lists, by the names of the lists. */
export type CountedLists = KeptCounts<CountedList>;

/**
 * The neighbors of a row, and its rank among the shown rows of its list, itself included.
 */
export async function neighborsAndStanding(
  db: Db,
  list: AnyList,
  row: AnyRow,
  countedLists: CountedLists,
): Promise<{ neighbours: ReturnType<typeof neighborsByRelation>; standing: Standing }> {
  const [{ total, foundings }, { rows }] = await Promise.all([
    countedLists.read(list.id, () => countList(db, list)),
    sql<FoundGroups & { neighbors: Neighbor[] }>`
      select groups, ranks, (
        select coalesce(json_agg(json_build_object('relation', relation, 'slug', slug, 'name', name, 'year', year,
          'zodiacSign', zodiac_sign, 'kind', kind, 'logoUrl', logo_url)), '[]')
        from (${neighborsQuery(list, row)}) as known) as neighbors
      from (${groupsQuery(list, row)}) as found`.execute(db),
  ]);
  const [found] = rows;
  if (!found) throw new Error(`${list.id} could not be counted.`);
  const { ofKindBySign, ...all } = sumsBeside(list, row, foundings);
  return {
    neighbours: neighborsByRelation(found.neighbors),
    standing: {
      total,
      ofKindBySign,
      groups: [
        { by: 'all', count: total, ...all, others: [] },
        ...found.groups.filter((group) => group !== null),
      ],
      ranks: found.ranks,
    },
  };
}

/** Counts the rows of a list that have the sign, the kind or the year of a row, or are older. */
function sumsBeside(list: AnyList, row: AnyRow, foundings: readonly FoundingCount[]) {
  const { year } = list.dateOf(row);
  const kind = row[list.kindColumn] ?? null;
  let [ofSign, older, ofYear] = [0, 0, 0];
  const ofKind: Partial<Record<ZodiacSignId, number>> = {};
  for (const founding of foundings) {
    const { sign, count } = founding;
    if (sign === row.zodiacSign) ofSign += count;
    if (founding.year < year) older += count;
    if (founding.year === year) ofYear += count;
    if (kind !== null && founding.kind === kind) ofKind[sign] = (ofKind[sign] ?? 0) + count;
  }
  return {
    ofSign,
    ofKindBySign: zodiacSignIds.map((sign) => ofKind[sign] ?? 0),
    older,
    // Cached counts may not include the row yet.
    asOld: Math.max(0, ofYear - 1),
  };
}

async function countList(db: Db, list: AnyList): Promise<CountedList> {
  const foundings = await countsOfFoundings(db, list);
  return { total: foundings.reduce((sum, { count }) => sum + count, 0), foundings };
}
