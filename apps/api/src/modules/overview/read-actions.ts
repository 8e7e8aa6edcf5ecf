import type { Db } from '#database/connection.ts';
import { latestActions } from '#modules/audit/actions.ts';
import { emailsOf } from '#modules/users/account.ts';

/** A page of the actions of admins, latest first. Accounts are named by email, and deleted accounts by uid. */
export async function readActions(db: Db, page: number) {
  const { actions, ...totals } = await latestActions(db, page);
  const emails = await emailsOf(
    db,
    actions.flatMap(({ by, subjectUid }) => (subjectUid === null ? [by] : [by, subjectUid])),
  );
  const emailOf = (uid: string): string => emails.get(uid) ?? uid;
  return {
    ...totals,
    actions: actions.map(({ by, about, ...action }) => ({
      ...action,
      by: emailOf(by),
      about: about.replace(/(?<=^account ).+/u, emailOf),
    })),
  };
}
