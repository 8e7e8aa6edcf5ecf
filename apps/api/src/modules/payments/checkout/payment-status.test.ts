import { afterEach, describe, expect, test } from 'vitest';
import { applyCode, newCode } from '#test/payments/codes.ts';
import { cards, intentIdOf } from '#test/payments/payer.ts';
import { eventOf, paidIntent } from '#test/payments/shop.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';

const paid = { hasPaid: true, paymentFailed: false };
const pending = { hasPaid: false, paymentFailed: false };
const failed = { hasPaid: false, paymentFailed: true };

const { shop, second } = await openTwoProcesses();

afterEach(async () => {
  // The payers share one declined card, which would soon reach its limit.
  await shop.db.deleteFrom('cardDeclines').execute();
});

test('a user without an attempt has neither paid nor failed', async () => {
  const ada = await shop.payer();
  expect(await ada.status()).toEqual(pending);
});

describe('a lost webhook', () => {
  test('F5: is made up for by the polling page within eight seconds', { timeout: 60_000 }, async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    // The page polled before the payment was finished. The next check at Stripe therefore waits for the interval.
    expect(await ada.status()).toEqual(pending);
    await shop.pay(clientSecret);
    await expect.poll(() => ada.status(), { timeout: 8_000, interval: 3_000 }).toEqual(paid);
    expect((await ada.call('GET', '/api/companies')).status).toBe(200);
  });

  test('is made up for at the next sign-in if the browser was closed right after paying', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await shop.payer();
    await shop.pay(await ada.openIntent());
    expect(await ada.at(second).status()).toEqual(paid);
  });
});

test('Stripe is asked at most once in five seconds per user, across pages and processes', async () => {
  const ada = await shop.payer();
  await ada.openIntent();
  const asked = countReads();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => (index % 2 ? ada : ada.at(second)).status()),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, () => pending));
  expect(asked()).toBe(1);
  await shop.letChecksPass();
  await ada.status();
  expect(asked()).toBe(2);
});

test('the status says that the bank is processing a payment, and another way to pay is refused until the bank answers', async () => {
  await shop.control.deliveryFaults({ drop: true });
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  await shop.control.slowBank(true);
  try {
    await shop.pay(clientSecret);
  } finally {
    await shop.control.slowBank(false);
  }
  const processing = { ...pending, isProcessing: true };
  expect(await ada.status()).toEqual(processing);
  // Stripe is not asked again within five seconds.
  expect(await ada.status()).toEqual(processing);
  await newCode(shop, { code: 'WHILE-PROCESSING', percentOff: 20 });
  const refused = [
    await ada.askForIntent(),
    await applyCode(ada, 'WHILE-PROCESSING'),
    await ada.call('GET', '/api/payment-link'),
  ];
  for (const { status, body } of refused)
    expect([status, body]).toMatchObject([409, { code: 'payment_processing' }]);
  await shop.control.answerOfBank(intentIdOf(clientSecret), true);
  await shop.letChecksPass();
  expect(await ada.status()).toEqual(paid);
});

test('no second payment is offered once an event says that the first is processing, even while Stripe’s API reports it as open', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  const event = eventOf('payment_intent.processing', {
    ...paidIntent(intentIdOf(clientSecret), ada.uid),
    status: 'processing',
  });
  expect((await shop.deliver(event)).status).toBe(200);
  const processing = { ...pending, isProcessing: true };
  expect(await ada.status()).toEqual(processing);
  await shop.letChecksPass();
  expect(await ada.status()).toEqual(processing);
  const again = await ada.askForIntent();
  expect([again.status, again.body]).toMatchObject([409, { code: 'payment_processing' }]);
  // The bank has answered: the same payment can be tried again.
  await shop.pay(clientSecret, cards.declined);
  await shop.letChecksPass();
  expect(await ada.status()).toEqual(failed);
  expect(await ada.openIntent()).toBe(clientSecret);
});

describe('the failure of an attempt', () => {
  test('is reported when the card was declined', async () => {
    const ada = await shop.payer();
    await shop.pay(await ada.openIntent(), cards.declined);
    expect(await ada.status()).toEqual(failed);
  });

  test('is reported when the authentication failed, and not while it is pending', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await shop.pay(clientSecret, cards.declined);
    await shop.pay(clientSecret, cards.asks);
    expect(await ada.status()).toEqual(pending);
    await shop.authenticate(clientSecret, 'refused');
    await shop.letChecksPass();
    expect(await ada.status()).toEqual(failed);
  });

  test('is not reported after a second card has succeeded, whatever the stored status', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await shop.pay(clientSecret, cards.declined);
    await expect.poll(() => statusOf(ada.uid)).toBe('failed');
    expect(await ada.status()).toEqual(failed);
    await shop.control.deliveryFaults({ drop: true });
    await shop.pay(clientSecret);
    expect(await ada.status()).toEqual(pending);
    await shop.letChecksPass();
    expect(await ada.status()).toEqual(paid);
  });

  test('F21: changes nothing if it arrives after the success', async () => {
    await shop.control.deliveryFaults({ hold: true });
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await shop.pay(clientSecret, cards.declined);
    await shop.pay(clientSecret);
    await shop.control.release();
    await expect.poll(() => eventsAbout(clientSecret)).toBe(2);
    expect(await ada.status()).toEqual(paid);
  });

  test('is reported for the latest attempt only', async () => {
    const ada = await shop.payer();
    const first = await ada.openIntent();
    await shop.pay(first, cards.declined);
    await shop.stripe.paymentIntents.cancel(intentIdOf(first));
    await ada.openIntent();
    await shop.letChecksPass();
    expect(await ada.status()).toEqual(pending);
  });

  test('is reported when the intent was canceled', async () => {
    const ada = await shop.payer();
    await shop.stripe.paymentIntents.cancel(intentIdOf(await ada.openIntent()));
    expect(await ada.status()).toEqual(failed);
  });
});

test('the status of another user is refused with the same bytes, whether the uid exists or not', async () => {
  const [ada, eve] = await Promise.all([shop.payer(), shop.payer()]);
  const known = await eve.call('GET', `/api/user/${ada.uid}/payment-status`);
  const unknown = await eve.call('GET', '/api/user/nobody-at-all/payment-status');
  const withoutRequest = ({ body }: typeof known) => ({ ...body, requestId: 'any' });
  expect(known.status).toBe(403);
  expect(withoutRequest(known)).toEqual(withoutRequest(unknown));
});

/** Counts the reads of intents from Stripe by both processes from now on. */
function countReads(): () => number {
  let count = 0;
  for (const { services } of [shop, second]) {
    const { readIntent } = services.stripe;
    services.stripe.readIntent = (...given) => {
      count += 1;
      return readIntent(...given);
    };
  }
  return () => count;
}

const statusOf = async (uid: string) =>
  (await shop.db.selectFrom('payments').select('status').where('uid', '=', uid).executeTakeFirst())?.status;

const eventsAbout = async (clientSecret: string) =>
  (
    await shop.db
      .selectFrom('paymentFacts')
      .select('id')
      .where('intentId', '=', intentIdOf(clientSecret))
      .where('eventId', 'is not', null)
      .execute()
  ).length;
