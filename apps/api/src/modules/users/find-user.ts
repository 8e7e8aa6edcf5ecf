import type { Services } from '#integrations/services.ts';
import { keyedHash } from '#kernel/keyed-hash.ts';
import { allUsers } from './queries.ts';

interface FoundUser {
  readonly uid: string;
  readonly email: string | null;
  /** The hash that replaces the uid in the log. */
  readonly hash: string;
}

/**
 * Finds a user by e-mail, by uid, or by the hash that replaces the uid in the log. The database does not have the key
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
