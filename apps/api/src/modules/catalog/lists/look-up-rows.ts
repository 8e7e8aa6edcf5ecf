import { lists, type ListId } from '@org/api-contract/lists';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { CatalogKind } from '#modules/catalog/shared/catalog-names.ts';

/** The facts that identify a row for a reader. The row of a deleted or renamed company may be hidden. */
export interface RowLabel {
  id: number;
  name: string;
  zodiacSign: ZodiacSignId;
  detail: string | null;
  slug: string;
  hiddenAt: Date | null;
}

const listOfKind = (kind: CatalogKind) => {
  const list = Object.values(lists).find((each) => each.kind === kind);
  if (!list) throw new Error(`No list has the kind ${kind}.`);
  return list;
};

/** The labels of rows of one kind. Unknown ids have none. */
export async function rowLabels(db: Db, kind: CatalogKind, ids: readonly number[]): Promise<RowLabel[]> {
  const { table, detailColumn } = listOfKind(kind);
  const { rows } = await sql<RowLabel>`
    select id, name, zodiac_sign, ${sql.ref(detailColumn)} as detail, slug, hidden_at
    from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Whether a list shows a row with this id. */
export async function isShown(db: Db, kind: CatalogKind, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(listOfKind(kind).table)} where id = ${id} and hidden_at is null`.execute(db);
  return rows.length > 0;
}

/** The given slugs that rows of a list have, hidden rows included. */
export async function existingSlugs(db: Db, list: ListId, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(lists[list].table)} where slug = any(${slugs})`.execute(db);
  return rows.map(({ slug }) => slug);
}
