import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { stripeControl } from '@org/stripe-emulator/control.ts';
import type { DestinationStream } from 'pino';
import Stripe from 'stripe';
import { priceCents } from '@org/api-contract/values';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { LoadLimits } from '#http/plugins/overload.ts';
import type { PersonOptions } from '#test/people.ts';
import { browserAt, intentIdOf, payerAt, type Payer } from './payer.ts';

const stripeAt = (url: string): Stripe => {
  const { hostname, port } = new URL(url);
  return new Stripe('sk_test_local', { protocol: 'http', host: hostname, port, telemetry: false });
};

const newPaymentLink = (
  stripe: Stripe,
  amountCents: number,
  metadata: Stripe.MetadataParam = {},
): Promise<Stripe.PaymentLink> =>
  stripe.paymentLinks.create({
    metadata,
    line_items: [
      {
        price_data: {
          currency: 'usd',
          unit_amount: amountCents,
          product_data: { name: 'Lifetime access' },
        },
        quantity: 1,
      },
    ],
  });

export interface ShopOptions {
  /** Whether the database has companies, brands, states and boards; false by default. */
  lists?: boolean;
  /** Uses the database and Stripe of another shop, as a second process of it. */
  besides?: { app: RunningApp; link: Stripe.PaymentLink };
  env?: Record<string, string>;
  clock?: () => Date;
  limitScale?: number;
  databaseTimeouts?: 'product';
  load?: LoadLimits;
  logTo?: DestinationStream;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The product with a separate Stripe emulator, and the steps that payment tests share. */
export async function openShop({ besides, env, ...options }: ShopOptions = {}) {
  let link: Stripe.PaymentLink | undefined = besides?.link;
  const app = await startApp({
    lists: false,
    ...options,
    atStripe: async (stripeUrl) => {
      link ??= await newPaymentLink(stripeAt(stripeUrl), priceCents);
      return { STRIPE_PAYMENT_LINK_ID: link.id };
    },
    ...(besides && { database: besides.app.database, stripeUrl: besides.app.stripeUrl }),
    env: {
      STRIPE_WEBHOOK_SECRET: 'whsec_local, whsec_next',
      ...(besides && { PUBLIC_ORIGIN: besides.app.config.publicOrigin }),
      ...env,
    },
  });
  if (!link) throw new Error('no payment link');
  const stripe = stripeAt(app.stripeUrl);
  const hasAccess = async (uid: string): Promise<boolean | undefined> =>
    (await app.db.selectFrom('users').select('hasPaidAccess').where('uid', '=', uid).executeTakeFirst())
      ?.hasPaidAccess;

  const browser = browserAt(app.stripeUrl);
  const payer = async (person: PersonOptions = {}): Promise<Payer> =>
    payerAt(app.baseUrl, await app.person(person));

  /** Waits until a user has access, or has none. */
  async function untilAccess(uid: string, expected: boolean, withinMs = 5_000): Promise<void> {
    const until = performance.now() + withinMs;
    while ((await hasAccess(uid)) !== expected) {
      if (performance.now() > until) throw new Error(`access was not ${expected} within ${withinMs} ms`);
      await wait(20);
    }
  }

  return {
    app,
    db: app.db,
    services: app.services,
    url: app.baseUrl,
    /** Stripe with the secret key. */
    stripe,
    /** Controls the emulator and its webhooks. */
    control: stripeControl(app.stripeUrl),
    ...browser,
    hasAccess,
    /** The payment link of the product. */
    link,

    payer,

    /** Creates a user who has paid and has access. */
    async paidUp(): Promise<{ ada: Payer; intentId: string }> {
      const ada = await payer();
      const clientSecret = await ada.openIntent();
      await browser.pay(clientSecret);
      await untilAccess(ada.uid, true);
      return { ada, intentId: intentIdOf(clientSecret) };
    },

    untilAccess,

    /** Creates a payment link for another product of the same Stripe account, by default at the same price. */
    otherLink: (
      amountCents: number = priceCents,
      metadata?: Stripe.MetadataParam,
    ): Promise<Stripe.PaymentLink> => newPaymentLink(stripe, amountCents, metadata),

    async intentsOf(...uids: string[]): Promise<Stripe.PaymentIntent[]> {
      const all = await stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
      return all.filter(({ metadata }) => uids.includes(metadata.uid ?? ''));
    },

    /** Inserts users with an open payment directly into the database. */
    async openPayments(uids: string[]): Promise<{ uid: string; intentId: string }[]> {
      const payments = uids.map((uid) => ({ uid, intentId: `pi_${uid}` }));
      await sql`
        insert into users (uid, email)
        select uid, uid || '@example.com' from unnest(${uids}::text[]) as given (uid)`.execute(app.db);
      await sql`
        insert into payments (uid, source, idempotency_key, intent_id, amount_cents, currency)
        select uid, 'intent', uid, 'pi_' || uid, ${priceCents}::integer, 'usd' from unnest(${uids}::text[]) as given (uid)`.execute(
        app.db,
      );
      return payments;
    },

    /** Ends the wait between two checks at Stripe. */
    async letChecksPass(): Promise<void> {
      await app.db
        .updateTable('stripeChecks')
        .set({ checkedAt: new Date(0) })
        .execute();
    },

    /** Sends a signed event as Stripe does. `sent` replaces the signed body. */
    async deliver(
      event: object,
      {
        secret = 'whsec_local',
        ageSeconds = 0,
        sent = '',
        to = app.baseUrl,
      }: { secret?: string; ageSeconds?: number; sent?: string | Buffer<ArrayBuffer>; to?: string } = {},
    ): Promise<Response> {
      const payload = JSON.stringify(event);
      const timestamp = nowSeconds() - ageSeconds;
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return fetch(`${to}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: sent.length > 0 ? sent : payload,
      });
    },

    close: () => app.close(),
  };
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

let made = 0;

/** Makes a Stripe event about an object of the test. */
export const eventOf = (type: string, object: object, { created = nowSeconds(), livemode = false } = {}) => ({
  id: `evt_made_${process.pid}_${(made += 1)}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  created,
  livemode,
  pending_webhooks: 1,
  request: { id: null, idempotencyKey: null },
  type,
  data: { object },
});

/** A paid PaymentIntent, with the given differences. */
export const paidIntent = (id: string, uid: string, differences: object = {}) => ({
  id,
  object: 'payment_intent',
  status: 'succeeded',
  amount: priceCents,
  amount_received: priceCents,
  currency: 'usd',
  last_payment_error: null,
  metadata: { uid },
  ...differences,
});
