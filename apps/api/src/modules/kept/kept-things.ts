import type { KeptThing } from '@org/api-contract';
import type { KeptKind } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import { rowLabels, type RowLabel } from '#modules/catalog/lists/look-up-rows.ts';
import { openingLabels, type OpeningLabel } from '#modules/openings/look-up-openings.ts';
import type { Seal } from '#modules/people/seal.ts';
import { keptRow, keptRowsOf, type KeptRow, type ThingKey } from './queries.ts';
import { openNote } from './sealed-note.ts';

/** Everything that a user has saved from the lists, latest first, with decrypted notes. */
export async function keptThingsOf(db: Db, seal: Seal, uid: string): Promise<KeptThing[]> {
  const rows = await keptRowsOf(db, uid);
  const labels = new Map<string, Label>();
  for (const [kind, own] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = own.map(({ id }) => id);
    for (const label of await labelsOf(db, kind, ids)) labels.set(`${kind} ${label.id}`, label);
  }
  return rows.map((row) => thingOf(seal, row, labels.get(`${row.kind} ${row.id}`)));
}

/** One thing that a user has saved. */
export async function keptThing(
  db: Db,
  seal: Seal,
  uid: string,
  key: ThingKey,
): Promise<KeptThing | undefined> {
  const row = await keptRow(db, uid, key);
  if (!row) return undefined;
  const [label] = await labelsOf(db, key.kind, [key.id]);
  return thingOf(seal, row, label);
}

type Label = RowLabel & Partial<Pick<OpeningLabel, 'url' | 'closedAt'>>;

const labelsOf = (db: Db, kind: KeptKind, ids: readonly number[]): Promise<Label[]> =>
  kind === 'opening' ? openingLabels(db, ids) : rowLabels(db, kind, ids);

/** @param label - `undefined` if the row has been deleted */
function thingOf(seal: Seal, row: KeptRow, label: Label | undefined): KeptThing {
  const { kind, id, savedAt, updatedAt } = row;
  const closedAt = label?.closedAt ?? null;
  const hiddenAt = label?.hiddenAt ?? null;
  const isHidden = label === undefined || hiddenAt !== null;
  const since = hiddenAt ?? closedAt;
  return {
    kind,
    id,
    name: label?.name ?? null,
    zodiacSign: label?.zodiacSign ?? null,
    detail: label?.detail ?? null,
    // A hidden row has no page.
    slug: isHidden ? null : label.slug,
    url: label?.url ?? null,
    status: isHidden ? 'hidden' : closedAt === null ? 'listed' : 'closed',
    statusSince: since && since.toISOString(),
    note: openNote(seal, row),
    savedAt: savedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
