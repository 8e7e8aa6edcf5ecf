import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { finishDeletionsJob } from '#modules/users/deleted-account.ts';
import { finishDeletions } from './finish-deletion.ts';

export const accountJobs = (services: Services): Job[] => [
  { name: finishDeletionsJob, cron: '* * * * *', run: () => finishDeletions(services) },
];
