import type { Db } from '#database/connection.ts';
import type { Caller } from '#kernel/caller.ts';
import { accessChangesOf } from './paid-access.ts';
import { roleChangesOf, userRow, allUsers } from './queries.ts';
import { knownDevicesOf, sessionsOf } from './session-queries.ts';
import type { Services } from '#integrations/services.ts';
import { keyedHash } from '#kernel/keyed-hash.ts';

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

interface FoundUser {
  readonly uid: string;
  readonly email: string | null;
  /** The hash that replaces the uid in the log. */
  readonly hash: string;
}

/**
 * Finds a user by email, by uid, or by the hash that replaces the uid in the log. The database does not have the key
 * of the hash, so the hashes of all users are computed.
 */
export async function findUser(
  { db, config }: Pick<Services, 'db' | 'config'>,
  given: string,
): Promise<FoundUser | undefined> {
  for (const { uid, email } of await allUsers(db)) {
    const hash = keyedHash(config.logHashKey, uid);
    if ([uid, hash].includes(given) || email?.toLowerCase() === given.toLowerCase())
      return { uid, email, hash };
  }
  return undefined;
}
