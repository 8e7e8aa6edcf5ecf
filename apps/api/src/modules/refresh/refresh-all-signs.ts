import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { zodiacSignIds } from '@org/zodiac-core';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { refreshSign } from './refresh-sign.ts';

export const refreshJob = 'scrape-sign';

/** Adds a job to the queue for each sign that is not queued. @returns the number of added jobs */
export async function queueAllSigns({ queue }: Services): Promise<number> {
  let added = 0;
  for (const sign of zodiacSignIds) if (await queue.add(refreshJob, sign)) added += 1;
  return added;
}

/**
 * Refreshes all signs in the background.
 *
 * @throws ApiError `scrape_running` when all signs are already queued
 */
export async function refreshAllSigns(services: Services): Promise<{ message: string }> {
  const added = await queueAllSigns(services);
  if (added === 0)
    throw new ApiError('scrape_running', { detail: 'All signs are already waiting for a refresh.' });
  return { message: `${added} ${added === 1 ? 'sign is' : 'signs are'} waiting for a refresh.` };
}

/** UTC hour: night in most of America, morning in Europe. */
export const dailyRefreshHour = 8;

/** When all signs are refreshed next. */
export function nextDailyRefresh(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(dailyRefreshHour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/** Pause before restarting a refresh that PostgreSQL has interrupted. */
const pauseMs = 3_000;

/**
 * Refreshes one queued sign. If PostgreSQL was too slow, as it may be while the machine also starts everything else,
 * the refresh starts once more: otherwise the sign would stay failed until the next day.
 */
export async function refreshQueuedSign(services: Services, key: string | undefined): Promise<void> {
  const zodiac = zodiacSignIds.find((sign) => sign === key);
  if (!zodiac) throw new Error(`${key} is not a sign`);
  const runId = randomUUID();
  const refresh = () => refreshSign(services, zodiac, null, runId);
  try {
    await refresh().catch(async (error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await wait(pauseMs);
      await refresh();
    });
  } catch (error) {
    // The sign is already being refreshed, or a source does not answer. The refresh has recorded it.
    if (!(error instanceof ApiError)) throw error;
  }
}
