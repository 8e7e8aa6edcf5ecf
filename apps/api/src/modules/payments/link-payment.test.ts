import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '#test/payments/shop.ts';

let withoutLink: Shop;
let shop: Shop;
let link: Stripe.PaymentLink;

beforeAll(async () => {
  withoutLink = await openShop();
  link = await withoutLink.paymentLink();
  shop = await openShop({ besides: withoutLink, env: { STRIPE_PAYMENT_LINK_ID: link.id } });
});

beforeEach(() => shop.forgetAddresses());
afterEach(() => shop.control.weather());

afterAll(async () => {
  await shop.close();
  await withoutLink.close();
});

describe('GET /api/payment-link', () => {
  test("is the hosted page that carries one's uid and e-mail", async () => {
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

  test('is 503 where no link is configured', async () => {
    const ada = await shop.payer();
    const answer = await ada.at(withoutLink).call('GET', '/api/payment-link');
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test('is 409 for whoever has paid', async () => {
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
  test('opens the access of the uid it carries', async () => {
    const ada = await shop.payer();
    await shop.payLink(link.url, { reference: ada.uid, email: 'another@example.com' });
    await shop.untilAccess(ada.uid, true);
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
  });

  test('is found without any webhook by the uid it carries', async () => {
    await shop.control.weather({ drop: true });
    const ada = await shop.payer();
    await shop.payLink(link.url, { reference: ada.uid, email: ada.email });
    expect(await ada.link()).toMatchObject({ status: 200, body: { linked: true } });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('that carries no uid is found by a verified e-mail, in any case of letters', async () => {
    const ada = await shop.payer({ emailVerified: true });
    await shop.payLink(link.url, { email: ada.email.toUpperCase() });
    await expect.poll(async () => (await ada.link()).body).toEqual({ linked: true });
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
  });

  test('that carries no uid is found when its payer is about to pay once more', async () => {
    const ada = await shop.payer({ emailVerified: true });
    await shop.payLink(link.url, { email: ada.email });
    await expect.poll(() => ownersOf(ada.email)).toEqual([null]);
    expect(await ada.askForIntent()).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect(await shop.intentsOf(ada.uid)).toEqual([]);
  });

  test('that carries no uid is not given to an e-mail that nobody verified', async () => {
    const eve = await shop.payer({ emailVerified: false });
    await shop.payLink(link.url, { email: eve.email });
    expect(await eve.link()).toMatchObject({ status: 200, body: { linked: false } });
    expect(await eve.status()).toEqual({ hasPaid: false, paymentFailed: false });
    expect(await shop.hasAccess(eve.uid)).toBe(false);
  });

  test('that carries a uid waits for its owner and is not given to a verified e-mail', async () => {
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

  test('of another price opens nothing', async () => {
    const cheap = await shop.paymentLink(100);
    const ada = await shop.payer();
    await shop.payLink(cheap.url, { reference: ada.uid, email: ada.email });
    await expect.poll(() => alertsAbout(ada.uid)).toContain('amount_mismatch');
    expect((await ada.link()).body).toEqual({ linked: false });
  });

  test('made before its payer is registered counts from the registration on', async () => {
    const ada = await shop.payer({ register: false });
    await shop.payLink(link.url, { reference: ada.uid, email: ada.email });
    await expect.poll(() => alertsAbout(ada.uid)).toContain('unclaimed');
    expect((await ada.call('POST', '/api/user/register', { uid: ada.uid, email: ada.email })).status).toBe(
      200,
    );
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
  });

  test('has one owner for ever, whoever asks at once', async () => {
    const email = `shared-${Date.now()}@example.com`;
    const ada = await shop.payer({ email, emailVerified: true });
    await shop.payLink(link.url, { email });
    await expect.poll(() => ownersOf(email)).toEqual([null]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.link()));
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, () => ({ linked: true })));
    expect(await ownersOf(email)).toEqual([ada.uid]);
  });

  test('that belongs to somebody stays theirs, though the e-mail is now that of another account', async () => {
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
  test('links a payment just made, without its webhook, and says the same when repeated', async () => {
    await shop.control.weather({ drop: true });
    const ada = await shop.payer();
    await shop.pay(await ada.openIntent());
    expect(await ada.link()).toMatchObject({ status: 200, body: { linked: true } });
    expect(await ada.link()).toMatchObject({ status: 200, body: { linked: true } });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('links nothing where nothing was paid, and says the same when repeated', async () => {
    const ada = await shop.payer();
    expect(await ada.link()).toMatchObject({ status: 200, body: { linked: false } });
    await ada.openIntent();
    expect(await ada.link()).toMatchObject({ status: 200, body: { linked: false } });
  });

  test.each<[string, object]>([
    ["another's uid", { userId: 'somebody-else' }],
    ["another's e-mail", { email: 'eve@example.com' }],
  ])('refuses %s', async (_name, difference) => {
    const ada = await shop.payer();
    const body = { userId: ada.uid, email: ada.email, ...difference };
    const answer = await ada.call('POST', '/api/update-payment-user-id', body);
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test("never gives away somebody else's payment", async () => {
    const [ada, eve] = await Promise.all([shop.payer(), shop.payer({ emailVerified: true })]);
    await shop.pay(await ada.openIntent());
    await shop.untilAccess(ada.uid, true);
    expect((await eve.link()).body).toEqual({ linked: false });
    expect(await shop.hasAccess(eve.uid)).toBe(false);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });
});

const ownersOf = async (email: string) =>
  (await shop.db.selectFrom('payments').select('uid').where('email', '=', email).execute()).map(
    ({ uid }) => uid,
  );

const alertsAbout = async (reference: string) =>
  (
    await shop.db
      .selectFrom('payments')
      .innerJoin('payment_facts', 'payment_facts.intent_id', 'payments.intent_id')
      .innerJoin('stripe_events', 'stripe_events.id', 'payment_facts.event_id')
      .select('alert')
      .where('client_reference', '=', reference)
      .execute()
  ).map(({ alert }) => alert);
