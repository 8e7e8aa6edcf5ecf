import { zodiacSignIds } from '@org/zodiac-core';
import { ApiError } from '#kernel/api-error.ts';
import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { refreshJob } from './refresh-all-signs.ts';
import { refreshSign } from './refresh-sign.ts';

/** The background work of scraping: one sign at a time. */
export const refreshJobs = (services: Services): Job[] => [
  {
    name: refreshJob,
    run: async (key) => {
      const zodiac = zodiacSignIds.find((sign) => sign === key);
      if (!zodiac) throw new Error(`no sign to refresh: ${key}`);
      try {
        await refreshSign(services, zodiac);
      } catch (error) {
        // Somebody is at it already, or a source is away, which the run itself has recorded.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  },
];
