import type { Db } from '#database/connection.ts';
import { formerHolders } from './queries.ts';

/** The accounts that had an e-mail before the account which has it now. */
export const formerAccounts = (db: Db, email: string, uid: string): Promise<string[]> =>
  formerHolders(db, email, uid);
