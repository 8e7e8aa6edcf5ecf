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
import { respondsOk } from '@org/local-services/launcher/child.ts';
import { freePort } from '@org/local-services/launcher/ports.ts';
import { root } from '@org/local-services/launcher/settings.ts';
import { spawnStripe, stripeUrl } from '@org/local-services/stripe/stripe.ts';
import { ensureDatabase, startTestServices } from '@org/local-services/test-services.ts';
import { startApi } from './api-process.ts';
import { Balancer } from './balancer.ts';
import { conclude, pay, print, printProblem, read, Tally } from './callers.ts';
import { startPgBouncer } from './pgbouncer.ts';
import type { Shop } from './payer.ts';

const before = process.env.UPGRADE_FROM ?? root;
const pooler = process.env.UPGRADE_POOLER;
const minCalls = Number(process.env.UPGRADE_CALLS ?? 10_000);
const readersAtOnce = 10;
const pauseMs = 20;
const maxStartMs = 120_000;

/** As in production. The balancer checks once a second. */
const drainSeconds = '3';

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
    conclude(tally, seconds);
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
