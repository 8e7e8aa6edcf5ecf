/**
 * Replaces two API processes behind a balancer one by one, from the release before to this one and back, while people read
 * and pay, and counts the calls that fail.
 *
 * `UPGRADE_FROM` is the folder of a built checkout of the release before. Without it both releases are this one.
 * `UPGRADE_POOLER` is the program of PgBouncer, through which the processes then connect in transaction mode.
 * `UPGRADE_CALLS` is the minimum number of calls, 10,000 by default.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { apiVariables } from '@org/e2e/fixtures/product.ts';
import { problemIn, withoutRepeats } from '@org/local-services/launcher/api-log.ts';
import { respondsOk } from '@org/local-services/launcher/child.ts';
import { freePort } from '@org/local-services/launcher/ports.ts';
import { root } from '@org/local-services/launcher/settings.ts';
import { hasPaid } from '@org/local-services/seed/seed.ts';
import { spawnStripe, stripeUrl } from '@org/local-services/stripe/stripe.ts';
import { ensureDatabase, startTestServices } from '@org/local-services/test-services.ts';
import { startApi } from './api-process.ts';
import { Balancer } from './balancer.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { newEmail, signUpAndPay, type Shop } from './payer.ts';

const before = process.env.UPGRADE_FROM ?? root;
const pooler = process.env.UPGRADE_POOLER;
const minCalls = Number(process.env.UPGRADE_CALLS ?? 10_000);
const readersAtOnce = 10;
const pauseMs = 20;
const maxStartMs = 120_000;
const maxAccessMs = 60_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const printOnce = withoutRepeats(print);

/** As in production. The balancer checks once a second. */
const drainSeconds = '3';

const printProblem = (line: string): void => {
  const problem = problemIn(line);
  if (problem) printOnce(`[api] ${problem}`);
};

/** Calls that failed, each with its reason. */
class Tally {
  calls = 0;
  readonly failures: string[] = [];

  async count(name: string, call: () => Promise<unknown>): Promise<void> {
    this.calls += 1;
    try {
      await call();
    } catch (error) {
      this.failures.push(`${name}: ${String(error)}`);
    }
  }
}

async function expectOk(url: string, init?: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** Calls as a visitor and as somebody who has paid, until `isOver`. */
async function read(shop: Shop, tally: Tally, isOver: () => boolean): Promise<void> {
  const { uid, cookie } = await signUpAndPay(shop, newEmail());
  const own = { headers: { cookie: cookie() } };
  const json = { 'content-type': 'application/json', origin: shop.origin };
  const calls: [name: string, call: () => Promise<unknown>][] = [
    ['config', () => expectOk(`${shop.origin}/api/client-config`)],
    ['stats', () => expectOk(`${shop.origin}/api/stats`)],
    ['articles', () => expectOk(`${shop.origin}/api/blog/published?page=1`)],
    ['almanac', () => expectOk(`${shop.origin}/signs/horse`)],
    ['user', () => expectOk(`${shop.origin}/api/user/${uid}`, own)],
    ['payment-status', () => expectOk(`${shop.origin}/api/user/${uid}/payment-status`, own)],
    [
      'page view',
      () =>
        expectOk(`${shop.origin}/api/page-views`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ path: '/' }),
        }),
    ],
  ];
  while (!isOver()) {
    for (const [name, call] of calls) {
      await tally.count(name, call);
      await wait(pauseMs);
    }
  }
}

/** Signs up and pays again and again until `isOver`. @returns the seconds until each had access */
async function pay(shop: Shop, tally: Tally, isOver: () => boolean): Promise<number[]> {
  const seconds: number[] = [];
  while (!isOver()) {
    await tally.count('payment', async () => {
      const session = await signUpAndPay(shop, newEmail());
      const paidAt = Date.now();
      while (!(await hasPaid(session))) {
        if (Date.now() - paidAt > maxAccessMs) throw new Error('paid without access');
        await wait(pauseMs);
      }
      seconds.push((Date.now() - paidAt) / 1_000);
    });
  }
  return seconds;
}

async function drill(balancer: Balancer, shop: Shop, env: Record<string, string>): Promise<void> {
  const start = (folder: string) => startApi(folder, { ...env, DRAIN_SECONDS: drainSeconds }, printProblem);
  let running = [await start(before), await start(before)];
  const name = (): void => {
    balancer.ports = running.map(({ port }) => port);
  };
  name();
  const tally = new Tally();
  try {
    while (!(await respondsOk(`${shop.origin}/readyz`))) await wait(pauseMs);
    let isOver = false;
    const reading = Array.from({ length: readersAtOnce }, () => read(shop, tally, () => isOver));
    const paying = pay(shop, tally, () => isOver);

    for (const [release, folder] of [
      ['this release', root],
      ['the release before', before],
    ] as const) {
      const present = running;
      for (const replaced of present) {
        running = [...running, await start(folder)];
        name();
        // Until the balancer has seen that it is ready.
        await wait(2_000);
        await replaced.child.stop();
        running = running.filter((each) => each !== replaced);
        name();
        print(`${running.length} processes, the youngest of ${release}; ${tally.calls} calls so far`);
      }
    }
    while (tally.calls < minCalls) await wait(pauseMs);
    isOver = true;
    const [seconds] = await Promise.all([paying, ...reading]);
    for (const failure of new Set(tally.failures)) print(failure);
    print(`${seconds.length} paid; the slowest had access after ${Math.max(...seconds).toFixed(1)} s`);
    print(`${tally.calls} calls, failed = ${tally.failures.length}`);
    if (tally.failures.length > 0 || seconds.length === 0) throw new Error('The drill failed.');
  } finally {
    await Promise.all(running.map(({ child }) => child.stop()));
  }
}

const { stop, postgresUrl, authEmulatorHost } = await startTestServices();
const balancer = new Balancer();
try {
  const origin = await balancer.listen();
  const [stripePort, sourcesPort] = [await freePort(), await freePort()];
  const stripe = spawnStripe({ port: stripePort, webhookUrl: `${origin}/api/stripe/webhook` });
  try {
    await stripe.child.until(stripe.isReady, maxStartMs);
    const databaseUrl = await ensureDatabase(postgresUrl, 'upgrade_drill');
    await using pooled = pooler ? await startPgBouncer(pooler, databaseUrl) : undefined;
    const services = { origin, authEmulatorHost, stripePort, sourcesPort };
    const env = {
      ...apiVariables({ ...services, databaseUrl: pooled?.url ?? databaseUrl }),
      ...(pooled && { DATABASE_DIRECT_URL: databaseUrl }),
      RATE_LIMIT_SCALE: '1000',
    };
    await drill(balancer, { origin, authEmulatorHost, stripeOrigin: stripeUrl(stripePort) }, env);
  } finally {
    await stripe.child.stop();
  }
} finally {
  await balancer.close();
  await stop();
}
