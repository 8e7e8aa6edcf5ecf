import { sql, type Insertable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

export type NewSession = Insertable<Database['sessions']>;

/**
 * Stores a new session, and deletes expired ones.
 *
 * @returns `false` if a session of the same second has its hash
 */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  await db
    .deleteFrom('sessions')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sessions')
    .values(session)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The open sessions of a user, latest first. */
export const sessionsOf = (db: Db, uid: string) =>
  db
    .selectFrom('sessions')
    .select(['sessionHash', 'device', 'timeZone', 'signedInAt', 'expiresAt'])
    .where('uid', '=', uid)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('signedInAt', 'desc')
    .execute();

/** Deletes a session of a user. @returns whether the user had it */
export async function deleteSessionOf(trx: Db, uid: string, sessionHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('uid', '=', uid)
    .where('sessionHash', '=', sessionHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSession(db: Db, sessionHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('sessionHash', '=', sessionHash).execute();
}

export async function deleteSessionsOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('sessions').where('uid', '=', uid).execute();
}

/**
 * Stores the device of a sign-in.
 *
 * @returns whether the account was used before, and only with other browsers. Programs, such as the one that creates
 * the demo accounts, do not count as browsers.
 */
export async function addKnownDevice(trx: Db, uid: string, device: string): Promise<boolean> {
  const others = await trx
    .selectFrom('knownDevices')
    .select('device')
    .where('uid', '=', uid)
    .where('device', '!=', unknownBrowser)
    .limit(1)
    .executeTakeFirst();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('knownDevices')
    .values({ uid, device })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return others !== undefined && (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const knownDevicesOf = (db: Db, uid: string) =>
  db
    .selectFrom('knownDevices')
    .select(['device', 'firstSeenAt'])
    .where('uid', '=', uid)
    .orderBy('firstSeenAt')
    .execute();

export async function deleteKnownDevicesOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('knownDevices').where('uid', '=', uid).execute();
}

const browsers: readonly (readonly [name: string, form: RegExp])[] = [
  // The order matters: Edge and Opera also name Chrome, and Chrome also names Safari.
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, form: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** The device of a `User-Agent` that names neither browser nor system. */
const unknownBrowser = 'Unknown browser';

/** Names the browser and the system of a `User-Agent` header, so that users recognize their sessions. */
export function deviceOf(userAgent = ''): string {
  const nameIn = (names: typeof browsers) => names.find(([, form]) => form.test(userAgent))?.[0];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? unknownBrowser;
}
