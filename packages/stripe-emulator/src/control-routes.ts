import type { EmulatorContext } from 'emulate';
import { closeDispute, openDispute } from './disputes.ts';
import { StripeFailure } from './errors.ts';
import type { Emit } from './events.ts';
import type { Fault, Faults } from './faults.ts';
import type { StripeState } from './state.ts';
import { fairWeather, type Deliveries, type DeliveryWeather } from './webhooks.ts';

interface Parts {
  state: StripeState;
  deliveries: Deliveries;
  faults: Faults;
  emit: Emit;
}

/** What tests order: weather between Stripe and the product, failures, disputes. */
export function registerControl(
  app: EmulatorContext<StripeState>['app'],
  { state, deliveries, faults, emit }: Parts,
): void {
  const control = (path: string, act: (body: Record<string, unknown>) => unknown): void => {
    app.post(`/_control/${path}`, async (c) => {
      const body = await c.req.json<Record<string, unknown>>();
      try {
        return c.json(act(body) ?? {});
      } catch (error) {
        if (error instanceof StripeFailure) return c.json(error.body, error.status);
        throw error;
      }
    });
  };
  control('weather', (body) => {
    deliveries.weather = { ...fairWeather, ...(body as Partial<DeliveryWeather>) };
  });
  control('release', () => deliveries.release());
  control('faults', (body) => {
    faults.ordered = body.faults as Fault[];
  });
  control('redeliver', ({ eventId }) => {
    const event = state.events[String(eventId)];
    if (event) deliveries.deliver(event);
  });
  control('open-dispute', ({ paymentIntent }) => openDispute(state, emit, String(paymentIntent)));
  control('close-dispute', ({ dispute, status }) =>
    closeDispute(state, emit, String(dispute), status === 'won' ? 'won' : 'lost'),
  );
  app.get('/_control/attempts', (c) => c.json(deliveries.attempts));
}
