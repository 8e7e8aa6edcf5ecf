import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { cancelRun, latestRun } from './queries.ts';

/**
 * Asks a running refresh to end, in any process. It ends within a second and keeps the stored results.
 *
 * @throws ApiError `not_found` if the sign is not being refreshed; `forbidden` for a caller who neither started it
 * nor is an admin
 */
export async function cancelRefresh(
  db: Db,
  zodiac: ZodiacSignId,
  { uid, role }: Pick<Caller, 'uid' | 'role'>,
): Promise<void> {
  const run = await latestRun(db, zodiac);
  if (run?.state !== 'running')
    throw new ApiError('not_found', { detail: 'This sign is not being refreshed.' });
  if (run.startedBy !== uid && role !== 'admin')
    throw new ApiError('forbidden', { detail: 'Only who started this refresh can cancel it.' });
  if (!(await cancelRun(db, zodiac)))
    throw new ApiError('not_found', { detail: 'This sign is not being refreshed.' });
}
