import type { Selectable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

const entriesOnPage = 50;

const entries = (db: Db) =>
  db
    .selectFrom('auditLog')
    .select(['id', 'at', 'actorUid', 'actorCommand', 'action', 'about', 'subjectUid', 'reason']);

/** An entry of the audit log as pages show it. */
const shown = ({
  at,
  actorUid,
  actorCommand,
  ...entry
}: Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]) => ({
  ...entry,
  at: at.toISOString(),
  by: actorUid ?? `command line (${actorCommand})`,
});

/** The actions of admins about one thing, such as `payment 12`, oldest first. */
export const actionsAbout = async (db: Db, about: string) =>
  (await entries(db).where('about', '=', about).orderBy('id').execute()).map(shown);

/** A page of the actions of all admins, latest first. */
export async function latestActions(db: Db, page: number) {
  const { total } = await db
    .selectFrom('auditLog')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const latest = entries(db).orderBy('id', 'desc').limit(entriesOnPage);
  const actions = (await latest.offset((page - 1) * entriesOnPage).execute()).map(shown);
  return { actions, total, totalPages: Math.ceil(total / entriesOnPage) };
}

/** The entries of the audit log about a user, for the export of the account, without the names of admins. */
export async function actionsOfAccount(db: Db, uid: string) {
  const written = db.selectFrom('auditLog').select(['action', 'reason', 'at']).orderBy('id');
  const withTime = (rows: Pick<Selectable<Database['auditLog']>, 'action' | 'reason' | 'at'>[]) =>
    rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  return {
    aboutUser: withTime(await written.where('subjectUid', '=', uid).execute()),
    byUser: withTime(await written.where('actorUid', '=', uid).execute()),
  };
}
