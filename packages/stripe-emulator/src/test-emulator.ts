import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { stripeControl } from './control.ts';
import { startStripeEmulator } from './server.ts';

export const keys = { secretKey: 'sk_test_example', publishableKey: 'pk_test_example' };
export const webhookSecret = 'whsec_example';

export interface Delivery {
  body: string;
  signature: string;
}

/** A receiver of events that answers what a test says. */
export async function receiver() {
  const deliveries: Delivery[] = [];
  const answers = { status: 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      deliveries.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(answers.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/webhook`, deliveries, answers };
}

/** An emulator of its own with the real SDK in front of it. */
export async function emulator({ webhookUrl, stateFile }: { webhookUrl?: string; stateFile?: string } = {}) {
  const { url, close } = await startStripeEmulator({
    port: 0,
    ...keys,
    ...(stateFile && { stateFile }),
    ...(webhookUrl && { webhook: { url: webhookUrl, secret: webhookSecret } }),
  });
  let closed: Promise<void> | undefined;
  const stop = (): Promise<void> => (closed ??= close());
  onTestFinished(stop);
  const { hostname, port } = new URL(url);
  const options = { protocol: 'http', host: hostname, port, telemetry: false, maxNetworkRetries: 0 } as const;
  const stripe = new Stripe(keys.secretKey, options);

  /** Confirms as a browser does: publishable key, client secret, card. */
  async function confirm(
    intent: Stripe.PaymentIntent,
    number: string,
    overrides: Record<string, string> = {},
  ) {
    const response = await fetch(`${url}/v1/payment_intents/${intent.id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.publishableKey}` },
      body: new URLSearchParams({
        client_secret: intent.client_secret ?? '',
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
        ...overrides,
      }),
    });
    const body = (await response.json()) as {
      status?: string;
      error?: { code: string; decline_code?: string; message: string };
    };
    return { status: response.status, body };
  }
  const newIntent = () =>
    stripe.paymentIntents.create({ amount: 6200, currency: 'usd', metadata: { uid: 'ada' } });
  return { url, stop, stripe, options, control: stripeControl(url), confirm, newIntent };
}
