import { lists, type Described } from '@org/api-contract/lists';
import type { KeptKind } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** What is saved: its kind, and its id among those of its kind. */
export interface ThingKey {
  kind: KeptKind;
  id: number;
}

export interface KeptRow extends ThingKey {
  uid: string;
  keyId: string | null;
  sealedNote: Uint8Array | null;
  savedAt: Date;
  updatedAt: Date;
  name: string | null;
  zodiacSign: ZodiacSignId | null;
  detail: string | null;
  slug: string | null;
  url: string | null;
  hiddenAt: Date | null;
  closedAt: Date | null;
}

const thingsOfList = ({ kind, table, detailColumn }: Described) => sql`
      select name, zodiac_sign, ${sql.ref(detailColumn)} as detail, slug, null as url, hidden_at, null::timestamptz as closed_at
      from ${sql.table(table)} where kept.kind = ${kind} and id = kept.item_id`;

/** What a user has saved, with what the lists say of it now, the latest first. @param only - one thing of these */
export async function keptOf(db: Db, uid: string, only?: ThingKey): Promise<KeptRow[]> {
  const filter = only ? sql`and kept.kind = ${only.kind} and kept.item_id = ${only.id}` : sql``;
  const { rows } = await sql<KeptRow>`
    select kept.uid, kept.kind, kept.item_id as id, kept.key_id, kept.sealed_note, kept.saved_at, kept.updated_at,
      thing.name, thing.zodiac_sign, thing.detail, thing.slug, thing.url, thing.hidden_at, thing.closed_at
    from kept
    left join lateral (
      ${sql.join(Object.values(lists).map(thingsOfList), sql` union all `)}
      union all
      select openings.title, companies.zodiac_sign, companies.name, companies.slug, openings.url, companies.hidden_at,
        openings.closed_at
      from openings join companies on companies.id = openings.company_id
      where kept.kind = 'opening' and openings.id = kept.item_id
    ) as thing on true
    where kept.uid = ${uid} ${filter}
    order by kept.saved_at desc, kept.kind, kept.item_id`.execute(db);
  return rows;
}

/** The ids of what a user has saved. */
export const keptKeysOf = (db: Db, uid: string): Promise<ThingKey[]> =>
  db.selectFrom('kept').select(['kind', 'itemId as id']).where('uid', '=', uid).orderBy('itemId').execute();

/** Whether there is such a thing in the lists, not hidden. An opening may be closed. */
export async function isListed(db: Db, { kind, id }: ThingKey): Promise<boolean> {
  const list = Object.values(lists).find((each) => each.kind === kind);
  const things = list
    ? sql`select from ${sql.table(list.table)} where id = ${id} and hidden_at is null`
    : sql`select from openings where id = ${id}`;
  const { rows } = await sql<{ isThere: boolean }>`select exists (${things}) as is_there`.execute(db);
  return rows[0]?.isThere ?? false;
}

export const countKept = async (db: Db, uid: string): Promise<number> => {
  const { count } = await db
    .selectFrom('kept')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return count;
};

interface StoredNote {
  keyId: string | null;
  sealedNote: Uint8Array | null;
}

export const insertKept = (
  trx: Db,
  uid: string,
  { kind, id }: ThingKey,
  note: StoredNote & { savedAt?: Date; updatedAt?: Date },
) =>
  trx
    .insertInto('kept')
    .values({ uid, kind, itemId: id, ...note })
    .execute();

/** Saved items of companies that are another name of a shown company, with that company. */
export async function keptOfMergedCompanies(db: Db): Promise<{ uid: string; id: number; shownId: number }[]> {
  const { rows } = await sql<{ uid: string; id: number; shownId: number }>`
    select kept.uid, kept.item_id as id, shown.id as shown_id
    from companies as other
      join companies as shown on shown.source_key = lower(other.same_company_as)
      join kept on kept.kind = 'company' and kept.item_id = other.id
    where other.same_company_as is not null and other.hidden_at is not null and shown.hidden_at is null
    order by kept.uid, kept.item_id`.execute(db);
  return rows;
}

/** A company that a user has saved, locked until the transaction ends. */
export const lockedKept = (trx: Db, uid: string, companyId: number) =>
  trx
    .selectFrom('kept')
    .select(['uid', 'kind', 'itemId as id', 'keyId', 'sealedNote', 'savedAt', 'updatedAt'])
    .where('uid', '=', uid)
    .where('kind', '=', 'company')
    .where('itemId', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

/** Replaces a note. @param updatedAt - left as it is when the same note was encrypted again */
export const replaceNote = (
  trx: Db,
  { uid, kind, id }: ThingKey & { uid: string },
  note: StoredNote & { updatedAt?: Date },
) =>
  trx
    .updateTable('kept')
    .set(note)
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .execute();

/** @returns what was saved, or `undefined` */
export const deleteKept = (db: Db, uid: string, { kind, id }: ThingKey) =>
  db
    .deleteFrom('kept')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .returning(['uid', 'kind', 'itemId as id', 'keyId', 'sealedNote'])
    .executeTakeFirst();

/** The ids of the keys that have encrypted a note. */
export const noteKeyIds = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('kept')
    .select('keyId')
    .where('keyId', 'is not', null)
    .$narrowType<{ keyId: string }>()
    .distinct()
    .execute();
  return rows.map(({ keyId }) => keyId);
};

/** Some of the notes that another key has encrypted, locked until the transaction ends. */
export const lockedNotesOfOtherKeys = (trx: Db, keyId: string, max: number) =>
  trx
    .selectFrom('kept')
    .select(['uid', 'kind', 'itemId as id', 'keyId', 'sealedNote'])
    .where('keyId', '!=', keyId)
    .orderBy('uid')
    .orderBy('kind')
    .orderBy('itemId')
    .limit(max)
    .forUpdate()
    .execute();
