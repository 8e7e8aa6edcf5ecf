import type { Db } from '#database/connection.ts';
import { countJobs } from '#integrations/job-queue/count-jobs.ts';
import type { StoredCounts } from '#integrations/metrics/metrics.ts';
import { latestBackupAge } from '#modules/backup/stored-backups.ts';
import { countMails } from '#modules/mails/count-mails.ts';
import { countPayments, countPaymentTasks } from '#modules/payments/ledger/count-payments.ts';

/** Minimum time between two readings of PostgreSQL, however often the metrics are scraped. */
const minIntervalMs = 10_000;
/** Counting payments reads all of them, so they are counted less often. */
const minPaymentsIntervalMs = 60_000;

/**
 * Returns a function that counts stored rows.
 *
 * @param db - a separate pool
 */
export function readStoredCounts(db: Db): () => Promise<StoredCounts> {
  const payments = atMostEach(minPaymentsIntervalMs, () => countPayments(db));
  return atMostEach(minIntervalMs, async () => ({
    queues: await countJobs(db),
    mails: await countMails(db),
    paymentTasks: await countPaymentTasks(db),
    payments: await payments(),
    backupAgeSeconds: await latestBackupAge(db),
  }));
}

/** Caches the latest result for `intervalMs`. Failures are not cached. */
function atMostEach<T>(intervalMs: number, read: () => Promise<T>): () => Promise<T> {
  let latest: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (latest && performance.now() - latest.at < intervalMs) return latest.result;
    const reading = { at: performance.now(), result: read() };
    latest = reading;
    reading.result.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.result;
  };
}
