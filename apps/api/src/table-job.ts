/**
 * Runs one job that reads whole lists, and ends. `main.ts` runs it as a process, so that the memory of the lists (200
 * MB with 300,000 companies) is returned to the system.
 */
import { commandTimeouts, connect } from './database/connection.ts';
import type { TableJob } from './jobs.ts';
import {
  markStaleArticles,
  markStaleArticlesJob,
  repairArticles,
  repairArticlesJob,
} from './modules/blog/articles/repair-articles.ts';
import { checkKeywords, checkKeywordsJob } from './modules/blog/keywords/keywords.ts';
import { startChild } from './start-child.ts';

const { config, log } = startChild();

const db = connect({
  url: config.directDatabaseUrl,
  connections: 4,
  onError: (error) => log.warn({ err: error }, 'a connection to PostgreSQL failed'),
  timeouts: commandTimeouts,
});
const run = {
  [repairArticlesJob]: repairArticles,
  [markStaleArticlesJob]: markStaleArticles,
  [checkKeywordsJob]: checkKeywords,
};
try {
  await run[process.argv[2] as TableJob]({
    db,
    sessionDb: db,
    clock: () => new Date(),
    // The parent logs and counts the events.
    events: { record: (...event) => void process.send?.(event), counts: () => ({}) },
    // These jobs wake no other job.
    queue: { wake: () => undefined },
  });
} finally {
  await db.destroy();
}
