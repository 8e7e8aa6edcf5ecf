import type { JobQueue } from '#services/job-queue.ts';
import type { Services } from '#services/services.ts';
import { sweepPayments } from './sweep-payments.ts';

export const paymentJobs = (queue: JobQueue, services: Services): Promise<void> =>
  queue.schedule('sweep-payments', '*/5 * * * *', () => sweepPayments(services));
