/**
 * Sends one process more searches than it can serve while people pay, and checks that everyone who pays gets in.
 *
 * `DRILL_SECONDS` is the duration, 20 by default; `DRILL_READERS` the number of connections that search, 400 by default.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { CallFailed } from '@org/local-services/seed/product-session.ts';
import { hasPaid } from '@org/local-services/seed/seed.ts';
import autocannon from 'autocannon';
import { print } from './callers.ts';
import { newEmail, shopOf, signUpAndPay, type Shop } from './payer.ts';
import { withProduct } from './product.ts';

const seconds = Number(process.env.DRILL_SECONDS ?? 20);
const readers = Number(process.env.DRILL_READERS ?? 400);
const pauseMs = 50;

/** Searches whose results no process has cached. */
const search = (): string => `/api/companies?page=1&search=${Math.random().toString(36).slice(2, 5)}`;

/** @returns the seconds that signing up, paying and getting access took, for each payer */
async function payFor(shop: Shop, isOver: () => boolean, onRefused: () => void): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    const begin = performance.now();
    const email = newEmail();
    try {
      const session = await signUpAndPay(shop, email);
      while (!(await hasPaid(session))) await wait(pauseMs);
      took.push((performance.now() - begin) / 1_000);
    } catch (error) {
      if (!(error instanceof CallFailed && error.status === 503)) throw error;
      onRefused();
    }
  }
  return took;
}

await withProduct('overload_drill', async (product) => {
  const shop = shopOf(product);
  const reader = await signUpAndPay(shop, newEmail());
  while (!(await hasPaid(reader))) await wait(pauseMs);
  let isOver = false;
  let refused = 0;
  const paying = payFor(
    shop,
    () => isOver,
    () => (refused += 1),
  );

  const { statusCodeStats, errors } = await autocannon({
    url: shop.origin,
    connections: readers,
    duration: seconds,
    timeout: 30,
    requests: [
      {
        setupRequest: (request) => ({ ...request, path: search(), headers: { cookie: reader.cookie() } }),
      },
    ],
  });
  isOver = true;
  const took = (await paying).toSorted((a, b) => a - b);
  for (const [status, { count = 0 }] of Object.entries(statusCodeStats ?? {}))
    print(`searches answered with ${status}: ${Math.round(count / seconds)} a second`);
  const at = (share: number): string => (took[Math.floor((took.length - 1) * share)] ?? 0).toFixed(1);
  print(
    `${took.length} signed up, paid and got in: half of them within ${at(0.5)} s, the slowest within ${at(1)} s`,
  );
  print(`${refused} were refused with 503 on the way`);
  if (refused > 0) throw new Error('The drill failed: somebody who pays was refused.');
  if (errors > 0 || took.length === 0) throw new Error(`The drill failed: ${errors} searches had no answer.`);
});
