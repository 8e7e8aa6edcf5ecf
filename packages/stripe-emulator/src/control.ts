import type { Receipt } from './charges.ts';
import type { DisputeOptions } from './disputes.ts';
import type { Fault } from './faults.ts';
import type { Dispute, EarlyFraudWarning, Refund } from './objects.ts';
import type { DeliveryAttempt, DeliveryFaults } from './webhooks.ts';

/** Client of the control routes of a running emulator, for tests. Each method rejects unless the route returns 2xx. */
export function stripeControl(url: string) {
  const call = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(`${url}/_control/${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const post = <T = unknown>(path: string, body: object = {}): Promise<T> =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    /** Drops, delays, duplicates or holds later webhook deliveries. No argument restores normal delivery. */
    deliveryFaults: async (faults: DeliveryFaults = {}): Promise<void> => {
      await post('delivery-faults', faults);
    },
    /** Delivers the held events one after the other, newest first unless the sequence is `sent`. */
    release: async (sequence: 'reversed' | 'sent' = 'reversed'): Promise<void> => {
      await post('release', { order: sequence });
    },
    /** Makes later API calls fail, hang or lose their connection. Replaces the faults injected before. */
    faults: async (faults: readonly Fault[]): Promise<void> => {
      await post('faults', { faults });
    },
    /** Opens a dispute, or an inquiry, as the cardholder's bank does. */
    openDispute: (paymentIntent: string, options: DisputeOptions = {}): Promise<Dispute> =>
      post('open-dispute', { paymentIntent, ...options }),
    closeDispute: async (dispute: string, status: 'won' | 'lost'): Promise<void> => {
      await post('close-dispute', { dispute, status });
    },
    /** Reports a payment as fraud, as the cardholder's bank does before a dispute. */
    warnOfFraud: (paymentIntent: string): Promise<EarlyFraudWarning> =>
      post('warn-of-fraud', { paymentIntent }),
    /** Makes later payments `processing` until their bank answers, as bank debits are for days. */
    slowBank: async (isSlow: boolean): Promise<void> => {
      await post('slow-bank', { isSlow });
    },
    /** Answers as a slow bank. */
    answerOfBank: async (paymentIntent: string, accepted: boolean): Promise<void> => {
      await post('answer-of-bank', { paymentIntent, accepted });
    },
    failRefund: (refund: string): Promise<Refund> => post('fail-refund', { refund }),
    /** Every delivery attempt, oldest first. */
    attempts: (): Promise<DeliveryAttempt[]> => call('attempts'),
    /** The receipts that Stripe would have emailed. */
    receipts: (): Promise<Receipt[]> => call('receipts'),
  };
}

export type StripeControl = ReturnType<typeof stripeControl>;
