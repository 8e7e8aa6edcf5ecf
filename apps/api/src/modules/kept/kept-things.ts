import type { KeptThing } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import type { Seal } from '#modules/people/seal.ts';
import { keptOf, type KeptRow, type ThingKey } from './queries.ts';
import { openNote } from './sealed-note.ts';

/** Everything that a user has saved from the lists, with the notes. */
export const keptThingsOf = async (db: Db, seal: Seal, uid: string): Promise<KeptThing[]> =>
  (await keptOf(db, uid)).map((row) => thingOf(seal, row));

/** One thing that a user has saved. */
export async function keptThing(
  db: Db,
  seal: Seal,
  uid: string,
  key: ThingKey,
): Promise<KeptThing | undefined> {
  const [row] = await keptOf(db, uid, key);
  return row && thingOf(seal, row);
}

function thingOf(seal: Seal, row: KeptRow): KeptThing {
  const { kind, id, name, zodiacSign, detail, slug, url, hiddenAt, closedAt, savedAt, updatedAt } = row;
  const isHidden = name === null || hiddenAt !== null;
  const since = hiddenAt ?? closedAt;
  return {
    kind,
    id,
    name,
    zodiacSign,
    detail,
    // A hidden row has no page.
    slug: isHidden ? null : slug,
    url,
    status: isHidden ? 'hidden' : closedAt === null ? 'listed' : 'closed',
    statusSince: since && since.toISOString(),
    note: openNote(seal, row),
    savedAt: savedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
