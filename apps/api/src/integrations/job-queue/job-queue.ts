import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { ApiError } from '#kernel/api-error.ts';

/** Work of the background, once however many processes there are. */
export interface Job {
  name: string;
  /** When it comes round by itself: minutes, hours, days, months, weekdays, in UTC. */
  cron?: string;
  /** @param key - what it is about, where it was asked for with one */
  run: (key: string | undefined) => Promise<void>;
}

export interface JobQueue {
  /** Works in the background from now on; resolves when the queue runs, or when it was stopped before it could. */
  start(jobs: readonly Job[]): Promise<void>;
  /**
   * Asks for a job now.
   *
   * @returns whether it was added: of each name and key one waits or runs at a time
   * @throws ApiError `unavailable` while the queue does not run
   */
  add(name: string, key: string): Promise<boolean>;
  /**
   * Asks for a job that comes round by itself to run soon. Where it runs already, or the queue does not run, its next
   * turn has to do.
   */
  wake(name: string): void;
  /** Lets a running job finish for up to 4 s, and resolves within 5 s whatever happens. */
  stop(): Promise<void>;
}

const firstRetryMs = 1_000;
const maxRetryMs = 60_000;
/** How long a running job may take to finish at a stop, and how long the whole stop may take. */
const maxJobMs = 4_000;
const maxStopMs = 5_000;
/** A job of a process that was killed makes room for the next after this long. */
const expireInSeconds = 150;
const keepSeconds = 86_400;

/**
 * A queue in PostgreSQL, in a schema of its own. It serves the product and not the other way round: while it cannot
 * start it is tried again in the background, and its errors go to the log.
 */
export function jobQueue(databaseUrl: string, log: Pick<Logger, 'error' | 'warn'>): JobQueue {
  const stopping = new AbortController();
  let boss: PgBoss | undefined;
  /** The worker of each job, by its name. */
  const workers = new Map<string, string>();
  let started: Promise<void> = Promise.resolve();

  async function startOnce(jobs: readonly Job[]): Promise<void> {
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
      for (const job of jobs) await prepare(candidate, job);
      boss = candidate;
    } catch (error) {
      await candidate.stop({ graceful: false });
      throw error;
    }
  }

  async function prepare(candidate: PgBoss, { name, cron, run }: Job): Promise<void> {
    // One at a time: a sweep that takes long is not followed by another on its heels.
    await candidate.createQueue(name, {
      policy: 'exclusive',
      retryLimit: 0,
      expireInSeconds,
      deleteAfterSeconds: keepSeconds,
    });
    if (cron !== undefined) await candidate.schedule(name, cron);
    const worker = await candidate.work<{ key?: string } | null>(name, async ([job]) => {
      const key = job?.data?.key;
      try {
        await run(key);
      } catch (error) {
        log.error({ err: error, job: name, key }, 'job failed');
        throw error;
      }
    });
    workers.set(name, worker);
  }

  async function startAtLast(jobs: readonly Job[]): Promise<void> {
    for (let retryMs = firstRetryMs; !stopping.signal.aborted; retryMs = Math.min(retryMs * 2, maxRetryMs)) {
      try {
        await startOnce(jobs);
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
      await boss?.stop({ graceful: true, timeout: maxJobMs });
    } catch (error) {
      log.error({ err: error }, 'the job queue did not stop');
    }
  }

  return {
    start(jobs) {
      started = startAtLast(jobs);
      return started;
    },
    async add(name, key) {
      if (!boss) throw new ApiError('unavailable');
      return (await boss.send(name, { key }, { singletonKey: key })) !== null;
    },
    wake(name) {
      boss
        ?.send(name)
        // Of itself a worker looks for work every two seconds only.
        .then(() => boss?.notifyWorker(workers.get(name) ?? ''))
        .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job could not be asked for'));
    },
    async stop() {
      stopping.abort();
      // A PostgreSQL that swallows what it is asked would hold this up for ever.
      await Promise.race([stopBoss(), wait(maxStopMs, undefined, { ref: false })]);
    },
  };
}
