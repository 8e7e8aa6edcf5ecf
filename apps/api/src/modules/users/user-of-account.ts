import type { Db } from '#database/connection.ts';
import type { Caller } from '#kernel/caller.ts';
import { accessChangesOf } from './access-change-queries.ts';
import { roleChangesOf, userRow } from './queries.ts';
import { knownDevicesOf, sessionsOf } from './session-queries.ts';

/** The stored data about a user, for the export of the account. */
export async function userOfAccount(db: Db, { uid, email, emailVerified }: Caller) {
  const row = await userRow(db, uid);
  const roleChanges = await roleChangesOf(db, uid);
  const sessions = await sessionsOf(db, uid);
  const devices = await knownDevicesOf(db, uid);
  const accessChanges = await accessChangesOf(db, uid);
  return {
    uid,
    email,
    emailVerified,
    formerEmail: row?.formerEmail ?? null,
    role: row?.role ?? ('user' as const),
    hasPaidAccess: row?.hasPaidAccess ?? false,
    registeredAt: row?.createdAt.toISOString() ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    roleChanges: roleChanges.map(({ role, createdAt }) => ({ role, changedAt: createdAt.toISOString() })),
    sessions: sessions.map(({ device, timeZone, signedInAt, expiresAt }) => ({
      device,
      timeZone,
      signedInAt: signedInAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    devices: devices.map(({ device, firstSeenAt }) => ({ device, firstSeenAt: firstSeenAt.toISOString() })),
    accessChanges: accessChanges.map(({ hasAccess, changedAt }) => ({
      hasAccess,
      changedAt: changedAt.toISOString(),
    })),
  };
}

/** When a user was registered; `undefined` before. */
export const registeredAt = async (db: Db, uid: string): Promise<Date | undefined> =>
  (await userRow(db, uid))?.createdAt;

/**
 * The open sessions of a user, latest first.
 *
 * @param validSince - earlier sign-ins were revoked
 */
export async function openSessionsOf(db: Db, uid: string, validSince: Date) {
  const sessions = await sessionsOf(db, uid);
  return sessions.filter(({ signedInAt }) => signedInAt >= validSince);
}
