import { createHmac } from 'node:crypto';
import { nowSeconds } from './ids.ts';
import type { StripeEvent } from './objects.ts';
import type { Store } from './store.ts';

export interface WebhookEndpoint {
  url: string;
  /** One secret, or two separated by a comma during a rotation. */
  secret: string;
  /** Delays before the second and later attempts. The last delay repeats. */
  retryDelaysMs?: readonly number[];
}

/** Faults that tests inject into webhook delivery. */
export interface DeliveryFaults {
  /** Never delivers the events. */
  drop?: boolean;
  delayMs?: number;
  /** Number of times each event is delivered; 1 by default. */
  copies?: number;
  /** Holds events until `release`. */
  hold?: boolean;
  /** Event types the faults apply to; all by default. */
  types?: readonly string[];
}

export interface DeliveryAttempt {
  eventId: string;
  type: string;
  /** Starts at 1 for each event. */
  attempt: number;
  /** HTTP status, or `null` if there was no response. */
  status: number | null;
  /** Unix milliseconds. */
  sentAt: number;
  tookMs: number;
}

const defaultRetryDelaysMs = [250, 1_000, 3_000, 10_000, 30_000, 60_000];
const responseTimeoutMs = 10_000;
/** Stripe retries a delivery for three days. */
const maxRetrySeconds = 3 * 86_400;
const maxAttempts = 10_000;
/**
 * Interval between the deliveries that were pending when the emulator stopped, so that they do not start all at once.
 */
const resumeIntervalMs = 10;

/** Delivers signed events and retries until a 2xx. */
export class Deliveries {
  readonly attempts: DeliveryAttempt[] = [];
  faults: DeliveryFaults = {};
  readonly #endpoint: WebhookEndpoint | undefined;
  readonly #store: Store;
  readonly #signal: AbortSignal;
  readonly #timers = new Set<NodeJS.Timeout>();
  #held: StripeEvent[] = [];

  constructor(endpoint: WebhookEndpoint | undefined, store: Store, signal: AbortSignal) {
    this.#endpoint = endpoint;
    this.#store = store;
    this.#signal = signal;
    signal.addEventListener('abort', () => {
      for (const timer of this.#timers) clearTimeout(timer);
    });
  }

  get isEnabled(): boolean {
    return this.#endpoint !== undefined;
  }

  /** Delivers the events that were pending when the emulator stopped. */
  resume(): void {
    const pending = this.#store.all('events').filter((event) => event.pending_webhooks > 0);
    for (const [index, event] of pending.entries()) this.#schedule(event, 1, index * resumeIntervalMs);
  }

  deliver(event: StripeEvent): void {
    const { drop, hold, copies = 1, delayMs = 0, types } = this.faults;
    const isAffected = types?.includes(event.type) ?? true;
    if (!isAffected) this.#schedule(event, 1, 0);
    else if (hold) this.#held.push(event);
    else if (!drop) for (let copy = 0; copy < copies; copy += 1) this.#schedule(event, 1, delayMs);
  }

  /** Delivers the held events one after the other. */
  async release(order: 'reversed' | 'sent'): Promise<void> {
    const held = order === 'sent' ? this.#held : this.#held.toReversed();
    this.#held = [];
    const { hold: _, ...faults } = this.faults;
    this.faults = faults;
    for (const event of held) await this.#attempt(event, 1);
  }

  #schedule(event: StripeEvent, attempt: number, delayMs: number): void {
    if (this.#signal.aborted || !this.#endpoint) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#attempt(event, attempt);
    }, delayMs);
    this.#timers.add(timer);
  }

  async #attempt(event: StripeEvent, attempt: number): Promise<void> {
    if (!this.#endpoint) return;
    const sentAt = Date.now();
    const status = await this.#post(event, this.#endpoint);
    if (this.#signal.aborted) return;
    const { id: eventId, type } = event;
    this.attempts.push({ eventId, type, attempt, status, sentAt, tookMs: Date.now() - sentAt });
    if (this.attempts.length > maxAttempts) this.attempts.shift();
    if (status !== null && status >= 200 && status < 300) {
      this.#store.put('events', { ...event, pending_webhooks: 0 });
      return;
    }
    if (event.created < nowSeconds() - maxRetrySeconds) return;
    const delays = this.#endpoint.retryDelaysMs ?? defaultRetryDelaysMs;
    this.#schedule(event, attempt + 1, delays[attempt - 1] ?? delays.at(-1) ?? 0);
  }

  /** @returns the HTTP status, or `null` if there was no response */
  async #post(event: StripeEvent, { url, secret }: WebhookEndpoint): Promise<number | null> {
    // The body is indented like Stripe's payloads, so that verifying a re-serialized body fails.
    const body = JSON.stringify(event, null, 2);
    const secrets = secret.split(',').map((part) => part.trim());
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, secrets, nowSeconds()),
          'user-agent': 'Stripe/1.0 (emulated)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#signal, AbortSignal.timeout(responseTimeoutMs)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      // The receiver did not respond, so the delivery is retried.
      return null;
    }
  }
}

/** The `Stripe-Signature` header of a raw body, with one `v1` signature per secret. */
export function signatureOf(body: string, secrets: readonly string[], timestampSeconds: number): string {
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${timestampSeconds}.${body}`).digest('hex'),
  );
  return [`t=${timestampSeconds}`, ...signed.map((mac) => `v1=${mac}`)].join(',');
}
