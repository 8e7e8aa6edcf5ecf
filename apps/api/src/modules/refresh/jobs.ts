import { zodiacSignIds } from '@org/zodiac-core';
import { ApiError } from '#kernel/api-error.ts';
import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { refreshAllSigns, refreshJob } from './refresh-all-signs.ts';
import { refreshSign } from './refresh-sign.ts';

/** At night in most of America and in the morning in Europe, in UTC. */
const dailyRefreshHour = 8;

/** When all signs are refreshed next. */
export function nextDailyRefresh(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(dailyRefreshHour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/** The background jobs: all signs are refreshed once a day, one after the other. */
export const refreshJobs = (services: Services): Job[] => [
  {
    name: refreshJob,
    run: async (key) => {
      const zodiac = zodiacSignIds.find((sign) => sign === key);
      if (!zodiac) throw new Error(`${key} is not a sign`);
      try {
        await refreshSign(services, zodiac, null);
      } catch (error) {
        // The sign is already being refreshed, or a source does not answer. The refresh has recorded that.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  },
  {
    name: 'refresh-all-signs',
    cron: `0 ${dailyRefreshHour} * * *`,
    run: async () => {
      try {
        await refreshAllSigns(services);
      } catch (error) {
        // An admin has just asked for the same.
        if (!(error instanceof ApiError && error.code === 'scrape_running')) throw error;
      }
    },
  },
];
