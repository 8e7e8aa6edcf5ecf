import { priceCents } from '@org/api-contract/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedGift } from '@org/api-contract';
import { beginGift, paidGift, redeem } from '#test/payments/gifts.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';
import type { Person } from '#test/people.ts';

let shop: Shop;
let admin: Person;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.app.as('admin');
});
afterAll(() => shop.close());

const listed = async (query: { state?: ListedGift['state']; page?: number; limit?: number } = {}) => {
  const { status, body } = await admin.call('GET /api/admin/gifts', { query });
  expect(status).toBe(200);
  return body;
};
const statesById = async () =>
  Object.fromEntries(
    (await listed({ limit: 100 })).gifts.map(({ id, state, endedBy }) => [id, { state, endedBy }]),
  );

test('an admin finds the paid gifts by state, with the giver and the amount, and never a code', async () => {
  const [ada, bob] = [await shop.payer(), await shop.payer()];
  const waiting = await paidGift(shop, ada, { message: 'A secret wish' });
  const redeemed = await paidGift(shop, ada);
  const refunded = await paidGift(shop, ada);
  // An unpaid gift is not listed.
  await beginGift(ada);
  expect((await redeem(bob, redeemed.code)).status).toBe(200);
  await shop.stripe.refunds.create({ payment_intent: refunded.intentId });
  await expect.poll(statesById).toMatchObject({
    [waiting.gift.id]: { state: 'waiting', endedBy: null },
    [redeemed.gift.id]: { state: 'redeemed', endedBy: null },
    [refunded.gift.id]: { state: 'revoked', endedBy: 'refund' },
  });
  const { gifts, total } = await listed({ state: 'waiting' });
  expect(total).toBe(gifts.length);
  expect(gifts.map(({ state }) => state)).toEqual(gifts.map(() => 'waiting'));
  expect(gifts.find(({ id }) => id === waiting.gift.id)).toEqual({
    id: waiting.gift.id,
    paymentId: expect.any(Number),
    state: 'waiting',
    endedBy: null,
    giverEmail: ada.email,
    amountCents: priceCents,
    currency: 'usd',
    boughtAt: expect.any(String),
    redeemedAt: null,
  });
  const all = JSON.stringify(await listed({ limit: 100 }));
  for (const text of [waiting.code, redeemed.code, 'A secret wish', 'bob@example.com'])
    expect(all).not.toContain(text);
});

test('paid gifts are listed in pages, latest first, without a gap or a repetition', async () => {
  const all = await listed({ limit: 100 });
  const byOnes = await Promise.all(all.gifts.map((_, index) => listed({ page: index + 1, limit: 1 })));
  expect(byOnes.flatMap(({ gifts }) => gifts)).toEqual(all.gifts);
  expect(byOnes.map(({ totalPages }) => totalPages)).toEqual(all.gifts.map(() => all.total));
  expect((await listed({ page: all.total + 1, limit: 1 })).gifts).toEqual([]);
});
