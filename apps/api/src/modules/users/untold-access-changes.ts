import type { Db } from '#database/connection.ts';
import { storeAllTold, storeTold, untoldChanges } from './access-change-queries.ts';

/** A change of a user's access that the user has not been told of. */
export interface AccessChange {
  id: number;
  uid: string;
  hasAccess: boolean;
  changedAt: Date;
}

/** The changes after the given one that users must be told of, oldest first. */
export const untoldAccessChanges = (db: Db, afterId: number, limit: number): Promise<AccessChange[]> =>
  untoldChanges(db, afterId, limit);

/**
 * Records that the user was told of a change.
 *
 * @returns `false` if it was already recorded
 */
export const markTold = (trx: Db, { id }: AccessChange): Promise<boolean> => storeTold(trx, id);

/** {@link markTold} for several changes, for when no mails are sent. */
export const markAllTold = (db: Db, changes: readonly AccessChange[]): Promise<void> =>
  storeAllTold(
    db,
    changes.map(({ id }) => id),
  );
