import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';
import { jobQueue, type Job, type JobQueue } from './job-queue.ts';

let database: TestDatabase;
let sender: PgBoss;
const queues: JobQueue[] = [];

beforeAll(async () => {
  database = await createDatabase({ empty: true });
  sender = await new PgBoss({ connectionString: database.url, schedule: false, supervise: false }).start();
}, 60_000);

afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
});

afterAll(async () => {
  await sender.stop({ graceful: false });
  await database.drop();
});

const log = () => ({ error: vi.fn<() => void>(), warn: vi.fn<() => void>() });

function start(name: string, run: Job['run'], { to = database.url, into = log() } = {}) {
  const queue = jobQueue(to, into);
  const started = queue.start([{ name, cron: '0 0 1 1 *', run }]);
  queues.push(queue);
  return { ...queue, started };
}

describe('a job', { timeout: 20_000 }, () => {
  test('runs once and is scheduled once across processes', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      await wait(1_000);
    };
    await Promise.all([
      start('shared', run).started,
      start('shared', run).started,
      start('shared', run).started,
    ]);
    const sent = await Promise.all([sender.send('shared'), sender.send('shared'), sender.send('shared')]);
    expect(sent.filter((id) => id !== null)).toHaveLength(1);
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(1);
    await wait(500);
    expect(runs).toBe(1);
    expect(await sender.getSchedules('shared')).toMatchObject([{ cron: '0 0 1 1 *' }]);
  });

  test('on a schedule runs soon when it is woken, and waking it before the start does not fail', async () => {
    const idle = jobQueue(database.url, log());
    expect(() => idle.wake('woken')).not.toThrow();
    let runs = 0;
    const queue = start('woken', async () => {
      runs += 1;
    });
    await queue.started;
    queue.wake('woken');
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(1);
  });

  test('that is woken repeatedly runs at once each time', async () => {
    let runs = 0;
    const queue = start('prompt', async () => {
      runs += 1;
    });
    await queue.started;
    const wokenRuns = (): number => {
      queue.wake('prompt');
      return runs;
    };
    // Without a notification, a worker polls six times in this time.
    await expect.poll(wokenRuns, { interval: 20, timeout: 12_000 }).toBeGreaterThanOrEqual(12);
  });

  test('that has several waiting runs does them without a pause', async () => {
    const runs: (string | undefined)[] = [];
    const queue = start('queued', async (key) => void runs.push(key));
    await queue.started;
    const keys = Array.from({ length: 12 }, (_, index) => `key ${index}`);
    expect(await Promise.all(keys.map((key) => queue.add('queued', key)))).not.toContain(false);
    // Without a notification, a worker polls six times in this time.
    await expect.poll(() => runs.length, { timeout: 12_000 }).toBe(keys.length);
    expect(runs.toSorted()).toEqual(keys.toSorted());
  });

  test('that fails is logged and does not affect others', async () => {
    const into = log();
    await start('failing', () => Promise.reject(new Error('no luck')), { into }).started;
    await sender.send('failing');
    await expect.poll(() => into.error.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(into.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'failing' }), 'job failed');
  });

  test('that is active when the process stops can finish', async () => {
    const steps: string[] = [];
    const queue = start('slow', async () => {
      steps.push('begun');
      await wait(700);
      steps.push('done');
    });
    await queue.started;
    await sender.send('slow');
    await expect.poll(() => steps, { timeout: 10_000 }).toEqual(['begun']);
    await queue.stop();
    expect(steps).toEqual(['begun', 'done']);
  });
});

test('a stop takes at most five seconds while PostgreSQL does not answer', async () => {
  const { line, to } = await lineToPostgres();
  const queue = start('held-up', async () => {}, { to });
  await queue.started;
  line.line = 'deaf';
  const startedAt = performance.now();
  await queue.stop();
  expect(performance.now() - startedAt).toBeLessThan(6_000);
  await line.close();
});

test(
  'a queue logs that PostgreSQL is unavailable, starts when it is available, survives its loss, and can be stopped at any time',
  { timeout: 20_000 },
  async () => {
    const { line, to } = await lineToPostgres();
    line.line = 'reset';
    const into = log();
    const [patient, stopped] = [
      start('late', async () => {}, { to, into }),
      start('never', async () => {}, { to }),
    ];
    await expect.poll(() => into.error.mock.calls.length).toBeGreaterThan(0);
    await stopped.stop();
    await stopped.started;
    line.line = 'open';
    await patient.started;
    await expect.poll(() => sender.getQueue('late')).toMatchObject({ policy: 'exclusive' });
    line.line = 'reset';
    await expect
      .poll(() => into.error.mock.calls, { timeout: 10_000 })
      .toContainEqual([
        { err: expect.objectContaining({ stack: expect.any(String) }) },
        'the job queue failed',
      ]);
    await patient.stop();
    await line.close();
  },
);

/** The database behind a proxy that can interrupt the connection. */
async function lineToPostgres(): Promise<{ line: TcpProxy; to: string }> {
  const to = new URL(database.url);
  const line = await new TcpProxy({ port: Number(to.port) }).listen();
  to.port = new URL(line.url).port;
  return { line, to: to.href };
}
