import { createRequire } from 'node:module';
import Stripe from 'stripe';
import { answers, Child } from './child.ts';

export const localKeys = {
  secretKey: 'sk_test_local',
  publishableKey: 'pk_test_local',
  webhookSecret: 'whsec_local',
};

export interface StripeProcess {
  child: Child;
  url: string;
}

interface StripeOptions {
  port: number;
  /** Where events are delivered. */
  webhookUrl: string;
  stateFile?: string;
  logFile?: string;
}

export async function startStripe({
  port,
  webhookUrl,
  stateFile,
  logFile,
}: StripeOptions): Promise<StripeProcess> {
  const url = `http://127.0.0.1:${port}`;
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
    ...(logFile && { logFile }),
  });
  await child.until(() => answers(`${url}/health`), 20_000);
  return { child, url };
}

/** The payment link of local mode, made at the first start. @returns its id */
export async function ensurePaymentLink(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const stripe = new Stripe(localKeys.secretKey, {
    protocol: 'http',
    host: hostname,
    port,
    telemetry: false,
  });
  const { data } = await stripe.paymentLinks.list({ limit: 1 });
  const link =
    data[0] ??
    (await stripe.paymentLinks.create({
      line_items: [
        {
          price_data: {
            currency: 'usd',
            unit_amount: 6200,
            product_data: { name: 'Zodiac Atlas lifetime access' },
          },
          quantity: 1,
        },
      ],
    }));
  return link.id;
}
