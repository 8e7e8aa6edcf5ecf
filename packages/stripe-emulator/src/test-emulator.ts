import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { stripeControl } from './control.ts';
import { startStripeEmulator } from './server.ts';
import type { WebhookEndpoint } from './webhooks.ts';

export const keys = { secretKey: 'sk_test_example', publishableKey: 'pk_test_example' };
export const webhookSecret = 'whsec_example';

export interface Delivery {
  body: string;
  signature: string;
}

/** Starts a webhook receiver that answers with `answers.status`. */
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

interface TestOptions {
  webhook?: Partial<WebhookEndpoint>;
  stateFile?: string;
}

export type TestEmulator = Awaited<ReturnType<typeof startTestEmulator>>;

/** Starts an emulator that stops at the end of the test. */
export async function emulator(options: TestOptions = {}): Promise<TestEmulator> {
  const started = await startTestEmulator(options);
  onTestFinished(started.stop);
  return started;
}

/** Starts an emulator. The caller must stop it. */
export async function startTestEmulator({ webhook, stateFile }: TestOptions = {}) {
  const { url, close } = await startStripeEmulator({
    port: 0,
    ...keys,
    ...(stateFile && { stateFile }),
    ...(webhook?.url && { webhook: { url: webhook.url, secret: webhookSecret, ...webhook } }),
  });
  let closed: Promise<void> | undefined;
  const stop = (): Promise<void> => (closed ??= close());
  const { hostname, port } = new URL(url);
  const options = { protocol: 'http', host: hostname, port, telemetry: false, maxNetworkRetries: 0 } as const;
  const stripe = new Stripe(keys.secretKey, options);
  const call = caller(url);

  return {
    url,
    stop,
    stripe,
    /** Options for another SDK instance. */
    options,
    control: stripeControl(url),
    call,
    newIntent: () =>
      stripe.paymentIntents.create({ amount: 6200, currency: 'usd', metadata: { uid: 'ada' } }),
    /** Confirms as a browser does, with the publishable key and the client secret. */
    confirm: (
      intent: Stripe.PaymentIntent,
      number: string,
      differences: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) =>
      call(
        'POST',
        `/v1/payment_intents/${intent.id}/confirm`,
        {
          client_secret: intent.client_secret ?? '',
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': number,
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2034',
          'payment_method_data[card][cvc]': '123',
          ...differences,
        },
        headers,
      ),
    /** Completes 3-D Secure authentication as the payer. */
    authenticate: (intent: Stripe.PaymentIntent, outcome: 'accepted' | 'refused') =>
      call('POST', `/v1/payment_intents/${intent.id}/authenticate`, {
        client_secret: intent.client_secret ?? '',
        outcome,
      }),
  };
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { error?: Record<string, unknown> };
}

/** Calls the API without the SDK, with the publishable key by default. */
const caller =
  (url: string) =>
  async (
    method: 'GET' | 'POST',
    path: string,
    parameters: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<RawAnswer> => {
    const form = new URLSearchParams(parameters);
    const query = method === 'GET' && form.size > 0 ? `?${form.toString()}` : '';
    const response = await fetch(`${url}${path}${query}`, {
      method,
      headers: { authorization: `Bearer ${keys.publishableKey}`, ...headers },
      ...(method === 'POST' && { body: form }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as RawAnswer['body'],
    };
  };
