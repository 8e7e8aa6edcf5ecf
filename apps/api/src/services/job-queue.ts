import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Log } from './services.ts';

/** Work that comes round, once however many processes there are. */
export interface Job {
  name: string;
  /** Minutes, hours, days, months, weekdays, in UTC. */
  cron: string;
  run: () => Promise<void>;
}

export interface JobQueue {
  /** Resolves when the queue runs, or when it was stopped before it could. */
  readonly started: Promise<void>;
  /** Lets a running job finish for up to 4 s, and resolves within 5 s whatever happens. */
  stop(): Promise<void>;
}

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;
/** How long a running job may take to finish at a stop, and how long the whole stop may take. */
const longestJobMs = 4_000;
const longestStopMs = 5_000;
/** A job of a process that was killed makes room for the next after this long. */
const expireInSeconds = 150;
const keepSeconds = 86_400;

/**
 * Starts a queue in PostgreSQL, in a schema of its own. The queue serves the product and not the other way round:
 * while it cannot start it is tried again in the background, and its errors go to the log.
 */
export function startJobQueue(databaseUrl: string, log: Pick<Log, 'error' | 'warn'>, jobs: Job[]): JobQueue {
  const stopping = new AbortController();
  let boss: PgBoss | undefined;

  async function startOnce(): Promise<void> {
    const candidate = new PgBoss({
      connectionString: databaseUrl,
      max: 2,
      connectionTimeoutMillis: 5_000,
      application_name: 'zodiac-atlas-jobs',
    });
    candidate.on('error', (error) => log.error({ err: error }, 'job queue'));
    candidate.on('warning', (warning) => log.warn({ warning }, 'job queue'));
    try {
      await candidate.start();
      for (const { name, cron, run } of jobs) {
        // One at a time: a sweep that takes long is not followed by another on its heels.
        await candidate.createQueue(name, {
          policy: 'exclusive',
          retryLimit: 0,
          expireInSeconds,
          deleteAfterSeconds: keepSeconds,
        });
        await candidate.schedule(name, cron);
        await candidate.work(name, async () => {
          try {
            await run();
          } catch (error) {
            log.error({ err: error, job: name }, 'job failed');
            throw error;
          }
        });
      }
      boss = candidate;
    } catch (error) {
      await candidate.stop({ graceful: false });
      throw error;
    }
  }

  async function start(): Promise<void> {
    for (
      let retryMs = firstRetryMs;
      !stopping.signal.aborted;
      retryMs = Math.min(retryMs * 2, longestRetryMs)
    ) {
      try {
        await startOnce();
        return;
      } catch (error) {
        log.error({ err: error }, 'the job queue did not start');
      }
      await wait(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  async function stopBoss(): Promise<void> {
    await started;
    try {
      await boss?.stop({ graceful: true, timeout: longestJobMs });
    } catch (error) {
      log.error({ err: error }, 'the job queue did not stop');
    }
  }

  const started = start();
  return {
    started,
    async stop() {
      stopping.abort();
      // A PostgreSQL that swallows what it is asked would hold this up for ever.
      await Promise.race([stopBoss(), wait(longestStopMs, undefined, { ref: false })]);
    },
  };
}
