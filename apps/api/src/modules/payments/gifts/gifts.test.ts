import { priceCents } from '@org/api-contract/values';
import { randomUUID } from 'node:crypto';
import type { Gift } from '@org/api-contract';
import { describe, expect, test } from 'vitest';
import { beginGift, giftsOf, paidGift, redeem } from '#test/payments/gifts.ts';
import { intentIdOf, type Payer } from '#test/payments/payer.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';
import { settlePayments } from '../sync/settle-payments.ts';
import { sweepPayments } from '../sync/sweep-payments.ts';

const { shop, second } = await openTwoProcesses();

const openAmountsOf = async ({ uid }: Payer) =>
  (await shop.intentsOf(uid)).filter(({ status }) => status !== 'canceled').map(({ amount }) => amount);

describe('buying a gift', () => {
  test('gives a code and no access to the giver', async () => {
    const giver = await shop.payer();
    const { gift, code } = await paidGift(shop, giver, { message: ' Happy birthday ' });
    expect(gift).toMatchObject({ state: 'waiting', toEmail: 'bob@example.com', message: 'Happy birthday' });
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await giver.status()).toEqual({ hasPaid: false, paymentFailed: false });
    const [intent] = await shop.intentsOf(giver.uid);
    expect(intent).toMatchObject({
      amount: priceCents,
      description: 'Zodiac Atlas lifetime access, as a gift',
    });
  });

  test('is open to users with access, and does not refund their own payment', async () => {
    const { ada } = await shop.paidUp();
    await paidGift(shop, ada);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect(await openAmountsOf(ada)).toEqual([priceCents, priceCents]);
    const refunds = await shop.db
      .selectFrom('paymentTasks')
      .select('kind')
      .where('uid', '=', ada.uid)
      .execute();
    expect(refunds.filter(({ kind }) => kind.startsWith('refund'))).toEqual([]);
  });

  test('does not close the checkout of a user who pays for both', async () => {
    const ada = await shop.payer();
    const own = await ada.openIntent();
    await paidGift(shop, ada);
    expect(await ada.openIntent()).toBe(own);
    const begun = await beginGift(ada);
    await shop.pay(own);
    await shop.untilAccess(ada.uid, true);
    await shop.letChecksPass();
    await sweepPayments(shop.services);
    await shop.pay(String(begun.body.clientSecret));
    await shop.letChecksPass();
    expect((await giftsOf(ada)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  test('says that the bank is processing the payment, accepts no other until then, and can be paid again after a refusal', async () => {
    const giver = await shop.payer();
    const id = randomUUID();
    const clientSecret = String((await beginGift(giver, { id })).body.clientSecret);
    await shop.control.slowBank(true);
    try {
      await shop.pay(clientSecret);
    } finally {
      await shop.control.slowBank(false);
    }
    await shop.letChecksPass();
    expect(await giftsOf(giver)).toMatchObject([{ id, state: 'processing', code: null }]);
    expect((await beginGift(giver, { id })).body).toMatchObject({
      clientSecret: null,
      gift: { state: 'processing' },
    });
    const other = await beginGift(giver);
    expect([other.status, other.body]).toMatchObject([
      409,
      {
        code: 'payment_processing',
        detail:
          'The payment for your last gift is still being processed. You can buy another gift when it has arrived.',
      },
    ]);
    await shop.control.answerOfBank(intentIdOf(clientSecret), false);
    await expect.poll(async () => (await giftsOf(giver)).length).toBe(0);
    expect((await beginGift(giver, { id })).body).toMatchObject({ clientSecret, gift: { state: 'unpaid' } });
    await shop.pay(clientSecret);
    await expect.poll(async () => (await giftsOf(giver)).map(({ state }) => state)).toEqual(['waiting']);
  });

  test('by double clicks, reloads and another process is one intent', async () => {
    const giver = await shop.payer();
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => beginGift(index % 2 ? giver : giver.at(second), { id })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await openAmountsOf(giver)).toEqual([priceCents]);
  });

  test('again after payment charges nothing', async () => {
    const giver = await shop.payer();
    const { gift } = await paidGift(shop, giver);
    const { status, body } = await beginGift(giver, { id: gift.id, toEmail: 'eve@example.com' });
    expect([status, body.clientSecret, (body.gift as Gift).toEmail]).toEqual([200, null, 'bob@example.com']);
    expect(await openAmountsOf(giver)).toEqual([priceCents]);
  });

  test('of a second gift in another tab cancels the first, so that no gift goes to the wrong person', async () => {
    const giver = await shop.payer();
    const first = await beginGift(giver, { toEmail: 'first@example.com' });
    const other = await beginGift(giver, { toEmail: 'other@example.com' });
    await expect(shop.pay(String(first.body.clientSecret))).rejects.toThrow(/canceled/);
    await shop.pay(String(other.body.clientSecret));
    await shop.letChecksPass();
    expect((await giftsOf(giver)).map(({ toEmail }) => toEmail)).toEqual(['other@example.com']);
  });

  test('whose webhooks are all lost is found when the page of gifts is read', async () => {
    const giver = await shop.payer();
    await shop.control.deliveryFaults({ drop: true });
    expect((await paidGift(shop, giver)).gift.state).toBe('waiting');
  });

  test('under an id in capitals is bought, listed and redeemed as any other', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    const { gift, code } = await paidGift(shop, giver, { id: randomUUID().toUpperCase() });
    expect((await giftsOf(giver)).map(({ id }) => id)).toEqual([gift.id]);
    expect((await redeem(bob, code)).status).toBe(200);
  });

  test('under the id of another giver is refused', async () => {
    const [giver, eve] = [await shop.payer(), await shop.payer()];
    const { gift } = await paidGift(shop, giver);
    expect((await beginGift(eve, { id: gift.id })).status).toBe(403);
    expect((await eve.call('PUT', `/api/gifts/${gift.id}`, { toEmail: 'eve@example.com' })).status).toBe(404);
    expect((await eve.call('POST', `/api/gifts/${gift.id}/mail`, {})).status).toBe(404);
    expect(await giftsOf(eve)).toEqual([]);
  });

  test('with one id by two givers at once, on two processes, succeeds for one and is refused to the other', async () => {
    for (let round = 0; round < 3; round += 1) {
      const givers = await Promise.all([shop.payer(), shop.payer()]);
      const id = randomUUID();
      const answers = await Promise.all(
        givers.map((giver, index) => beginGift(index ? giver.at(second) : giver, { id })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    }
  });

  test.each([
    ['a day that is past', { sendOn: '2020-01-01' }],
    ['a day too far ahead', { sendOn: '2999-01-01' }],
    ['a message of 501 characters', { message: 'x'.repeat(501) }],
    ['no address', { toEmail: 'bob' }],
    ['an id that is not a UUID', { id: 'gift' }],
  ])('with %s is refused before anything is stored', async (_name, details) => {
    const giver = await shop.payer();
    expect((await beginGift(giver, details)).status).toBe(400);
    expect(await openAmountsOf(giver)).toEqual([]);
  });
});

describe('redeeming a gift', () => {
  test('gives access once, to any account, however the code is typed', async () => {
    const [giver, bob, eve] = [await shop.payer(), await shop.payer(), await shop.payer()];
    const { code } = await paidGift(shop, giver);
    expect((await redeem(bob, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(await bob.status()).toEqual({ hasPaid: true, paymentFailed: false });
    expect((await redeem(bob, code)).status).toBe(200);
    expect((await redeem(eve, code)).body).toMatchObject({ code: 'gift_redeemed' });
    expect(await giftsOf(giver)).toMatchObject([
      { state: 'redeemed', code: null, redeemedAt: expect.any(String) },
    ]);
    expect(await shop.hasAccess(giver.uid)).toBe(false);
  });

  test('F32: by twelve accounts at once on two processes is won by exactly one', async () => {
    const giver = await shop.payer();
    const { code } = await paidGift(shop, giver);
    const people = await Promise.all(Array.from({ length: 12 }, () => shop.payer()));
    const answers = await Promise.all(
      people.map((person, index) => redeem(index % 2 ? person : person.at(second), code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'gift_redeemed']));
    const access = await Promise.all(people.map(({ uid }) => shop.hasAccess(uid)));
    expect(access.filter(Boolean)).toHaveLength(1);
  });

  test('by an account with access leaves the gift for another person', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    const { ada } = await shop.paidUp();
    const { code } = await paidGift(shop, giver);
    expect((await redeem(ada, code)).body).toMatchObject({ code: 'gift_not_needed' });
    expect((await redeem(bob, code)).status).toBe(200);
  });

  test('by an account at the checkout closes the checkout', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    await bob.openIntent();
    const { code } = await paidGift(shop, giver);
    await redeem(bob, code);
    expect((await bob.askForIntent()).body).toMatchObject({ code: 'already_paid' });
  });

  test('of a payment that has not arrived is refused as unknown', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    await beginGift(giver);
    expect((await redeem(bob, '00000-00000-00000-00000')).body).toMatchObject({ code: 'unknown_code' });
  });

  test('T33: is limited to ten wrong codes in an hour, exactly, on two processes at once', async () => {
    const eve = await shop.payer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => redeem(index % 2 ? eve : eve.at(second), `WRONG-${index}`)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('refunds what its receiver paid at the same time', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    const { code } = await paidGift(shop, giver);
    const own = await bob.openIntent();
    await shop.control.deliveryFaults({ drop: true });
    await shop.pay(own);
    expect((await redeem(bob, code)).status).toBe(200);
    await shop.control.deliveryFaults();
    await sweepPayments(shop.services);
    await settlePayments(shop.services);
    expect(await shop.hasAccess(bob.uid)).toBe(true);
    const [charge] = (await shop.stripe.charges.list({ payment_intent: intentIdOf(own) })).data;
    expect(charge).toMatchObject({ amount_refunded: priceCents });
    expect((await giftsOf(giver))[0]).toMatchObject({ state: 'redeemed' });
  });
});

describe('a refund', () => {
  const refund = (intentId: string) => shop.stripe.refunds.create({ payment_intent: intentId });

  test('before the redemption ends the code', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    const { code, intentId } = await paidGift(shop, giver);
    await refund(intentId);
    await expect.poll(async () => (await giftsOf(giver))[0]).toMatchObject({ state: 'revoked', code: null });
    expect((await redeem(bob, code)).body).toMatchObject({ code: 'gift_revoked' });
    expect(await shop.hasAccess(bob.uid)).toBe(false);
  });

  test('after the redemption takes the access of the receiver away', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    const { code, intentId } = await paidGift(shop, giver);
    await redeem(bob, code);
    await refund(intentId);
    await shop.untilAccess(bob.uid, false);
    expect((await redeem(bob, code)).body).toMatchObject({ code: 'gift_revoked' });
  });

  test('F32: during the redemption leaves no access, whichever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [giver, bob] = [await shop.payer(), await shop.payer()];
      const { code, intentId } = await paidGift(shop, giver);
      const [answer] = await Promise.all([redeem(bob, code), refund(intentId)]);
      expect([200, 409]).toContain(answer.status);
      await expect.poll(async () => (await giftsOf(giver))[0]).toMatchObject({ state: 'revoked' });
      await shop.untilAccess(bob.uid, false);
    }
  });

  test('after a dispute: the dispute takes the access away, and a won dispute gives it back to the same account', async () => {
    const [giver, bob, eve] = [await shop.payer(), await shop.payer(), await shop.payer()];
    const { code, intentId } = await paidGift(shop, giver);
    await redeem(bob, code);
    const { id } = await shop.control.openDispute(intentId);
    await shop.untilAccess(bob.uid, false);
    expect((await redeem(eve, code)).body).toMatchObject({ code: 'gift_revoked' });
    await shop.control.closeDispute(id, 'won');
    await shop.untilAccess(bob.uid, true);
    expect((await redeem(eve, code)).body).toMatchObject({ code: 'gift_redeemed' });
  });

  test('two people who give to each other get access at the same time', async () => {
    const [ada, bob] = [await shop.payer(), await shop.payer()];
    const [fromAda, fromBob] = [await paidGift(shop, ada), await paidGift(shop, bob)];
    const answers = await Promise.all([redeem(bob, fromAda.code), redeem(ada.at(second), fromBob.code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all([refund(fromAda.intentId), refund(fromBob.intentId)]);
    await shop.untilAccess(ada.uid, false);
    await shop.untilAccess(bob.uid, false);
  });
});
