import type { Services } from '#integrations/services.ts';
import { releaseEmail, uidOfEmail } from './queries.ts';

/** `held`: the account exists, and has this e-mail. */
type Freeing = 'freed' | 'free' | 'held';

/**
 * Takes an e-mail from an account that was deleted or has moved on, which a sign-in of its new owner does as well.
 * Called from the command line only.
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
