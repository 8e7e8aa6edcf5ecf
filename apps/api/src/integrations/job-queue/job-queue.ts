import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { withinDatabaseTime } from '#database/request-time.ts';
import { ApiError } from '#kernel/api-error.ts';
import { currentTrace, withinTrace } from '#kernel/tracing.ts';

/** A background job. Each run happens in one process only. */
export interface Job {
  name: string;
  /** Schedule in cron format, in UTC. A job without it runs only when it is added. */
  cron?: string;
  /** @param key - the key given to `add`; `undefined` for a scheduled run */
  run: (key: string | undefined) => Promise<unknown>;
}

/** The runs of a job within the last day. */
interface RunsOfJob {
  name: string;
  runs: number;
  failures: number;
  lastRunAt: Date;
  lastFailure: { at: Date; message: string } | null;
}

export interface JobQueue {
  /** Starts the queue, and tries again until it has started. Resolves when it has started or was stopped. */
  start(jobs: readonly Job[]): Promise<void>;
  /**
   * Adds a run of a job.
   *
   * @returns `false` if a run with this name and key is already waiting or active
   * @throws ApiError `unavailable` while the queue is not started
   * @throws DatabaseUnavailable when the database time of the request is used up
   */
  add(name: string, key: string): Promise<boolean>;
  /** Removes the waiting runs of a job. @throws ApiError `unavailable` while the queue is not started */
  clear(name: string): Promise<void>;
  /**
   * Makes a scheduled job run soon. Does nothing if a run is already waiting or active, or if the queue is not started;
   * the job then runs at its next scheduled time. Calls that follow each other closely share a run.
   */
  wake(name: string): void;
  /** The runs of all jobs, by name. `undefined` while the queue is not started. */
  runs(): Promise<RunsOfJob[] | undefined>;
  /** Waits up to 4 s for active jobs, and resolves within 5 s. */
  stop(): Promise<void>;
}

interface JobData {
  key?: string;
  /** The trace of the call that added the run. */
  trace?: string;
}

function traced(): Pick<JobData, 'trace'> {
  const trace = currentTrace();
  return trace === undefined ? {} : { trace };
}

const firstRetryMs = 1_000;
const maxRetryMs = 60_000;
/** Minimum time between two wake-ups of a job, so that a thousand payments in a second do not add a thousand runs. */
const minWakeMs = 200;
/** Time for active jobs to finish during a stop. */
const maxJobMs = 4_000;
const maxStopMs = 5_000;
/** An active job whose process was killed expires after this time, and the next can run. */
const expireInSeconds = 150;
const deleteAfterSeconds = 86_400;
/** In characters. */
const maxMessage = 300;

interface RunsRow {
  name: string;
  runs: number;
  failures: number;
  last_run_at: Date;
  failed_at: Date | null;
  message: string | null;
}

/** Jobs whose names begin with two underscores belong to pg-boss. */
const runsByJob = `
  select name, count(*)::int as runs, count(*) filter (where state = 'failed')::int as failures,
    max(completed_on) as last_run_at, max(completed_on) filter (where state = 'failed') as failed_at,
    (array_agg(coalesce(output ->> 'message', output -> 'value' ->> 'message') order by completed_on desc)
      filter (where state = 'failed'))[1] as message
  from pgboss.job
  where state in ('completed', 'failed') and completed_on > now() - interval '1 day' and name not like '\\_\\_%'
  group by name order by name`;

/** pg-boss while it runs, and the id of each job's worker by job name. */
interface StartedBoss {
  boss: PgBoss;
  workers: ReadonlyMap<string, string>;
}

/**
 * Creates a job queue in a separate schema of PostgreSQL (pg-boss). The API also works while the queue cannot start: the
 * start is tried again in the background, and errors go to the log.
 */
export function jobQueue(databaseUrl: string, log: Pick<Logger, 'error' | 'warn'>): JobQueue {
  const stopping = new AbortController();
  let queue: StartedBoss | undefined;
  let started: Promise<void> = Promise.resolve();

  async function startWithRetries(jobs: readonly Job[]): Promise<void> {
    for (let retryMs = firstRetryMs; !stopping.signal.aborted; retryMs = Math.min(retryMs * 2, maxRetryMs)) {
      try {
        queue = await startBoss(databaseUrl, jobs, log);
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
      await queue?.boss.stop({ graceful: true, timeout: maxJobMs });
    } catch (error) {
      log.error({ err: error }, 'the job queue did not stop');
    }
  }

  function startedBoss(): PgBoss {
    if (!queue) throw new ApiError('unavailable');
    return queue.boss;
  }

  const wakes = new Wakes(async (name) => {
    if (!queue || stopping.signal.aborted) return;
    const { boss, workers } = queue;
    try {
      await boss.send(name, traced());
      // Without a notification a worker polls only every two seconds.
      boss.notifyWorker(workers.get(name) ?? '');
    } catch (error) {
      log.warn({ err: error, job: name }, 'the job was not added to the queue');
    }
  });

  return {
    start(jobs) {
      started = startWithRetries(jobs);
      return started;
    },
    async add(name, key) {
      const boss = startedBoss();
      const data: JobData = { key, ...traced() };
      return (await withinDatabaseTime(() => boss.send(name, data, { singletonKey: key }))) !== null;
    },
    async clear(name) {
      const boss = startedBoss();
      await withinDatabaseTime(() => boss.deleteQueuedJobs(name));
    },
    wake: (name) => wakes.wake(name),
    runs: async () => queue && readRuns(queue.boss),
    async stop() {
      stopping.abort();
      // `stopBoss` does not return while PostgreSQL is unavailable.
      await Promise.race([stopBoss(), wait(maxStopMs, undefined, { ref: false })]);
    },
  };
}

/** Starts pg-boss with a worker for each job. If one of them cannot start, all are stopped. */
async function startBoss(
  databaseUrl: string,
  jobs: readonly Job[],
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<StartedBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 5_000,
    application_name: 'zodiac-atlas-jobs',
    // Stores no heartbeat, because the metrics already show that the process runs.
    registerInstance: false,
    // The option would begin a trace at each poll. `withinTrace` continues the trace of the work that added the job.
    openTelemetry: { enabled: false },
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning }, `the job queue warns: ${warning.message}`));

  const workers = new Map<string, string>();
  async function startWorker({ name, cron, run }: Job): Promise<void> {
    // `exclusive`: no second run is added while one is waiting or active.
    await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0, expireInSeconds, deleteAfterSeconds });
    if (cron !== undefined) await boss.schedule(name, cron);
    const worker = await boss.work<JobData | null>(name, async ([job]) => {
      const key = job?.data?.key;
      try {
        await withinTrace(`job ${name}`, job?.data?.trace, () => run(key));
      } catch (error) {
        log.error({ err: error, job: name, key }, 'job failed');
        throw error;
      } finally {
        // Another run may be waiting. Without a notification the worker fetches it at its next poll.
        boss.notifyWorker(workers.get(name) ?? '');
      }
    });
    workers.set(name, worker);
  }

  try {
    await boss.start();
    for (const job of jobs) await startWorker(job);
    return { boss, workers };
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

async function readRuns(boss: PgBoss): Promise<RunsOfJob[]> {
  const { rows } = await withinDatabaseTime<{ rows: RunsRow[] }>(() =>
    boss.getDb().executeSql(runsByJob, []),
  );
  return rows.map(({ name, runs, failures, last_run_at: lastRunAt, failed_at: at, message }) => ({
    name,
    runs,
    failures,
    lastRunAt,
    lastFailure: at && { at, message: (message ?? 'It gave no reason.').slice(0, maxMessage) },
  }));
}

/** Wakes each job at most once in `minWakeMs`. Further calls in that time become one call at its end. */
class Wakes {
  readonly #send: (name: string) => Promise<void>;
  /** Jobs that were woken within the last `minWakeMs`. */
  readonly #woken = new Map<string, 'once' | 'again'>();

  /** @param send - adds a run of a job; does not reject */
  constructor(send: (name: string) => Promise<void>) {
    this.#send = send;
  }

  wake(name: string): void {
    if (this.#woken.has(name)) {
      this.#woken.set(name, 'again');
      return;
    }
    this.#woken.set(name, 'once');
    void this.#send(name).finally(() => setTimeout(() => this.#end(name), minWakeMs).unref());
  }

  #end(name: string): void {
    const isAsked = this.#woken.get(name) === 'again';
    this.#woken.delete(name);
    if (isAsked) this.wake(name);
  }
}
