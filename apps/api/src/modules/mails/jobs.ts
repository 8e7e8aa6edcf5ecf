import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { sendMailsJob } from './send-mails-job.ts';
import { sendMails } from './send-mails.ts';

/** The background job of mails. */
export const mailJobs = (services: Services): Job[] => [
  { name: sendMailsJob, cron: '* * * * *', run: () => sendMails(services) },
];
