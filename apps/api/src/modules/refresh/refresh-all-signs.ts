import { zodiacSignIds } from '@org/zodiac-core';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';

export const refreshJob = 'scrape-sign';

/**
 * Adds one job for each sign to the queue, which refreshes them in the background.
 *
 * @throws ApiError `scrape_running` when all signs are already queued
 */
export async function refreshAllSigns({ queue }: Services): Promise<{ message: string }> {
  let added = 0;
  for (const sign of zodiacSignIds) if (await queue.add(refreshJob, sign)) added += 1;
  if (added === 0)
    throw new ApiError('scrape_running', { detail: 'All signs are already waiting to be refreshed.' });
  return { message: `${added} ${added === 1 ? 'sign is' : 'signs are'} waiting to be refreshed.` };
}
