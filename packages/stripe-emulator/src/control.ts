import type { Fault } from './faults.ts';
import type { Dispute, Refund } from './objects.ts';
import type { Receipt } from './receipts.ts';
import type { DeliveryAttempt, DeliveryWeather } from './webhooks.ts';

/** A remote control of a running emulator, for tests. */
export function stripeControl(url: string) {
  const call = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(`${url}/_control/${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const order = <T = unknown>(path: string, body: object = {}): Promise<T> =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    /** Drops, delays, repeats or holds the deliveries from now on; nothing given is fair weather. */
    weather: async (weather: DeliveryWeather = {}): Promise<void> => {
      await order('weather', weather);
    },
    /** Sends what was held, one after the other, last first unless `order` says as it was sent. */
    release: async (sequence: 'reversed' | 'sent' = 'reversed'): Promise<void> => {
      await order('release', { order: sequence });
    },
    /** Makes calls to come fail, hang or lose their line, in place of what was ordered before. */
    faults: async (faults: readonly Fault[]): Promise<void> => {
      await order('faults', { faults });
    },
    /** Sends an event again, whatever the weather. */
    redeliver: async (eventId: string): Promise<void> => {
      await order('redeliver', { eventId });
    },
    /** The cardholder's bank disputes a payment, or only inquires. */
    openDispute: (paymentIntent: string, { inquiry = false } = {}): Promise<Dispute> =>
      order('open-dispute', { paymentIntent, inquiry }),
    closeDispute: async (dispute: string, status: 'won' | 'lost'): Promise<void> => {
      await order('close-dispute', { dispute, status });
    },
    /** The money of a refund comes back. */
    failRefund: (refund: string): Promise<Refund> => order('fail-refund', { refund }),
    /** Forgets everything, weather and faults included. */
    reset: async (): Promise<void> => {
      await order('reset');
    },
    /** Every delivery tried, oldest first. */
    attempts: (): Promise<DeliveryAttempt[]> => call('attempts'),
    /** The receipts that payers would have got. */
    receipts: (): Promise<Receipt[]> => call('receipts'),
  };
}

export type StripeControl = ReturnType<typeof stripeControl>;
