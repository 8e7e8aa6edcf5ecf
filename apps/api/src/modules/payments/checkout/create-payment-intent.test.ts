import { priceCents, priceDollars } from '@org/api-contract/values';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { cards, intentIdOf, payerAt, type Payer } from '#test/payments/payer.ts';
import { openShop } from '#test/payments/shop.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';

const { shop, second } = await openTwoProcesses();

describe('the request body', () => {
  let ada: Payer;
  beforeAll(async () => {
    ada = await shop.payer();
  });

  test.each(['0', '1', '-62', '6200', '"62"', '62.5', '1e309', 'null', '[62]'])(
    'T4: an amount of %s opens no intent',
    async (amount) => {
      const body = `{"amount":${amount},"userId":"${ada.uid}"}`;
      const answer = await ada.call('POST', '/api/create-payment-intent', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_amount' } });
      expect(await shop.intentsOf(ada.uid)).toEqual([]);
    },
  );

  test.each<[string, object, number, string]>([
    ["another's uid", { userId: 'somebody-else' }, 403, 'forbidden'],
    ["another's email", { email: 'eve@example.com' }, 403, 'forbidden'],
    ['a missing amount', { amount: undefined }, 400, 'invalid_input'],
    ['an extra currency', { currency: 'eur' }, 400, 'invalid_input'],
    ['an invalid email', { email: 'ada' }, 400, 'invalid_input'],
    ['a uid in a list', { userId: ['ada'] }, 400, 'invalid_input'],
  ])('%s is refused', async (_name, difference, status, code) => {
    const body = { amount: priceDollars, userId: ada.uid, ...difference };
    const answer = await ada.call('POST', '/api/create-payment-intent', body);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await shop.intentsOf(ada.uid)).toEqual([]);
  });

  test('the letter case of the caller’s email does not matter', async () => {
    const body = { amount: priceDollars, userId: ada.uid, email: ada.email.toUpperCase() };
    expect((await ada.call('POST', '/api/create-payment-intent', body)).status).toBe(200);
  });
});

test('the intent has the current price and the uid, and sends a receipt', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  expect(await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret))).toMatchObject({
    amount: priceCents,
    currency: 'usd',
    receipt_email: ada.email,
    metadata: { uid: ada.uid },
  });
});

test('the receipt goes to the email that was corrected after the checkout had opened, and to no stranger', async () => {
  const person = await shop.app.person();
  const clientSecret = await payerAt(shop.url, person).openIntent();
  const corrected = await person.withEmail(`corrected-${person.email}`);
  expect(await payerAt(shop.url, corrected).openIntent()).toBe(clientSecret);
  await shop.pay(clientSecret);
  await shop.untilAccess(person.uid, true);
  const intentId = intentIdOf(clientSecret);
  expect(await shop.stripe.paymentIntents.retrieve(intentId)).toMatchObject({
    receipt_email: corrected.email,
  });
  const { email } = await shop.db
    .selectFrom('payments')
    .select('email')
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
  expect(email).toBe(corrected.email);
});

test('a reload or a second tab gets the same intent, from any process', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  expect(await ada.openIntent()).toBe(clientSecret);
  expect(await ada.at(second).openIntent()).toBe(clientSecret);
});

test('a hundred concurrent calls of one user share one result and do not block other users', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  const { stripe } = shop.services;
  const { readIntent } = stripe;
  let arrived = 0;
  const count = (): void => {
    arrived += 1;
  };
  shop.app.app.server.on('request', count);
  let reads = 0;
  stripe.readIntent = async (...given) => {
    reads += 1;
    await expect.poll(() => arrived, { interval: 10, timeout: 10_000 }).toBe(100);
    return readIntent(...given);
  };
  const answers = await Promise.all(Array.from({ length: 100 }, () => ada.askForIntent()));
  stripe.readIntent = readIntent;
  shop.app.app.server.off('request', count);
  expect(new Set(answers.map(({ body }) => body.clientSecret))).toEqual(new Set([clientSecret]));
  expect(reads).toBeLessThan(50);
});

test('the open intent is returned any number of times, and no limit counts these calls', async () => {
  const limited = await openShop({ besides: shop, limitScale: 1 });
  const ada = (await shop.payer()).at(limited);
  const clientSecret = await ada.openIntent();
  const again = [];
  for (let index = 0; index < 30; index += 1) again.push(await ada.askForIntent());
  expect(new Set(again.map(({ status, body }) => `${status} ${String(body.clientSecret)}`))).toEqual(
    new Set([`200 ${clientSecret}`]),
  );
  await limited.close();
});

test('F18: fifty concurrent calls on two processes open one intent', async () => {
  const ada = await shop.payer();
  const elsewhere = ada.at(second);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => (index % 2 ? ada : elsewhere).askForIntent()),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
  expect(await shop.intentsOf(ada.uid)).toHaveLength(1);
});

test('a call waits while another process opens the intent, and gets the same one', async () => {
  const ada = await shop.payer();
  const { openIntent } = second.services.stripe;
  let asked = 0;
  second.services.stripe.openIntent = async (...given) => {
    asked += 1;
    return asked === 1 ? { outcome: 'in_progress' } : openIntent(...given);
  };
  const [first, waiting] = await Promise.all([ada.openIntent(), ada.at(second).openIntent()]);
  second.services.stripe.openIntent = openIntent;
  expect(waiting).toBe(first);
});

test('an intent is not returned if another process has opened one', async () => {
  const ada = await shop.payer();
  const { openIntent } = second.services.stripe;
  let kept = '';
  second.services.stripe.openIntent = async (intent, options) => {
    const surplus = await openIntent({ ...intent, idempotencyKey: `surplus-${ada.uid}` }, options);
    kept = await ada.openIntent();
    return surplus;
  };
  const answered = await ada.at(second).openIntent();
  second.services.stripe.openIntent = openIntent;
  expect(answered).toBe(kept);
});

describe('an intent that can no longer be paid', () => {
  test('is replaced when it was canceled', async () => {
    const ada = await shop.payer();
    const canceled = await ada.openIntent();
    await shop.stripe.paymentIntents.cancel(intentIdOf(canceled));
    const fresh = await ada.openIntent();
    expect(fresh).not.toBe(canceled);
    expect(await ada.openIntent()).toBe(fresh);
  });

  test('is replaced when Stripe does not have it', async () => {
    const ada = await shop.payer();
    const lost = await ada.openIntent();
    await shop.db
      .updateTable('payments')
      .set({ intentId: 'pi_of_another_account' })
      .where('uid', '=', ada.uid)
      .execute();
    expect(await ada.openIntent()).not.toBe(lost);
  });

  test('is answered with 409 when it was paid, even without a webhook', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await shop.payer();
    await shop.pay(await ada.openIntent());
    expect(await ada.askForIntent()).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect(await ada.askForIntent()).toMatchObject({ status: 409, body: { code: 'already_paid' } });
  });

  test('is not replaced after a declined card', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await shop.pay(clientSecret, cards.declined);
    expect(await ada.openIntent()).toBe(clientSecret);
  });
});

test('a user with a full refund may pay again', async () => {
  const { ada, intentId } = await shop.paidUp();
  await shop.stripe.refunds.create({ payment_intent: intentId });
  await shop.untilAccess(ada.uid, false);
  const again = await ada.openIntent();
  expect(intentIdOf(again)).not.toBe(intentId);
  await shop.pay(again);
  await shop.untilAccess(ada.uid, true);
});

test('a user whose registration was lost is registered by paying', async () => {
  const ada = await shop.payer({ register: false });
  await shop.pay(await ada.openIntent());
  await shop.untilAccess(ada.uid, true);
  expect((await ada.call('GET', `/api/user/${ada.uid}`)).body).toMatchObject({ email: ada.email });
});

describe('card testing', () => {
  test('T16: twenty calls open at most three intents an hour for one user, on both processes together', async () => {
    const eve = await shop.payer();
    const answers = [];
    for (let index = 0; index < 20; index += 1) {
      const answer = await (index % 2 ? eve : eve.at(second)).askForIntent();
      answers.push(answer.status);
      if (answer.status === 200)
        await shop.stripe.paymentIntents.cancel(intentIdOf(String(answer.body.clientSecret)));
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(17);
    expect(await shop.intentsOf(eve.uid)).toHaveLength(3);
    await shop.db
      .updateTable('payments')
      .set({ createdAt: sql`created_at - interval '50 minutes'` as never })
      .where('uid', '=', eve.uid)
      .execute();
    const refused = await eve.askForIntent();
    expect(refused.body.code).toBe('rate_limited');
    // In ten minutes the first of the three intents will be an hour old.
    const wait = Number(refused.headers.get('retry-after'));
    expect([wait > 400, wait <= 600]).toEqual([true, true]);
  });

  test('T16: thirty new users at one IP address can all pay', async () => {
    const statuses = [];
    for (let count = 0; count < 30; count += 1) {
      statuses.push((await (await shop.payer()).askForIntent()).status);
    }
    expect(statuses).toEqual(Array.from({ length: 30 }, () => 200));
  });
});
