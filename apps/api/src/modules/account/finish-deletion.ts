import type { Services } from '#integrations/services.ts';
import { deletionsToFinish, finishUserDeletion } from '#modules/users/deleted-account.ts';
import { accountParts } from './parts.ts';

const maxDeletions = 100;

/** The steps after the user is erased. Each can be repeated, and the last one records that the deletion is finished. */
export async function finishDeletion(services: Services, uid: string): Promise<void> {
  for (const { forget } of Object.values(accountParts)) await forget?.(services, uid);
  await finishUserDeletion(services, uid);
}

/**
 * Finishes the deletions that were interrupted.
 *
 * @throws AggregateError when some could not be finished, after all others were tried
 */
export async function finishDeletions(services: Services): Promise<void> {
  const errors: unknown[] = [];
  for (const uid of await deletionsToFinish(services, maxDeletions)) {
    try {
      await finishDeletion(services, uid);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `deletions that are not finished: ${errors.length}`);
}
