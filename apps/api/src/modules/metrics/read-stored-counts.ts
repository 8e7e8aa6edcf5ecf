import type { Db } from '#database/connection.ts';
import { countJobs } from '#integrations/job-queue/count-jobs.ts';
import type { StoredCounts } from '#integrations/metrics/metrics.ts';
import { latestBackupAge } from '#modules/backup/stored-backups.ts';
import { countMails } from '#modules/mails/count-mails.ts';
import { countPayments, countPaymentTasks } from '#modules/payments/ledger/count-payments.ts';

/** However often the metrics are asked for, PostgreSQL is asked no more often than this. */
const minIntervalMs = 10_000;
/** The payments are counted by reading all of them. */
const minPaymentsIntervalMs = 60_000;

/** Returns a function that counts what is stored. @param db - a pool for this alone */
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

/** Returns the latest result until it is older than `intervalMs`. A failure is not kept. */
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
