import { readFile } from 'node:fs/promises';
import { createEmulator, defineEmulator, filePersistence } from 'emulate';
import { registerControl } from './control-routes.ts';
import { registerDisputes } from './disputes.ts';
import { missing } from './errors.ts';
import { eventRecorder } from './events.ts';
import { Faults } from './faults.ts';
import { listOf } from './parameters.ts';
import { PaymentIntents, registerPaymentIntents } from './payment-intents.ts';
import { registerPaymentLinks } from './payment-links.ts';
import { registerRefunds } from './refunds.ts';
import { StripeRoutes, type Keys } from './requests.ts';
import { emptyState, type StripeState } from './state.ts';
import { Deliveries, type WebhookEndpoint } from './webhooks.ts';

export interface StripeEmulatorOptions extends Keys {
  /** Port on loopback; 0 takes a free one. */
  port: number;
  /** File that keeps the state across restarts. */
  stateFile?: string;
  /** Where events are delivered. */
  webhook?: WebhookEndpoint;
}

export interface StripeEmulator {
  url: string;
  close(): Promise<void>;
}

/** Starts a stateful Stripe on loopback. */
export async function startStripeEmulator(options: StripeEmulatorOptions): Promise<StripeEmulator> {
  const browserScript = await readFile(new URL('./browser/stripe.js', import.meta.url), 'utf8');

  const definition = defineEmulator<StripeState>({
    name: 'stripe',
    stateVersion: 1,
    state: emptyState,
    cors: { origin: '*', allowHeaders: ['authorization', 'content-type'] },
    setup: ({ app, state, baseUrl, signal }) => {
      const deliveries = new Deliveries(options.webhook, signal);
      const faults = new Faults(signal);
      const emit = eventRecorder(state, deliveries);
      const routes = new StripeRoutes(app, state, options, faults);
      const intents = new PaymentIntents(state, emit);
      // Events that were still on their way when the emulator stopped set out again.
      for (const event of Object.values(state.events)) {
        if (event.pending_webhooks > 0) deliveries.deliver(event);
      }
      registerPaymentIntents(routes, state, intents);
      registerRefunds(routes, state, emit);
      registerDisputes(routes, state);
      registerPaymentLinks(app, routes, { state, intents, emit, baseUrl });
      routes.get('/v1/events', ({ params }) => {
        const types = Array.isArray(params.types) ? params.types : undefined;
        const wanted = Object.values(state.events).filter(
          (event) =>
            (!types || types.includes(event.type)) &&
            (params.type === undefined || params.type === event.type) &&
            (params.delivery_success === undefined ||
              (params.delivery_success === 'true') === (event.pending_webhooks === 0)),
        );
        return listOf(wanted, params, '/v1/events');
      });
      routes.get('/v1/events/:id', ({ path }) => {
        const event = state.events[path.id ?? ''];
        if (!event) throw missing('event', path.id ?? '');
        return event;
      });
      registerControl(app, { state, deliveries, faults, emit });
      app.get('/stripe.js', (c) =>
        c.body(browserScript, 200, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-cache',
        }),
      );
      app.get('/health', (c) => c.json({ status: 'ok' }));
      app.notFound((c) =>
        c.json(
          {
            error: {
              type: 'invalid_request_error',
              message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
            },
          },
          404,
        ),
      );
      app.onError((error, c) => {
        process.stderr.write(
          `${c.req.method} ${c.req.path}: ${error instanceof Error ? error.stack : String(error)}\n`,
        );
        return c.json({ error: { type: 'api_error', message: 'An unknown error occurred.' } }, 500);
      });
    },
  });

  const emulator = await createEmulator({
    service: definition,
    port: options.port,
    hostname: '127.0.0.1',
    inspector: false,
    ...(options.stateFile && { persistence: filePersistence(options.stateFile) }),
  });
  return { url: emulator.url, close: () => emulator.close() };
}
