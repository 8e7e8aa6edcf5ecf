import type { Db } from '#database/connection.ts';
import { mailsOf } from './queries.ts';

/** The stored mails to a user, for the export of the account. The rows are deleted with the user. */
export async function mailsOfAccount(db: Db, uid: string) {
  const rows = await mailsOf(db, uid);
  return {
    queued: rows.map(({ kind, createdAt, sentAt }) => ({
      kind,
      queuedAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}
