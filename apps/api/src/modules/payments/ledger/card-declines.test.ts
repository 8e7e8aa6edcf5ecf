import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { cards, intentIdOf, type Payer } from '#test/payments/payer.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';
import { settlePayments } from '#modules/payments/sync/settle-payments.ts';
import { sweepPayments } from '#modules/payments/sync/sweep-payments.ts';

/** Cards that are declined, with different fingerprints. */
const stolen = ['4000000000000002', '4000000000009995', '4000000000009987', '4000000000000069'] as const;

const { shop, second } = await openTwoProcesses();

afterEach(async () => {
  await shop.db.deleteFrom('cardDeclines').execute();
});

const declinesOf = async (uid: string) =>
  (await shop.db.selectFrom('cardDeclines').select('id').where('uid', '=', uid).execute()).length;

/** Tries cards until the intent is canceled, and waits until each decline is counted. */
async function tryCards(payer: Payer, clientSecret: string, tries: number, card?: string): Promise<void> {
  const before = await declinesOf(payer.uid);
  for (let count = 0; count < tries; count += 1) {
    await shop.pay(clientSecret, card ?? stolen[count % stolen.length]);
  }
  await expect.poll(() => declinesOf(payer.uid)).toBe(before + tries);
}

async function expectRefused(payer: Payer): Promise<void> {
  const refused = await payer.askForIntent();
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect([wait > 3_400, wait <= 3_601]).toEqual([true, true]);
  expect((await payer.call('GET', '/api/payment-link')).status).toBe(429);
}

const settle = () => Promise.all([settlePayments(shop.services), settlePayments(second.services)]);

describe('T16: declined cards', () => {
  test('cancel an intent after five, and the user learns how long to wait', async () => {
    const eve = await shop.payer();
    const clientSecret = await eve.openIntent();
    await tryCards(eve, clientSecret, 4);
    expect(await eve.openIntent()).toBe(clientSecret);
    await tryCards(eve, clientSecret, 1);
    await settle();
    await expect(shop.pay(clientSecret, cards.declined)).rejects.toThrow('canceled');
    await expectRefused(eve);
    expect(await eve.status()).toEqual({ hasPaid: false, paymentFailed: true });
    await letAnHourPass();
    expect(await eve.openIntent()).not.toBe(clientSecret);
  });

  test('are counted once, even if reported repeatedly and to several processes', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await shop.control.deliveryFaults({ copies: 3 });
    await tryCards(ada, clientSecret, 4);
    await shop.letChecksPass();
    await ada.at(second).status();
    await sweepPayments(second.services);
    expect(await declinesOf(ada.uid)).toBe(4);
    expect(await ada.openIntent()).toBe(clientSecret);
  });

  test('are counted even if every webhook is lost', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const eve = await shop.payer();
    const clientSecret = await eve.openIntent();
    for (let count = 0; count < 5; count += 1) await shop.pay(clientSecret, stolen[count % 4]);
    await eve.status();
    expect(await declinesOf(eve.uid)).toBe(5);
    await settle();
    await expect(shop.pay(clientSecret)).rejects.toThrow('canceled');
  });

  test('of one card are counted across users', async () => {
    const [first, next, last] = await Promise.all([shop.payer(), shop.payer(), shop.payer()]);
    await tryCards(first, await first.openIntent(), 2, cards.declined);
    await tryCards(next, await next.openIntent(), 2, cards.declined);
    const clientSecret = await last.openIntent();
    await tryCards(last, clientSecret, 1, cards.declined);
    await settle();
    await expect(shop.pay(clientSecret, cards.declined)).rejects.toThrow('canceled');
    await expectRefused(last);
  });

  test('of many new users at one IP address limit new users of this address only', async () => {
    const known = await shop.payer();
    await known.openIntent();
    await shop.db
      .updateTable('payments')
      .set({ createdAt: sql`now() - interval '2 days'` as never })
      .where('uid', '=', known.uid)
      .execute();
    const crowd = await Promise.all([shop.payer(), shop.payer(), shop.payer()]);
    for (const [index, eve] of crowd.entries()) {
      const clientSecret = await eve.openIntent();
      // Different cards, so that only the IP address is shared.
      for (let count = 0; count < 3 + Number(index === 0); count += 1) {
        await insertDecline(eve, intentIdOf(clientSecret), `card-${index}-${count}`);
      }
    }
    await expectRefused(await shop.payer());
    expect((await known.askForIntent()).status).toBe(200);
    await letAnHourPass();
    expect((await (await shop.payer()).askForIntent()).status).toBe(200);
  });

  test('of two new users at one IP address limit nobody', async () => {
    const crowd = await Promise.all([shop.payer(), shop.payer()]);
    for (const [index, eve] of crowd.entries()) {
      const clientSecret = await eve.openIntent();
      for (let count = 0; count < 8; count += 1) {
        await insertDecline(eve, intentIdOf(clientSecret), `card-${index}-${count}`);
      }
    }
    expect((await (await shop.payer()).askForIntent()).status).toBe(200);
  });
});

async function insertDecline({ uid }: Payer, intentId: string, card: string): Promise<void> {
  await sql`
    insert into card_declines (id, intent_id, uid, card, ip_hash, declined_at)
    select ${`${uid}-${card}`}, intent_id, uid, ${card}, ip_hash, now() from payments
    where intent_id = ${intentId}`.execute(shop.db);
}

async function letAnHourPass(): Promise<void> {
  await sql`update card_declines set declined_at = declined_at - interval '1 hour'`.execute(shop.db);
}
