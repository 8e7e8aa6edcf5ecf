/** Who is calling, by the verified session cookie and the database alone. */
export interface Caller {
  uid: string;
  email: string;
  emailVerified: boolean;
  role: 'user' | 'admin';
  hasPaid: boolean;
  signedInAt: Date;
}

/** What the database knows of a session. */
export interface Account {
  role: 'user' | 'admin';
  hasPaid: boolean;
  signedOut: boolean;
}

/** The caller's cookie, as a handler may change it. */
export interface SessionCookie {
  set(value: string, expiresAt: Date): void;
  clear(): void;
  /** The hashes by which the caller's session is remembered once signed out; none without a session. */
  hashes(): readonly string[];
}

/** An admin's session is short, also where the role was granted after the sign-in. */
export const adminSessionMs = 12 * 3_600_000;
