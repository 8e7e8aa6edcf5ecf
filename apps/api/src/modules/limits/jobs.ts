import { deleteExpiredCounts } from '#database/exact-limits.ts';
import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';

/** The background job of the limits. */
export const limitJobs = ({ db }: Services): Job[] => [
  {
    name: 'delete-expired-counts',
    cron: '*/10 * * * *',
    run: async () => {
      await deleteExpiredCounts(db);
    },
  },
];
