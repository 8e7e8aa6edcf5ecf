import type { Services } from '#integrations/services.ts';
import { releaseEmail, uidOfEmail } from './queries.ts';

/** `held`: the account exists at the identity provider and has this e-mail. */
type Freeing = 'freed' | 'free' | 'held';

/**
 * Releases an e-mail from an account that was deleted at the identity provider or has another e-mail there. Registration
 * does the same for the new owner. Only the command line calls this function.
 *
 * @throws ApiError `unavailable` when the identity provider does not answer
 */
export async function freeEmail(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  email: string,
): Promise<Freeing> {
  const holder = await uidOfEmail(db, email);
  if (holder === undefined) return 'free';
  const account = await identity.accountOf(email);
  if (account?.uid === holder) return 'held';
  return (await releaseEmail(db, email, account?.uid ?? '')) === undefined ? 'free' : 'freed';
}
