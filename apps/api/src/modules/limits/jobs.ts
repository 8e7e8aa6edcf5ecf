import { sql } from 'kysely';
import { deleteExpiredCounts } from '#database/exact-limits.ts';
import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';

/** The background jobs that keep tables small which count or record for a while only. */
export const limitJobs = ({ db }: Services): Job[] => [
  {
    name: 'delete-expired-counts',
    cron: '*/10 * * * *',
    run: async () => {
      await deleteExpiredCounts(db);
    },
  },
  {
    // Triggers write the changes for the release before.
    name: 'delete-content-changes',
    cron: '30 3 * * *',
    run: async () => {
      await sql`delete from content_changes where changed_at < now() - interval '1 day'`.execute(db);
    },
  },
];
