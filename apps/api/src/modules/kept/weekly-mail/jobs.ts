import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { sendWeeklyMails } from './send-weekly-mails.ts';

/** The weekly mails. The job runs every hour, so that a mail is late by an hour at most when no process ran on Monday. */
export const weeklyMailJobs = (services: Services): Job[] => [
  { name: 'send-weekly-mails', cron: '0 * * * *', run: () => sendWeeklyMails(services) },
];
