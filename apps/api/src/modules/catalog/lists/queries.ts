import type { AnyList, Facet } from '@org/api-contract/lists';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import { relatedSigns } from '#modules/catalog/shared/related-signs.ts';
import { dateColumn, selected, shownColumns, storedColumns, type AnyRow, type ShownRow } from './columns.ts';

/** The rows with these ids, in the order of the ids, as a query that is not executed. */
export const rowsByIdQuery = (list: AnyList, columns: readonly string[], ids: readonly number[]) =>
  sql<AnyRow>`
    select ${selected(columns)} from ${sql.table(list.table)}
    where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`;

export const rowsById = async (db: Db, list: AnyList, columns: readonly string[], ids: readonly number[]) =>
  (await rowsByIdQuery(list, columns, ids).execute(db)).rows;

/** All facts of a row that exists. */
export async function factsOfRow(db: Db, list: AnyList, id: number): Promise<AnyRow> {
  const [row] = await rowsById(db, list, storedColumns(list.columns), [id]);
  if (!row) throw new Error(`${list.id} has no row ${id}.`);
  return row;
}

/** The values of a facet that shown rows have, by name, or by the first year of their rows. */
export async function usedValues(db: Db, list: AnyList, { column, endpoint }: Facet): Promise<string[]> {
  const value = sql.ref(column);
  const order = endpoint?.areByYear ? sql`min(${dateColumn(list, 'Year')}), ${value}` : value;
  const { rows } = await sql<{ value: string }>`
    select ${value} as value from ${sql.table(list.table)}
    where hidden_at is null group by ${value} order by ${order}`.execute(db);
  return rows.map((row) => row.value);
}

/** Number of neighbours of each relation. */
const maxNeighbours = 6;

/** Rows of the same year, and those whose sign is the same, in harmony or across the wheel. The best known come first. */
export async function neighboursOf(
  db: Db,
  list: AnyList,
  { id, zodiacSign, year }: { id: number; zodiacSign: ZodiacSignId; year: number },
) {
  const neighbours = async (condition: RawBuilder<unknown>): Promise<ShownRow[]> => {
    const { rows } = await sql<ShownRow>`
      select ${shownColumns(list)}
      from ${sql.table(list.table)} where hidden_at is null and id <> ${id} and ${condition}
      order by ${sql.join([...(list.bestKnown ?? []).map((column) => firstBy(list, column)), sql`sort_name`])}
      limit ${maxNeighbours}`.execute(db);
    return rows;
  };
  const ofSigns = (signs: readonly ZodiacSignId[]) => neighbours(sql`zodiac_sign = any(${signs})`);
  const related = relatedSigns(zodiacSign);
  const [sameYear, sameSign, inHarmony, acrossTheWheel] = await Promise.all([
    neighbours(sql`${dateColumn(list, 'Year')} = ${year}`),
    ofSigns([zodiacSign]),
    ofSigns(related.inHarmony),
    ofSigns(related.acrossTheWheel),
  ]);
  return { sameYear, sameSign, inHarmony, acrossTheWheel };
}

function firstBy(list: AnyList, column: string): RawBuilder<unknown> {
  const value = sql.ref(column);
  switch (list.columns[column]?.type) {
    case 'flag':
      return sql`${value} desc`;
    case 'integer':
      return value;
    default:
      return sql`(${value} is not null) desc`;
  }
}

/** A row of a list as articles read it. */
interface Founding {
  name: string;
  sign: ZodiacSignId;
  year: number;
  month: number | null;
  day: number | null;
  kind: string | null;
  website: string | null;
  knownFor: string | null;
  aliases: string[];
  fame: number;
}

/** What articles say of the shown rows of a list that they read. */
export async function foundings(db: Db, list: AnyList): Promise<Founding[]> {
  if (!list.articles) return [];
  const { knownFor, fame } = list.articles;
  const known = fame.map((column) =>
    list.columns[column]?.type === 'texts' ? sql`cardinality(${sql.ref(column)})` : sql.ref(column),
  );
  const { rows } = await sql<Founding>`
    select name, zodiac_sign as sign, ${dateColumn(list, 'Year')} as year, ${dateColumn(list, 'Month')} as month,
      ${dateColumn(list, 'Day')} as day, ${sql.ref(list.kindColumn)} as kind,
      ${'website' in list.columns ? sql`website` : sql`null`} as website, ${sql.ref(knownFor)} as known_for, aliases,
      ${sql.join(known, sql` + `)} as fame
    from ${sql.table(list.table)} where hidden_at is null order by sort_name`.execute(db);
  return rows;
}

/** The shown company whose name is that of a brand. A firm of another trade has the name by chance, as Rover. */
export const companyOfName = (db: Db, name: string) =>
  db
    .selectFrom('companies')
    .select(['slug', 'name', 'foundedYear'])
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('industry', 'in', ['Automotive', 'Manufacturing'])
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
