import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type Metric } from 'prom-client';
import type { CacheUse } from '#kernel/cache-use.ts';
import { alertEvents, type Events } from '#kernel/events.ts';
import type { PoolUse } from '#database/connection.ts';

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Buckets up to a day: Stripe delivers within seconds, and repeats failed deliveries with growing delays. */
const webhookAgeBuckets = [1, 5, 15, 60, 300, 900, 3_600, 21_600, 86_400];

/** The reason for refusing a call under load: event-loop lag, or a long wait for a turn or a connection. */
export type ShedReason = 'event_loop' | 'turn' | 'pool';

interface AnsweredRequest {
  method: string;
  /** The route's pattern. Never the URL, which is personal data and has unlimited values. */
  route: string;
  status: number;
  seconds: number;
}

/** Counts from PostgreSQL, about all processes together. */
export interface StoredCounts {
  queues: readonly { queue: string; state: string; jobs: number; waitedSeconds: number }[];
  payments: readonly { status: string; purpose: string; count: number }[];
  mails: { waiting: number; overdueSeconds: number };
  paymentTasks: { waiting: number; overdueSeconds: number };
  /** `undefined` if no backup was stored. */
  backupAgeSeconds: number | undefined;
}

/** The values that are read on each scrape. */
interface MetricSources {
  pools: Readonly<Record<string, () => PoolUse>>;
  cache: Readonly<CacheUse>;
  events: Events;
  /** @returns `undefined` when PostgreSQL does not answer */
  stored: () => Promise<StoredCounts | undefined>;
}

/** The metrics of a process, in the text format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<'method' | 'route' | 'status'>;
  readonly #durations: Histogram<'method' | 'route'>;
  readonly #webhookAge: Histogram;
  readonly #shed: Counter<'reason'>;
  #readStored: () => Promise<void> = async () => undefined;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: 'http_requests_total',
      help: 'Answered requests.',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its answer.',
      labelNames: ['method', 'route'],
      buckets: durationBuckets,
      registers,
    });
    this.#webhookAge = new Histogram({
      name: 'zodiac_atlas_webhook_age_seconds',
      help: 'Age of an event of Stripe when it was stored.',
      buckets: webhookAgeBuckets,
      registers,
    });
    this.#shed = new Counter({
      name: 'zodiac_atlas_shed_total',
      help: 'Calls that were refused, because there were more than the process can serve.',
      labelNames: ['reason'],
      registers,
    });
    // Starts at 0, so that the first event counts as an increase.
    for (const reason of ['event_loop', 'turn', 'pool'] satisfies ShedReason[]) this.#shed.inc({ reason }, 0);
  }

  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;

  countRequest({ method, route, status, seconds }: AnsweredRequest): void {
    this.#requests.inc({ method, route, status });
    this.#durations.observe({ method, route }, seconds);
  }

  countShed(reason: ShedReason): void {
    this.#shed.inc({ reason });
  }

  countWebhook(ageSeconds: number): void {
    // Clocks of two machines differ, so the age may be negative.
    this.#webhookAge.observe(Math.max(0, ageSeconds));
  }

  /** Adds the values that are read on each scrape. Call it once. */
  readFrom(sources: MetricSources): void {
    this.#addProcessMetrics(sources);
    this.#addStoredMetrics(sources.stored);
  }

  async text(): Promise<string> {
    await this.#readStored();
    return this.#registry.metrics();
  }

  #addProcessMetrics({ pools, cache, events }: MetricSources): void {
    const add = (metric: Metric): void => this.#registry.registerMetric(metric);
    const registers: [] = [];
    add(
      new Gauge({
        name: 'zodiac_atlas_pool_connections',
        help: 'Connections to PostgreSQL of a pool.',
        labelNames: ['pool', 'state'],
        registers,
        collect() {
          for (const [pool, read] of Object.entries(pools)) {
            const { inUse, idle, max } = read();
            this.set({ pool, state: 'in_use' }, inUse);
            this.set({ pool, state: 'idle' }, idle);
            this.set({ pool, state: 'max' }, max);
          }
        },
      }),
    );
    add(
      new Gauge({
        name: 'zodiac_atlas_pool_waiting',
        help: 'Requests that wait for a connection of a pool.',
        labelNames: ['pool'],
        registers,
        collect() {
          for (const [pool, read] of Object.entries(pools)) this.set({ pool }, read().waiting);
        },
      }),
    );
    add(
      new Counter({
        name: 'zodiac_atlas_cache_reads_total',
        help: 'Reads of the cache of this process.',
        labelNames: ['result'],
        registers,
        collect() {
          this.reset();
          this.inc({ result: 'hit' }, cache.hits);
          this.inc({ result: 'miss' }, cache.misses);
          this.inc({ result: 'stale' }, cache.stale);
        },
      }),
    );
    add(
      new Counter({
        name: 'zodiac_atlas_events_total',
        help: 'Business events, by the names that the log has.',
        labelNames: ['event'],
        registers,
        collect() {
          this.reset();
          // Starts at 0, so that the first event counts as an increase.
          for (const event of alertEvents) this.inc({ event }, 0);
          for (const [event, count] of Object.entries(events.counts())) this.inc({ event }, count);
        },
      }),
    );
    add(
      new Counter({
        name: 'zodiac_atlas_event_loop_active_seconds_total',
        help: 'Time that the event loop was busy; its rate is the utilization.',
        registers,
        collect() {
          this.reset();
          this.inc(performance.eventLoopUtilization().active / 1_000);
        },
      }),
    );
  }

  #addStoredMetrics(read: MetricSources['stored']): void {
    const registers = [this.#registry];
    const isUp = new Gauge({
      name: 'zodiac_atlas_database_up',
      help: 'Whether PostgreSQL answered the latest read of the metrics below.',
      registers,
    });
    const jobs = new Gauge({
      name: 'zodiac_atlas_queue_jobs',
      help: 'Jobs that are due, that run, or that failed in the last day.',
      labelNames: ['queue', 'state'],
      registers,
    });
    const waited = new Gauge({
      name: 'zodiac_atlas_queue_oldest_seconds',
      help: 'How long the oldest job that is due has waited, or the oldest that runs has run.',
      labelNames: ['queue', 'state'],
      registers,
    });
    const payments = new Gauge({
      name: 'zodiac_atlas_payments',
      help: 'Payments, by the state that Stripe reported last.',
      labelNames: ['status', 'purpose'],
      registers,
    });
    const work = new Gauge({
      name: 'zodiac_atlas_waiting',
      help: 'Mails and calls to Stripe that are not done.',
      labelNames: ['work'],
      registers,
    });
    const overdue = new Gauge({
      name: 'zodiac_atlas_overdue_seconds',
      help: 'How long the oldest of them has been due.',
      labelNames: ['work'],
      registers,
    });
    const backupAge = new Gauge({
      name: 'zodiac_atlas_backup_age_seconds',
      help: 'Age of the latest backup by the command `backup`; infinite if there is none.',
      registers,
    });
    const all = [jobs, waited, payments, work, overdue, backupAge];
    this.#readStored = async () => {
      const stored = await read();
      isUp.set(stored ? 1 : 0);
      for (const gauge of all) gauge.reset();
      if (!stored) return;
      for (const { queue, state, jobs: count, waitedSeconds } of stored.queues) {
        jobs.set({ queue, state }, count);
        waited.set({ queue, state }, waitedSeconds);
      }
      backupAge.set(stored.backupAgeSeconds ?? Infinity);
      for (const { status, purpose, count } of stored.payments) payments.set({ status, purpose }, count);
      for (const [name, { waiting, overdueSeconds }] of [
        ['mails', stored.mails],
        ['payment_tasks', stored.paymentTasks],
      ] as const) {
        work.set({ work: name }, waiting);
        overdue.set({ work: name }, overdueSeconds);
      }
    };
  }
}
