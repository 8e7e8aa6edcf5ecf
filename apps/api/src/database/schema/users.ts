import type { Generated } from 'kysely';
import type { Role } from '#kernel/caller.ts';
import type { CreatedAt, UpdatedAt } from './times.ts';

interface UsersTable {
  id: Generated<number>;
  uid: string;
  /** Null after the e-mail was released because another account has it at the identity provider. */
  email: string | null;
  /** The released e-mail. It connects the payments of this account with the new account of the same person. */
  formerEmail: string | null;
  role: Generated<Role>;
  hasPaidAccess: Generated<boolean>;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface RoleChangesTable {
  id: Generated<number>;
  uid: string;
  role: Role;
  changedBy: string;
  createdAt: CreatedAt;
}

interface SignedOutSessionsTable {
  /** SHA-256 of the claims of the session; see `http/plugins/session.ts`. */
  sessionHash: string;
  expiresAt: Date;
}

/** A session that was opened and has not been signed out. */
interface SessionsTable {
  /** As in `signed_out_sessions`. */
  sessionHash: string;
  uid: string;
  /** Browser and system, such as `Firefox on Windows`. */
  device: string;
  signedInAt: Date;
  expiresAt: Date;
  /** When a code of the second factor was entered in this session. */
  secondFactorAt: Date | null;
}

/** Accounts that their owners deleted. A uid is never used again. */
interface AccountDeletionsTable {
  uid: string;
  requestedAt: CreatedAt;
  /** Null until the payments hold no name, and the account is deleted at the identity provider. */
  doneAt: Date | null;
}

/** A change of the paid access of a user, of which the user is told by mail. */
interface AccessChangesTable {
  id: Generated<number>;
  uid: string;
  hasAccess: boolean;
  changedAt: CreatedAt;
  /** Null until the mail was queued, or it was decided that none is sent. */
  toldAt: Date | null;
}

/** A browser and system that an account was signed in with. */
interface KnownDevicesTable {
  uid: string;
  /** As in `sessions`. */
  device: string;
  firstSeenAt: CreatedAt;
}

/** The second factor of an admin (TOTP, RFC 6238). */
interface SecondFactorsTable {
  uid: string;
  /** The secret, encrypted by the key `keyId`. */
  keyId: string;
  sealed: Uint8Array;
  /** The latest time step whose code was accepted. It and earlier ones are not accepted again. */
  lastStep: Generated<number>;
  createdAt: CreatedAt;
  /** Null until a code has shown that the secret is in an authenticator. */
  confirmedAt: Date | null;
}

/** A recovery code that was not used. */
interface RecoveryCodesTable {
  /** SHA-256; the code has 100 random bits. */
  codeHash: string;
  uid: string;
}

export interface UserTables {
  accessChanges: AccessChangesTable;
  knownDevices: KnownDevicesTable;
  users: UsersTable;
  sessions: SessionsTable;
  accountDeletions: AccountDeletionsTable;
  roleChanges: RoleChangesTable;
  signedOutSessions: SignedOutSessionsTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
}
