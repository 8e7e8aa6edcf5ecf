/**
 * Replaces two API processes behind a balancer one by one, from the release before to this one and back, while people read
 * and pay, and counts the calls that fail.
 *
 * `UPGRADE_FROM` is the folder of a built checkout of the release before. Without it both releases are this one.
 * `UPGRADE_POOLER` is the program of PgBouncer, through which the processes then connect in transaction mode.
 * `UPGRADE_CALLS` is the minimum number of calls, 10,000 by default.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@org/local-services/launcher/settings.ts';
import { startApi, type ApiProcess } from './api-process.ts';
import { conclude, pay, print, printProblem, read, Tally } from './callers.ts';
import { withProcesses } from './processes-behind-balancer.ts';

const before = process.env.UPGRADE_FROM ?? root;
const pooler = process.env.UPGRADE_POOLER;
const minCalls = Number(process.env.UPGRADE_CALLS ?? 10_000);
const readersAtOnce = 10;
const pauseMs = 20;

/** The value of production. It is long enough for the balancer, which checks once a second. */
const drainSeconds = '3';

await withProcesses(
  'upgrade_drill',
  async ({ processes, shop, env }) => {
    const start = (folder: string): Promise<ApiProcess> =>
      startApi(folder, { ...env, DRAIN_SECONDS: drainSeconds }, printProblem);
    await processes.startTwo(() => start(before));
    const tally = new Tally();
    let isOver = false;
    const reading = Array.from({ length: readersAtOnce }, () => read(shop, tally, () => isOver));
    const paying = pay(shop, tally, () => isOver);
    for (const [release, folder] of [
      ['this release', root],
      ['the release before', before],
    ] as const) {
      for (const former of processes.running) {
        await processes.replace(former, () => start(folder));
        print(`the youngest process is of ${release}; ${tally.calls} calls so far`);
      }
    }
    while (tally.calls < minCalls) await wait(pauseMs);
    isOver = true;
    const [seconds] = await Promise.all([paying, ...reading]);
    conclude(tally, seconds);
  },
  { pooler },
);
