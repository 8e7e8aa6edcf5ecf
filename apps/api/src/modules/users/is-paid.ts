import type { Db } from '#database/connection.ts';
import { userByUid } from './queries.ts';

/** Whether a user has lifetime access; somebody not registered has not. */
export async function isPaid(db: Db, uid: string): Promise<boolean> {
  return (await userByUid(db, uid))?.has_paid_access ?? false;
}
