import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess, type ApiProcess } from '#test/api-process.ts';
import { localVariables, startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let shop: RunningApp;
let paid: Person;
/** The processes of the product. The first test replaces them, the second of them by one without drain time. */
let processes: (ApiProcess | undefined)[];

beforeAll(async () => {
  shop = await startApp({ lists: false });
  paid = await shop.as('paid');
  processes = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(processes.map(async (api) => api?.child.stop()));
  await shop.close();
});

const start = (variables: Record<string, string> = {}) =>
  startProcess((port) => ({
    ...localVariables({ port, database: shop.database, stripeUrl: shop.stripeUrl, lists: false }),
    RATE_LIMIT_SCALE: '1000',
    DRAIN_SECONDS: '3',
    ...variables,
  }));

interface Answer {
  status: number;
  connection: string | undefined;
  ms: number;
}

/** A call on a keep-alive connection, as a load balancer makes it. */
function ask(baseUrl: string, path: string, agent: Agent): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(`${baseUrl}${path}`, { agent, headers: { cookie: paid.cookie() } }, (response) => {
      text(response).then(
        () =>
          resolve({
            status: response.statusCode ?? 0,
            connection: response.headers.connection,
            ms: performance.now() - startedAt,
          }),
        reject,
      );
    }).on('error', reject);
  });
}

const minCalls = 2_000;

test('F23: none of at least 2,000 calls, each on a new connection, fails in a rolling restart of two processes', async () => {
  const ready = new Set(processes.flatMap((api) => api ?? []));
  const oneCallEach = new Agent({ keepAlive: false });
  const isUnderWay = { value: true };
  const statuses: Record<string, number> = {};
  let calls = 0;

  /** A load balancer that checks `/readyz` once a second and sends each call to a ready process. */
  const balancing = (async () => {
    while (isUnderWay.value) {
      await Promise.all(
        processes.map(async (api) => {
          if (!api) return;
          const isReady = await ask(api.baseUrl, '/readyz', oneCallEach).then(
            ({ status }) => status === 200,
            () => false,
          );
          if (isReady) ready.add(api);
          else ready.delete(api);
        }),
      );
      await wait(1_000);
    }
  })();

  const call = async (): Promise<void> => {
    calls += 1;
    const upstreams = [...ready];
    const api = upstreams[calls % upstreams.length];
    const outcome = api
      ? await ask(api.baseUrl, '/api/zodiac-stats', oneCallEach).then(
          ({ status }) => String(status),
          (error: Error) => error.message,
        )
      : 'nobody is ready';
    statuses[outcome] = (statuses[outcome] ?? 0) + 1;
  };
  // Sends bursts of calls, with pauses in which no connection is open.
  const calling = (async () => {
    while (isUnderWay.value) {
      await Promise.all(Array.from({ length: 24 }, call));
      await wait(100);
    }
  })();

  for (const index of [0, 1]) {
    await processes[index]?.child.stop();
    processes[index] = undefined;
    const started = await start(index === 0 ? {} : { DRAIN_SECONDS: '' });
    processes[index] = started;
    // The next process is stopped after the load balancer has noticed that this one is not ready.
    await expect.poll(() => ready.has(started), { timeout: 10_000 }).toBe(true);
  }
  await expect.poll(() => calls, { timeout: 30_000 }).toBeGreaterThan(minCalls);
  isUnderWay.value = false;
  await Promise.all([balancing, calling]);

  expect(Object.keys(statuses)).toEqual(['200']);
  expect(statuses['200']).toBeGreaterThanOrEqual(minCalls);
}, 90_000);

test('SIGTERM makes readiness fail, finishes the requests in progress, waits for no idle connection, and ends the process with 0 in time', async () => {
  const [api] = processes;
  if (!api) throw new Error('No process runs.');
  const agent = new Agent({ keepAlive: true });
  const idle = new Agent({ keepAlive: true });
  await Promise.all(Array.from({ length: 20 }, () => ask(api.baseUrl, '/livez', idle)));
  // The signal arrives while a request waits for a table lock.
  const locked = Promise.withResolvers<void>();
  const holding = shop.db.transaction().execute(async (trx) => {
    await sql`lock table companies in access exclusive mode`.execute(trx);
    locked.resolve();
    await wait(1_000);
  });
  await locked.promise;
  const slow = ask(api.baseUrl, '/api/companies?zodiac=ox', agent);
  await wait(200);
  const stoppedAt = performance.now();
  // A supervisor may send several signals.
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT'] as const) api.child.process.kill(signal);
  await expect.poll(async () => (await ask(api.baseUrl, '/readyz', agent)).status).toBe(503);
  expect(await ask(api.baseUrl, '/livez', agent)).toMatchObject({ status: 200, connection: 'close' });

  expect(await slow).toMatchObject({ status: 200, connection: 'close' });
  await holding;
  await api.child.exited;
  expect(api.child.process.exitCode).toBe(0);
  expect(performance.now() - stoppedAt).toBeGreaterThan(2_900);
  expect(performance.now() - stoppedAt).toBeLessThan(9_000);
  agent.destroy();
  idle.destroy();
});

test('a stop without drain time, as in local mode, does not wait', async () => {
  const [, api] = processes;
  if (!api) throw new Error('No process runs.');
  const stoppedAt = performance.now();
  api.child.process.kill('SIGINT');
  await api.child.exited;
  expect(api.child.process.exitCode).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(2_500);
});
