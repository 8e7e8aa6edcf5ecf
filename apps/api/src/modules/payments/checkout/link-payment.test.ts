import { priceCents } from '@org/api-contract/values';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventOf, openShop, type Shop } from '#test/payments/shop.ts';
import { sweepPayments } from '#modules/payments/sync/sweep-payments.ts';

let shop: Shop;
let withoutLink: Shop;
let link: Shop['link'];

beforeAll(async () => {
  shop = await openShop();
  link = shop.link;
  withoutLink = await openShop({ besides: shop, env: { STRIPE_PAYMENT_LINK_ID: '' } });
});

afterEach(() => shop.control.deliveryFaults());

afterAll(async () => {
  await withoutLink.close();
  await shop.close();
});

describe('GET /api/payment-link', () => {
  test('returns the URL of the hosted page with the caller’s uid and email', async () => {
    const ada = await shop.payer();
    const { status, body } = await ada.at(shop).call('GET', '/api/payment-link');
    expect(status).toBe(200);
    const url = new URL(String(body.paymentLink));
    expect(url.origin + url.pathname).toBe(link.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_reference_id: ada.uid,
      prefilled_email: ada.email,
    });
  });

  test('answers 503 if no link is configured', async () => {
    const ada = await shop.payer();
    const answer = await ada.at(withoutLink).call('GET', '/api/payment-link');
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test('answers 409 to a user who has paid', async () => {
    const ada = await shop.payer();
    await shop.pay(await ada.openIntent());
    await shop.untilAccess(ada.uid, true);
    expect(await ada.call('GET', '/api/payment-link')).toMatchObject({
      status: 409,
      body: { code: 'already_paid' },
    });
  });
});

describe('a payment through the link', () => {
  test('grants access to the user whose uid it has', async () => {
    const ada = await shop.payer();
    await shop.payLink(link.url, { reference: ada.uid, email: 'another@example.com' });
    await shop.untilAccess(ada.uid, true);
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
  });

  test('is found without a webhook by its uid', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await shop.payer();
    await shop.payLink(link.url, { reference: ada.uid, email: ada.email });
    expect(await ada.link()).toMatchObject({ status: 200, body: { linked: true } });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('without a uid is found by a verified email, ignoring case', async () => {
    const ada = await shop.payer({ emailVerified: true });
    await shop.payLink(link.url, { email: ada.email.toUpperCase() });
    await expect.poll(async () => (await ada.link()).body).toEqual({ linked: true });
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
  });

  test('without a uid is found when its payer is about to pay again', async () => {
    const ada = await shop.payer({ emailVerified: true });
    await shop.payLink(link.url, { email: ada.email });
    await expect.poll(() => ownersOf(ada.email)).toEqual([null]);
    expect(await ada.askForIntent()).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect(await shop.intentsOf(ada.uid)).toEqual([]);
  });

  test('without a uid is not claimed by an unverified email', async () => {
    const eve = await shop.payer({ emailVerified: false });
    await shop.payLink(link.url, { email: eve.email });
    expect(await eve.link()).toMatchObject({ status: 200, body: { linked: false } });
    expect(await eve.status()).toEqual({ hasPaid: false, paymentFailed: false });
    expect(await shop.hasAccess(eve.uid)).toBe(false);
  });

  test('T8: with a uid waits for this user and is not assigned by a verified email', async () => {
    const [ada, eve] = await Promise.all([
      shop.payer({ register: false }),
      shop.payer({ emailVerified: true }),
    ]);
    await shop.payLink(link.url, { reference: ada.uid, email: eve.email });
    await expect.poll(() => alertsAbout(ada.uid)).toContain('unclaimed');
    expect((await eve.link()).body).toEqual({ linked: false });
    await ada.call('POST', '/api/user/register', { uid: ada.uid, email: ada.email });
    expect((await ada.link()).body).toEqual({ linked: true });
  });

  test('whose uid belongs to no account is claimed by a verified email', async () => {
    const ada = await shop.payer({ emailVerified: true });
    await shop.payLink(link.url, { reference: 'uid-of-nobody', email: ada.email });
    await expect.poll(() => ownersOf(ada.email)).toEqual([null]);
    expect((await ada.link()).body).toEqual({ linked: true });
    expect(await ownersOf(ada.email)).toEqual([ada.uid]);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('whose uid belongs to no account is not claimed by an unverified email', async () => {
    const eve = await shop.payer();
    await shop.payLink(link.url, { reference: 'uid-of-nobody', email: eve.email });
    await expect.poll(() => ownersOf(eve.email)).toEqual([null]);
    expect((await eve.link()).body).toEqual({ linked: false });
  });

  test.each([
    ['for the same money', priceCents],
    ['for less', 100],
  ])('for another product %s grants nothing and raises an alert', async (_how, cents) => {
    const other = await shop.otherLink(cents);
    const ada = await shop.payer({ emailVerified: true });
    await shop.payLink(other.url, { reference: ada.uid, email: ada.email });
    await expect.poll(() => alertsOfLink(other.id)).toEqual(['link_mismatch']);
    expect((await ada.link()).body).toEqual({ linked: false });
    expect(await ada.status()).toEqual({ hasPaid: false, paymentFailed: false });
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });

  test.each([
    ['less money', { amount_total: 100 }, 'amount_mismatch'],
    ['another currency', { currency: 'eur' }, 'currency_mismatch'],
  ])('of %s than the price grants no access and raises an alert', async (_what, difference, alert) => {
    const ada = await shop.payer();
    const session = {
      id: `cs_${ada.uid}`,
      object: 'checkout.session',
      payment_intent: `pi_link_${ada.uid}`,
      payment_link: link.id,
      client_reference_id: ada.uid,
      payment_status: 'paid',
      amount_total: priceCents,
      currency: 'usd',
      customer_details: { email: ada.email },
      metadata: { expected_cents: String(priceCents), expected_currency: 'usd' },
      ...difference,
    };
    expect((await shop.deliver(eventOf('checkout.session.completed', session))).status).toBe(200);
    expect(await alertsAbout(ada.uid)).toEqual([alert]);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });

  test('made before the registration of its payer counts from the registration on', async () => {
    const ada = await shop.payer({ register: false });
    await shop.payLink(link.url, { reference: ada.uid, email: ada.email });
    await expect.poll(() => alertsAbout(ada.uid)).toContain('unclaimed');
    expect((await ada.call('POST', '/api/user/register', { uid: ada.uid, email: ada.email })).status).toBe(
      200,
    );
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
  });

  test('has one owner, even if several users claim it at once', async () => {
    const email = `shared-${Date.now()}@example.com`;
    const ada = await shop.payer({ email, emailVerified: true });
    await shop.payLink(link.url, { email });
    await expect.poll(() => ownersOf(email)).toEqual([null]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.link()));
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, () => ({ linked: true })));
    expect(await ownersOf(email)).toEqual([ada.uid]);
  });

  test('keeps its owner, even if the email now belongs to another account', async () => {
    const ada = await shop.payer({ emailVerified: true });
    await shop.payLink(link.url, { email: ada.email });
    await expect.poll(() => ownersOf(ada.email)).toEqual([null]);
    await shop.db
      .updateTable('payments')
      .set({ uid: 'earlier-owner' })
      .where('email', '=', ada.email)
      .execute();
    expect((await ada.link()).body).toEqual({ linked: false });
    expect(await ownersOf(ada.email)).toEqual(['earlier-owner']);
  });
});

describe('POST /api/update-payment-user-id', () => {
  test('links a new payment without its webhook, and repeated calls have the same result', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await shop.payer();
    await shop.pay(await ada.openIntent());
    expect(await ada.link()).toMatchObject({ status: 200, body: { linked: true } });
    expect(await ada.link()).toMatchObject({ status: 200, body: { linked: true } });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('links nothing if nothing was paid, and repeated calls have the same result', async () => {
    const ada = await shop.payer();
    expect(await ada.link()).toMatchObject({ status: 200, body: { linked: false } });
    await ada.openIntent();
    expect(await ada.link()).toMatchObject({ status: 200, body: { linked: false } });
  });

  test.each<[string, object]>([
    ["another's uid", { userId: 'somebody-else' }],
    ["another's email", { email: 'eve@example.com' }],
  ])('refuses %s', async (_name, difference) => {
    const ada = await shop.payer();
    const body = { userId: ada.uid, email: ada.email, ...difference };
    const answer = await ada.call('POST', '/api/update-payment-user-id', body);
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('T8: does not assign the payment of another user', async () => {
    const [ada, eve] = await Promise.all([shop.payer(), shop.payer({ emailVerified: true })]);
    await shop.pay(await ada.openIntent());
    await shop.untilAccess(ada.uid, true);
    expect((await eve.link()).body).toEqual({ linked: false });
    expect(await shop.hasAccess(eve.uid)).toBe(false);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });
});

const alertsOfLink = async (linkId: string) =>
  (
    await shop.db
      .selectFrom('paymentFacts')
      .innerJoin('stripeEvents', 'stripeEvents.id', 'paymentFacts.eventId')
      .select('alert')
      .where(sql`fact ->> 'linkId'`, '=', linkId)
      .execute()
  ).map(({ alert }) => alert);

const ownersOf = async (email: string) =>
  (await shop.db.selectFrom('payments').select('uid').where('email', '=', email).execute()).map(
    ({ uid }) => uid,
  );

const alertsAbout = async (reference: string) =>
  (
    await shop.db
      .selectFrom('payments')
      .innerJoin('paymentFacts', 'paymentFacts.intentId', 'payments.intentId')
      .innerJoin('stripeEvents', 'stripeEvents.id', 'paymentFacts.eventId')
      .select('alert')
      .where('clientReference', '=', reference)
      .execute()
  ).map(({ alert }) => alert);
