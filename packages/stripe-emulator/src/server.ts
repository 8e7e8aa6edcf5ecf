import { readFile } from 'node:fs/promises';
import { createEmulator, defineEmulator } from 'emulate';
import type { Handler } from './app.ts';
import { allowBrowserCalls, refuseOtherHosts } from './browser-access.ts';
import { browserScript } from './browser-script.ts';
import { registerEndpoints } from './calls.ts';
import { CheckoutSessions, checkoutSessionEndpoints } from './checkout-sessions.ts';
import { registerControl } from './control-routes.ts';
import { disputeEndpoints } from './disputes.ts';
import { StripeFailure } from './errors.ts';
import { eventEndpoints } from './event-endpoints.ts';
import { Events } from './events.ts';
import { ConnectionReset, Faults } from './faults.ts';
import { registerHostedPage } from './hosted/hosted-page.ts';
import { Idempotency } from './idempotency.ts';
import { Journal } from './journal.ts';
import type { Keys } from './keys.ts';
import { listEndpoint } from './lists.ts';
import { paymentIntentEndpoints } from './payment-intent-endpoints.ts';
import { PaymentIntents } from './payment-intents.ts';
import { paymentLinkEndpoints } from './payment-links.ts';
import { refundEndpoints } from './refunds.ts';
import { emptyState, Store, type State } from './store.ts';
import { taxEndpoints } from './tax.ts';
import { Deliveries, type WebhookEndpoint } from './webhooks.ts';

export interface StripeEmulatorOptions extends Keys {
  /** 0 picks a free port. */
  port: number;
  /** File the state is saved in. In memory only by default. */
  stateFile?: string;
  /** Events are not delivered by default. */
  webhook?: WebhookEndpoint;
}

export interface StripeEmulator {
  url: string;
  /** Aborts the calls and deliveries in progress. The state file needs no flush. */
  close(): Promise<void>;
}

/**
 * Starts the emulator.
 *
 * @throws Error if the port is in use or the state file cannot be used
 */
export async function startStripeEmulator(options: StripeEmulatorOptions): Promise<StripeEmulator> {
  const { port, stateFile } = options;
  const stylesheet = await readFile(new URL('./hosted/pay.css', import.meta.url), 'utf8');
  let journal: Journal | undefined;

  const definition = defineEmulator<State>({
    name: 'stripe',
    // Called after the port is bound: another emulator on this port may be writing to the file.
    state: () => {
      if (stateFile !== undefined) journal = new Journal(stateFile);
      return journal?.state ?? emptyState();
    },
    cors: false,
    setup: ({ app, state, signal }) => {
      const store = new Store(state, journal?.record);
      const deliveries = new Deliveries(options.webhook, store, signal);
      const events = new Events(store, deliveries);
      const faults = new Faults(signal);
      const intents = new PaymentIntents(store, events);
      const sessions = new CheckoutSessions({ store, events, intents });

      app.use(answerFailures);
      app.use(refuseOtherHosts);
      app.use(allowBrowserCalls);
      registerEndpoints(
        app,
        [
          ...paymentIntentEndpoints(store, intents),
          listEndpoint('/v1/charges', () => store.all('charges')),
          ...refundEndpoints({ store, events }),
          ...disputeEndpoints(store),
          listEndpoint('/v1/radar/early_fraud_warnings', () => store.all('early_fraud_warnings')),
          ...taxEndpoints(store),
          ...paymentLinkEndpoints({ store, events }),
          ...checkoutSessionEndpoints(store, sessions),
          ...eventEndpoints(store),
        ],
        { keys: options, store, events, faults, idempotency: new Idempotency(store) },
      );
      registerHostedPage(app, { store, sessions, stylesheet });
      registerControl(app, { store, events, deliveries, faults, intents });
      app.get('/stripe.js', async (c) =>
        c.body(await browserScript(), 200, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-cache',
        }),
      );
      app.get('/health', (c) => c.json({ status: 'ok' }));
      app.notFound((c) => {
        const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
        return c.json(new StripeFailure(404, 'invalid_request_error', message).body, 404);
      });
      // The server library has printed the error.
      app.onError((_error, c) => {
        const failure = new StripeFailure(500, 'api_error', 'An unknown error occurred in the emulator.');
        return c.json(failure.body, 500);
      });
      deliveries.resume();
    },
  });

  try {
    const emulator = await createEmulator({
      service: definition,
      port,
      hostname: '127.0.0.1',
      inspector: false,
    });
    return {
      url: `http://127.0.0.1:${new URL(emulator.url).port}`,
      close: async () => {
        await emulator.close();
        journal?.close();
      },
    };
  } catch (error) {
    journal?.close();
    throw error;
  }
}

/** Answers each failure that the emulator throws on purpose. Any other error is a defect of the emulator. */
const answerFailures: Handler = async (c, next) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof StripeFailure) return c.json(error.body, error.status);
    if (error instanceof ConnectionReset) return connectionResetResponse(error);
    throw error;
  }
};

/** A response that fails before its first byte, so that the server closes the connection. */
const connectionResetResponse = (error: Error): Response =>
  new Response(new ReadableStream({ start: (controller) => controller.error(error) }));
