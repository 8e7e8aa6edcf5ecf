import { deleteExpiredCounts } from '#database/exact-limits.ts';
import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { queueAccessMails } from './modules/access-mails/queue-access-mails.ts';
import { finishDeletions } from './modules/account/delete-account.ts';
import { categoriseArticles, categoriseArticlesJob } from './modules/blog/articles/subjects-of.ts';
import { purgeDeletedArticles } from './modules/blog/articles/delete-article.ts';
import {
  markStaleArticlesJob,
  mustRepairArticles,
  repairArticlesJob,
} from './modules/blog/articles/repair-articles.ts';
import { publishDueArticles } from './modules/blog/articles/publish-article.ts';
import { checkKeywordsJob } from './modules/blog/keywords/keywords.ts';
import { writeDueArticle } from './modules/blog/articles/write-article.ts';
import { sendWeeklyMails } from './modules/kept/weekly-mail/send-weekly-mails.ts';
import { sendMailsJob } from './modules/mails/queue-mail.ts';
import { sendMails } from './modules/mails/send-mails.ts';
import { keepMonths } from './modules/page-views/months.ts';
import { deliverGifts } from './modules/payments/gifts/deliver-gifts.ts';
import { settleJob } from './modules/payments/ledger/entitlement.ts';
import { giftsJob } from './modules/payments/ledger/ledger.ts';
import { settlePayments } from './modules/payments/sync/settle-payments.ts';
import { sweepPayments } from './modules/payments/sync/sweep-payments.ts';
import {
  dailyRefreshHour,
  queueAllSigns,
  refreshJob,
  refreshQueuedSign,
} from './modules/refresh/refresh-all-signs.ts';
import { finishDeletionsJob } from './modules/users/deleted-account.ts';
import { accessMailsJob } from './modules/users/paid-access.ts';

/** The jobs that read whole lists without a user waiting for them. `table-job.ts` runs them. */
export type TableJob = typeof repairArticlesJob | typeof markStaleArticlesJob | typeof checkKeywordsJob;

/**
 * Every background job. Jobs named by a constant are also woken when there is work; their schedule is for work that was
 * interrupted.
 *
 * @param runApart - runs a job in a separate process, so that its memory is returned to the system
 */
export const jobs = (services: Services, runApart: (job: TableJob) => Promise<void>): Job[] => [
  { name: 'sweep-payments', cron: '*/5 * * * *', run: () => sweepPayments(services) },
  { name: settleJob, cron: '* * * * *', run: () => settlePayments(services) },
  { name: giftsJob, cron: '* * * * *', run: () => deliverGifts(services) },
  { name: finishDeletionsJob, cron: '* * * * *', run: () => finishDeletions(services) },
  { name: refreshJob, run: (key) => refreshQueuedSign(services, key) },
  { name: 'refresh-all-signs', cron: `0 ${dailyRefreshHour} * * *`, run: () => queueAllSigns(services) },
  { name: 'publish-due-articles', cron: '* * * * *', run: () => publishDueArticles(services) },
  { name: categoriseArticlesJob, cron: '* * * * *', run: () => categoriseArticles(services) },
  {
    name: repairArticlesJob,
    cron: '*/10 * * * *',
    run: async () => {
      if (await mustRepairArticles(services)) await runApart(repairArticlesJob);
    },
  },
  { name: 'purge-deleted-articles', cron: '40 3 * * *', run: () => purgeDeletedArticles(services) },
  { name: markStaleArticlesJob, cron: '*/10 * * * *', run: () => runApart(markStaleArticlesJob) },
  { name: checkKeywordsJob, cron: '20 * * * *', run: () => runApart(checkKeywordsJob) },
  // Reads the schedule each time, so that a change takes effect in every process.
  { name: 'write-due-article', cron: '*/10 * * * *', run: () => writeDueArticle(services) },
  { name: sendMailsJob, cron: '* * * * *', run: () => sendMails(services) },
  { name: accessMailsJob, cron: '* * * * *', run: () => queueAccessMails(services) },
  // Every hour, so that a mail is late by an hour at most when no process ran on Monday.
  { name: 'send-weekly-mails', cron: '0 * * * *', run: () => sendWeeklyMails(services) },
  {
    name: 'delete-expired-counts',
    cron: '*/10 * * * *',
    run: async () => {
      await deleteExpiredCounts(services.db);
    },
  },
  // Runs more often than needed, because it fails while a backup reads the tables.
  { name: 'keep-page-view-months', cron: '17 */6 * * *', run: () => keepMonths(services) },
];
