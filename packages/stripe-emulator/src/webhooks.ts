import { createHmac } from 'node:crypto';
import type { StripeEvent } from './state.ts';

export interface WebhookEndpoint {
  url: string;
  secret: string;
}

/** What tests make of the network between Stripe and the product. */
export interface DeliveryWeather {
  drop: boolean;
  delayMs: number;
  /** How many times each event is sent. */
  copies: number;
  /** Holds events back until `release`, which sends them last first. */
  hold: boolean;
}

export const fairWeather: DeliveryWeather = { drop: false, delayMs: 0, copies: 1, hold: false };

export interface DeliveryAttempt {
  eventId: string;
  type: string;
  /** HTTP status, or `null` where nobody answered. */
  status: number | null;
}

const retryDelaysMs = [250, 1_000, 3_000, 10_000, 30_000, 60_000];

/** `Stripe-Signature` over the raw body. */
export function signature(body: string, secret: string, timestampSeconds: number): string {
  const mac = createHmac('sha256', secret).update(`${timestampSeconds}.${body}`).digest('hex');
  return `t=${timestampSeconds},v1=${mac}`;
}

/** Delivers events, signed, with retries until a 2xx. */
export class Deliveries {
  readonly endpoint: WebhookEndpoint | undefined;
  readonly attempts: DeliveryAttempt[] = [];
  weather: DeliveryWeather = { ...fairWeather };
  #held: StripeEvent[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #signal: AbortSignal;

  constructor(endpoint: WebhookEndpoint | undefined, signal: AbortSignal) {
    this.endpoint = endpoint;
    this.#signal = signal;
    signal.addEventListener('abort', () => {
      for (const timer of this.#timers) clearTimeout(timer);
    });
  }

  deliver(event: StripeEvent): void {
    if (!this.endpoint || this.weather.drop) return;
    if (this.weather.hold) {
      this.#held.push(event);
      return;
    }
    for (let copy = 0; copy < this.weather.copies; copy += 1) this.#later(event, 0, this.weather.delayMs);
  }

  /** Sends what was held, last first. */
  release(): void {
    const held = this.#held.toReversed();
    this.#held = [];
    this.weather = { ...this.weather, hold: false };
    for (const event of held) this.deliver(event);
  }

  #later(event: StripeEvent, attempt: number, delayMs: number): void {
    if (this.#signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#attempt(event, attempt);
    }, delayMs);
    this.#timers.add(timer);
  }

  async #attempt(event: StripeEvent, attempt: number): Promise<void> {
    const status = await this.#post(event);
    this.attempts.push({ eventId: event.id, type: event.type, status });
    if (status !== null && status >= 200 && status < 300) {
      event.pending_webhooks = 0;
      return;
    }
    const delayMs = retryDelaysMs[attempt];
    if (delayMs !== undefined) this.#later(event, attempt + 1, delayMs);
  }

  async #post(event: StripeEvent): Promise<number | null> {
    if (!this.endpoint) return null;
    const body = JSON.stringify(event);
    try {
      const response = await fetch(this.endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(body, this.endpoint.secret, Math.floor(Date.now() / 1000)),
          'user-agent': 'Stripe/1.0 (emulated)',
        },
        body,
        signal: AbortSignal.any([this.#signal, AbortSignal.timeout(10_000)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      // Nobody answered: an ordinary outcome of a delivery, tried again like any other.
      return null;
    }
  }
}
