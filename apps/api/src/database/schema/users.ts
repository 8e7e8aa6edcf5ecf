import type { Generated } from 'kysely';
import type { Role } from '#kernel/caller.ts';
import type { CreatedAt, UpdatedAt } from './times.ts';

interface UsersTable {
  id: Generated<number>;
  uid: string;
  /** Null after the email was released because another account has it at the identity provider. */
  email: string | null;
  /** The released email. It links the payments of this account to the person's new account. */
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

/** Open sessions. */
interface SessionsTable {
  /** The same hash as in `signed_out_sessions`. */
  sessionHash: string;
  uid: string;
  /** Browser and system, such as `Firefox on Windows`. */
  device: string;
  /** The IANA name of the browser's time zone. Null where the browser did not say it. */
  timeZone: string | null;
  signedInAt: Date;
  expiresAt: Date;
  /** When the second factor was entered in this session. */
  secondFactorAt: Date | null;
}

/** Accounts that their owners deleted. A uid is never reused. */
interface AccountDeletionsTable {
  uid: string;
  requestedAt: CreatedAt;
  /** Null until the name is erased from the payments and the account is deleted at the identity provider. */
  doneAt: Date | null;
}

/** Changes of paid access. The user is told of each by mail. */
interface AccessChangesTable {
  id: Generated<number>;
  uid: string;
  hasAccess: boolean;
  changedAt: CreatedAt;
  /** Null until the mail is queued, or until the product decides to send none. */
  toldAt: Date | null;
}

/** Browsers and systems that an account has signed in with. */
interface KnownDevicesTable {
  uid: string;
  /** The same text as in `sessions`. */
  device: string;
  firstSeenAt: CreatedAt;
}

/** Second factors of admins (TOTP, RFC 6238). */
interface SecondFactorsTable {
  uid: string;
  /** The key that encrypted the secret, and the encrypted secret. */
  keyId: string;
  sealed: Uint8Array;
  /** The latest time step with an accepted code. Codes of this step or earlier are refused. */
  lastStep: Generated<number>;
  createdAt: CreatedAt;
  /** Null until a code confirms that an authenticator has the secret. */
  confirmedAt: Date | null;
}

/** Unused recovery codes. */
interface RecoveryCodesTable {
  /** SHA-256 of the code, which has 100 random bits. */
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
