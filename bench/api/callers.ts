import { setTimeout as wait } from 'node:timers/promises';
import { problemIn, withoutRepeats } from '@org/local-services/launcher/api-log.ts';
import { hasPaid } from '@org/local-services/seed/seed.ts';
import { newEmail, signUpAndPay, type Shop } from './payer.ts';

const pauseMs = 20;
const maxAccessMs = 60_000;

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

const printOnce = withoutRepeats(print);

/** Prints a problem from the log of an API process, each problem once. */
export const printProblem = (line: string): void => {
  const problem = problemIn(line);
  if (problem) printOnce(`[api] ${problem}`);
};

/** Calls that failed, each with its reason. */
export class Tally {
  calls = 0;
  readonly failures: string[] = [];
  /** How long each call of {@link read} took, in milliseconds, since the last {@link restart}. */
  times: number[] = [];

  async count(name: string, call: () => Promise<unknown>): Promise<void> {
    this.calls += 1;
    try {
      await call();
    } catch (error) {
      this.failures.push(`${name}: ${String(error)}`);
    }
  }

  /**
   * Resets the times.
   *
   * @returns the times before
   */
  restart(): number[] {
    const { times } = this;
    this.times = [];
    return times;
  }
}

async function expectOk(url: string, init?: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** Calls as a visitor and as somebody who has paid, until `isOver`. @param more - paths that the payer reads as well */
export async function read(
  shop: Shop,
  tally: Tally,
  isOver: () => boolean,
  more: readonly string[] = [],
): Promise<void> {
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
  for (const path of more) calls.push([path, () => expectOk(shop.origin + path, own)]);
  while (!isOver()) {
    for (const [name, call] of calls) {
      const start = performance.now();
      await tally.count(name, call);
      tally.times.push(performance.now() - start);
      await wait(pauseMs);
    }
  }
}

/** Signs up and pays repeatedly until `isOver`. @returns the seconds until each payer had access */
export async function pay(shop: Shop, tally: Tally, isOver: () => boolean): Promise<number[]> {
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

/**
 * Prints the result of a drill.
 *
 * @param seconds - how long each payer waited for access
 * @throws if a call failed, or nobody paid
 */
export function conclude({ calls, failures }: Tally, seconds: readonly number[]): void {
  for (const failure of new Set(failures)) print(failure);
  print(`${seconds.length} paid; the slowest had access after ${Math.max(...seconds).toFixed(1)} s`);
  print(`${calls} calls, failed = ${failures.length}`);
  if (failures.length > 0 || seconds.length === 0) throw new Error('The drill failed.');
}
