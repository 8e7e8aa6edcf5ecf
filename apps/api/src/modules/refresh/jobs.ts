import { zodiacSignIds } from '@org/zodiac-core';
import { ApiError } from '#kernel/api-error.ts';
import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { refreshJob } from './refresh-all-signs.ts';
import { refreshSign } from './refresh-sign.ts';

/** The background job that refreshes one sign, whose id is the key of the run. */
export const refreshJobs = (services: Services): Job[] => [
  {
    name: refreshJob,
    run: async (key) => {
      const zodiac = zodiacSignIds.find((sign) => sign === key);
      if (!zodiac) throw new Error(`${key} is not a sign`);
      try {
        await refreshSign(services, zodiac);
      } catch (error) {
        // The sign is already being refreshed, or a source does not answer. The refresh has recorded that.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  },
];
