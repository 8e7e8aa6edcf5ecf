import type { Job } from '#integrations/job-queue/job-queue.ts';
import type { Services } from '#integrations/services.ts';
import { categoriseArticles, categoriseArticlesJob } from '#modules/blog/articles/categorise-articles.ts';
import { purgeDeletedArticles } from '#modules/blog/articles/delete-article.ts';
import { publishDueArticles } from '#modules/blog/articles/publish-article.ts';
import { markStaleArticles, markStaleArticlesJob } from '#modules/blog/articles/mark-stale-articles.ts';
import {
  mustRepairArticles,
  repairArticles,
  repairArticlesJob,
} from '#modules/blog/articles/repair-articles.ts';
import { checkKeywords, checkKeywordsJob } from '#modules/blog/keywords/check-keywords.ts';
import { writeDueArticle } from './write-due-article.ts';

/** The jobs that read whole lists although nobody waits for them, by their names. */
export const tableJobs = { [repairArticlesJob]: repairArticles, [checkKeywordsJob]: checkKeywords };

export type TableJob = keyof typeof tableJobs;

/**
 * The background jobs of the blog. `write-due-article` reads the schedule from the settings on each run, so that a change
 * takes effect in every process.
 *
 * @param runApart - runs a job in a separate process, so that its memory goes back to the system
 */
export const articleJobs = (services: Services, runApart: (job: TableJob) => Promise<void>): Job[] => [
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
  { name: markStaleArticlesJob, cron: '*/10 * * * *', run: () => markStaleArticles(services) },
  { name: checkKeywordsJob, cron: '20 * * * *', run: () => runApart(checkKeywordsJob) },
  { name: 'write-due-article', cron: '*/10 * * * *', run: () => writeDueArticle(services) },
];
