import type { Db } from '#database/connection.ts';
import { userByUid } from './queries.ts';

export async function isRegistered(db: Db, uid: string): Promise<boolean> {
  return (await userByUid(db, uid)) !== undefined;
}
