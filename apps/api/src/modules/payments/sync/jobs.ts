import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { settleJob } from '#modules/payments/ledger/entitlement.ts';
import { deliverGifts } from '#modules/payments/gifts/deliver-gifts.ts';
import { giftsJob } from '#modules/payments/ledger/ledger.ts';
import { settlePayments } from './settle-payments.ts';
import { sweepPayments } from './sweep-payments.ts';

/**
 * The background jobs of payments: the sweep every five minutes, the payment tasks and the mails of gifts every minute
 * and when woken.
 */
export const paymentJobs = (services: Services): Job[] => [
  { name: 'sweep-payments', cron: '*/5 * * * *', run: () => sweepPayments(services) },
  { name: giftsJob, cron: '* * * * *', run: () => deliverGifts(services) },
  { name: settleJob, cron: '* * * * *', run: () => settlePayments(services) },
];
