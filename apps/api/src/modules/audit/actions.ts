import type { Db } from '#database/connection.ts';
import { countEntries, entriesAbout, entriesOfActor, entriesOfSubject, latestEntries } from './queries.ts';

const entriesOnPage = 50;

interface Entry {
  id: number;
  at: Date;
  actorUid: string | null;
  actorCommand: string | null;
  action: string;
  about: string;
  subjectUid: string | null;
  reason: string;
}

/** An entry of the audit log as pages show it. */
const shown = ({ at, actorUid, actorCommand, ...entry }: Entry) => ({
  ...entry,
  at: at.toISOString(),
  by: actorUid ?? `command line (${actorCommand})`,
});

/** The actions of admins about one thing, such as `payment 12`, oldest first. */
export const actionsAbout = async (db: Db, about: string) => (await entriesAbout(db, about)).map(shown);

/** A page of the actions of all admins, latest first. */
export async function latestActions(db: Db, page: number) {
  const total = await countEntries(db);
  const actions = (await latestEntries(db, entriesOnPage, (page - 1) * entriesOnPage)).map(shown);
  return { actions, total, totalPages: Math.ceil(total / entriesOnPage) };
}

/** The entries of the audit log about a user, for the export of the account, without the names of admins. */
export async function actionsOfAccount(db: Db, uid: string) {
  const withTime = (entries: { action: string; reason: string; at: Date }[]) =>
    entries.map(({ action, reason, at }) => ({ action, reason, at: at.toISOString() }));
  return {
    aboutUser: withTime(await entriesOfSubject(db, uid)),
    byUser: withTime(await entriesOfActor(db, uid)),
  };
}
