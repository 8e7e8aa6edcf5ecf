import type { Dispute } from './state.ts';
import type { Fault } from './faults.ts';
import type { DeliveryAttempt, DeliveryWeather } from './webhooks.ts';

/** A remote control of a running emulator, for tests. */
export function stripeControl(url: string) {
  const post = async (path: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`${url}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  return {
    /** Drops, delays, repeats or holds the deliveries from now on; nothing given is fair weather. */
    weather: async (weather: Partial<DeliveryWeather> = {}): Promise<void> => {
      await post('weather', weather);
    },
    /** Sends what was held, last first. */
    release: async (): Promise<void> => {
      await post('release');
    },
    /** Makes the next calls fail or hang. */
    faults: async (faults: Fault[]): Promise<void> => {
      await post('faults', { faults });
    },
    redeliver: async (eventId: string): Promise<void> => {
      await post('redeliver', { eventId });
    },
    openDispute: async (paymentIntent: string): Promise<Dispute> =>
      (await post('open-dispute', { paymentIntent })) as Dispute,
    closeDispute: async (dispute: string, status: 'won' | 'lost'): Promise<void> => {
      await post('close-dispute', { dispute, status });
    },
    attempts: async (): Promise<DeliveryAttempt[]> =>
      (await (await fetch(`${url}/_control/attempts`)).json()) as DeliveryAttempt[],
  };
}

export type StripeControl = ReturnType<typeof stripeControl>;
