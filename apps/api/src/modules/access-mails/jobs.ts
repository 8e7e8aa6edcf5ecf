import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { accessMailsJob } from '#modules/users/set-paid-access.ts';
import { queueAccessMails } from './queue-access-mails.ts';

/** Runs when an access has changed, and every minute for what was interrupted. */
export const accessMailJobs = (services: Services): Job[] => [
  { name: accessMailsJob, cron: '* * * * *', run: () => queueAccessMails(services) },
];
