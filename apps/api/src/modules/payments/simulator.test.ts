import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Person } from '#test/people.ts';
import { newCode } from '#test/payments/codes.ts';
import { ApiProcess } from '#test/payments/api-process.ts';
import type { Payer } from '#test/payments/payer.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';
import { batchesOf, deliveries, type Batch } from '#test/payments/simulator/history.ts';
import { intentsAtStripe, verdictOn } from '#test/payments/simulator/invariants.ts';
import { runHistory, type World } from '#test/payments/simulator/run-history.ts';
import { reconcilePayments } from './operator/reconcile-payments.ts';
import { settlePayments } from './sync/settle-payments.ts';
import { sweepPayments } from './sync/sweep-payments.ts';

/**
 * Another seed makes other histories; the same seed repeats them. To run them for a night: `SIMULATOR_HISTORIES=10000
 * SIMULATOR_SEED=7 vitest run --project api simulator`.
 */
const seed = Number(process.env.SIMULATOR_SEED ?? 20_261_123);
const batchSize = 7;
const histories = Number(process.env.SIMULATOR_HISTORIES ?? deliveries.length * batchSize);
/** Histories per Stripe emulator, because a sweep reads all events of the last hour. */
const historiesOfShop = 4 * deliveries.length * batchSize;
const shops = Math.ceil(histories / historiesOfShop);

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.each(Array.from({ length: shops }, (_, index) => seed + index))(
  'the money of seed %i',
  (ownSeed) => {
    let shop: Shop;
    let second: Shop;
    let admin: Person;
    let codes: World['codes'];
    const policy = ownSeed % 2 === 0 ? 'ask' : 'refund';
    beforeAll(async () => {
      const env = { FRAUD_WARNINGS: policy };
      shop = await openShop({ env });
      second = await openShop({ besides: shop, env });
      admin = await shop.app.as('admin');
      const [half, whole] = [await newCode(shop), await newCode(shop, { percentOff: 100 })];
      codes = { half: half.code, whole: whole.code };
    });
    afterAll(async () => {
      await second.close();
      await shop.close();
    });

    const batches = batchesOf(
      ownSeed,
      Math.ceil(Math.min(historiesOfShop, histories) / batchSize),
      batchSize,
    );

    test.each(batches.map((batch, index) => ({ index, batch })))(
      'is right after batch $index, even if webhooks are lost, late or repeated and a process is killed',
      async ({ batch }) => {
        const payers = await Promise.all(batch.histories.map(() => shop.payer()));
        await runBatch(batch, payers);
        await comeToRest(payers.map(({ uid }) => uid));
        const intents = await intentsAtStripe(shop);
        const verdicts = await Promise.all(payers.map((ada) => verdictOn(shop, ada, intents)));
        for (const [index, verdict] of verdicts.entries()) {
          const said = JSON.stringify({ history: batch.histories[index], delivery: batch.delivery, verdict });
          expect(verdict.hasAccess, `access of who paid, and of nobody else: ${said}`).toBe(
            verdict.mustHaveAccess,
          );
          expect(verdict.keptPayments, `nobody pays twice: ${said}`).toBeLessThanOrEqual(1);
          const mayKeep = policy === 'ask' ? verdict.keptDespiteWarning : 0;
          expect(verdict.keptDespiteWarning, `reported fraud is given back: ${said}`).toBe(mayKeep);
        }
        const today = new Date().toISOString().slice(0, 10);
        const period = { from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), to: today };
        const report = await reconcilePayments(shop.services, { command: 'simulator' }, period);
        expect(report.differences).toEqual([]);
        expect(report.inLedger).toEqual(report.atStripe);
      },
    );

    async function runBatch(
      { delivery, killAfterMs, histories: all }: Batch,
      payers: Payer[],
    ): Promise<void> {
      const third =
        killAfterMs === undefined
          ? undefined
          : await ApiProcess.start(shop, { stripeUrl: shop.app.stripeUrl });
      await shop.control.deliveryFaults(delivery);
      const urls = [shop.url, second.url, ...(third ? [third.url] : [])];
      const killed =
        third &&
        new Promise<void>((resolve, reject) => {
          setTimeout(() => void third.kill().then(resolve, reject), killAfterMs);
        });
      const gifts = { codes: [], redeemedBy: new Map() };
      const world = { shop, admin, urls, codes, gifts, hasKill: third !== undefined };
      await Promise.all(
        payers.map((ada, index) => runHistory(world, ada, all[index] ?? [])).concat(killed ?? []),
      );
    }

    /** Delivers held events, and runs the sweep and the tasks until nothing is left to do. */
    async function comeToRest(uids: string[]): Promise<void> {
      await shop.control.deliveryFaults();
      await shop.control.release();
      // Stripe's times have whole seconds. The ledger cannot order two reports within a second until it reads again.
      const lastSecond = Math.floor(Date.now() / 1_000);
      await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(lastSecond);
      for (let round = 0; round < 3; round += 1) {
        // A killed process may have left attempts without an intent. The sweep is made to read them at once.
        await shop.db.updateTable('payments').set({ checkedAt: null }).where('uid', 'in', uids).execute();
        await sweepPayments(shop.services);
        await shop.db
          .updateTable('paymentTasks')
          .set({ dueAt: new Date() })
          .where('doneAt', 'is', null)
          .execute();
        await settlePayments(shop.services);
      }
    }
  },
);
