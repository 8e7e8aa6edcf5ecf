import { createRequire } from 'node:module';
import { priceCents, prices } from '@org/api-contract/values';
import Stripe from 'stripe';
import { respondsOk, Child, type ChildOptions } from '../process/child.ts';
import type { Spawned } from '../process/supervised.ts';

export const localKeys = {
  secretKey: 'sk_test_local',
  publishableKey: 'pk_test_local',
  webhookSecret: 'whsec_local',
};

interface StripeOptions extends Pick<ChildOptions, 'logFile' | 'onSpawn'> {
  port: number;
  /** Where events are delivered. */
  webhookUrl: string;
  /** File the state is saved in. */
  stateFile?: string;
}

export const stripeUrl = (port: number): string => `http://127.0.0.1:${port}`;

/** Starts the Stripe emulator as a separate process. */
export function spawnStripe({ port, webhookUrl, stateFile, ...rest }: StripeOptions): Spawned {
  const child = new Child({
    name: 'Stripe emulator',
    script: createRequire(import.meta.url).resolve('@org/stripe-emulator/main.ts'),
    env: {
      STRIPE_EMULATOR_PORT: String(port),
      STRIPE_EMULATOR_STATE: stateFile,
      STRIPE_SECRET_KEY: localKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: localKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: localKeys.webhookSecret,
      STRIPE_WEBHOOK_URL: webhookUrl,
    },
    ...rest,
  });
  return { child, isReady: () => respondsOk(`${stripeUrl(port)}/health`) };
}

/**
 * Creates the payment link of local mode, unless the emulator has one with the current price.
 *
 * @returns its id, and the ids of the links with former prices, separated by commas
 */
export async function ensurePaymentLink(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const stripe = new Stripe(localKeys.secretKey, {
    protocol: 'http',
    host: hostname,
    port,
    telemetry: false,
  });
  const { data } = await stripe.paymentLinks.list({ limit: 100 });
  const existing = data.filter((link) => link.url.startsWith(url));
  const isCurrent = ({ metadata }: Stripe.PaymentLink): boolean =>
    (metadata.expected_cents ?? firstPriceCents) === String(priceCents);
  const former = existing.filter((link) => !isCurrent(link)).map(({ id }) => id);
  const current = existing.find(isCurrent);
  if (current) return [current.id, ...former].join(',');
  const created = await stripe.paymentLinks.create({
    line_items: [
      {
        price_data: {
          currency: 'usd',
          unit_amount: priceCents,
          product_data: { name: 'Zodiac Atlas lifetime access' },
        },
        quantity: 1,
      },
    ],
    metadata: { expected_cents: String(priceCents), expected_currency: 'usd' },
  });
  return [created.id, ...former].join(',');
}

/** A link without a price in its metadata is older than this field, and has the first price. */
const firstPriceCents = String(prices[0].amountCents);
