export type Role = 'user' | 'admin';

/**
 * The second factor of a session: `none` (not set up, or not an admin), `wanted` (a code is needed) or `verified` (a
 * code was entered).
 */
export type SecondFactor = 'none' | 'wanted' | 'verified';

/** The signed-in user of a request, from the verified session cookie and the database only. */
export interface Caller {
  uid: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  hasPaid: boolean;
  secondFactor: SecondFactor;
  signedInAt: Date;
}

/** The state of an account and a session in the database. */
export interface Account {
  role: Role;
  hasPaid: boolean;
  secondFactor: SecondFactor;
  signedOut: boolean;
}

/** The session cookie of a request, for handlers that sign in or out. */
export interface SessionCookie {
  set(value: string, expiresAt: Date): void;
  clear(): void;
  /** The hash that identifies the session after it is signed out. Undefined without a session. */
  hash(): string | undefined;
}

/** Maximum age of an admin's session, counted from the sign-in even when the role was granted later. */
export const adminSessionMs = 12 * 3_600_000;

/** The author of an admin's action: a user on a page, or a person at the command line. */
export type Actor = { uid: string } | { command: string };

/** Maximum age of a sign-in for steps that need a recent one. It leaves time to read the page. */
export const maxSignInAgeMs = 15 * 60_000;
