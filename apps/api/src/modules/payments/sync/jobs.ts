import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { settleJob } from '#modules/payments/ledger/entitlement.ts';
import { settlePayments } from './settle-payments.ts';
import { sweepPayments } from './sweep-payments.ts';

/** The background jobs of payments: the sweep every five minutes, the payment tasks every minute and when woken. */
export const paymentJobs = (services: Services): Job[] => [
  { name: 'sweep-payments', cron: '*/5 * * * *', run: () => sweepPayments(services) },
  { name: settleJob, cron: '* * * * *', run: () => settlePayments(services) },
];
