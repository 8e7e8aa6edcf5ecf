import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { keepMonths } from './months.ts';

/** The background job of the page views. More often than needed, because it fails while a backup reads the tables. */
export const pageViewJobs = (services: Services): Job[] => [
  { name: 'keep-page-view-months', cron: '17 */6 * * *', run: () => keepMonths(services) },
];
