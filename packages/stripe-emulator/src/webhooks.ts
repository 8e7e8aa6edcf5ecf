import { nowSeconds } from './ids.ts';
import type { StripeEvent } from './objects.ts';
import { signatureOf } from './signature.ts';
import type { Store } from './store.ts';

export interface WebhookEndpoint {
  url: string;
  /** One secret, or two with a comma while one replaces the other. */
  secret: string;
  /** Pauses before a second, third … attempt; the last one repeats. */
  retryDelaysMs?: readonly number[];
}

/** What lies between Stripe and the product. */
export interface DeliveryWeather {
  /** Loses events for good. */
  drop?: boolean;
  delayMs?: number;
  /** How many times each event is sent. */
  copies?: number;
  /** Keeps events back until `release`. */
  hold?: boolean;
  /** Concerns these types of event only; the others are delivered as ever. */
  types?: readonly string[];
}

export interface DeliveryAttempt {
  eventId: string;
  type: string;
  /** 1 for the first of an event. */
  attempt: number;
  /** HTTP status, or `null` where nobody answered. */
  status: number | null;
  /** Milliseconds since 1970. */
  sentAt: number;
  tookMs: number;
}

const defaultRetryDelaysMs = [250, 1_000, 3_000, 10_000, 30_000, 60_000];
const answerWithinMs = 10_000;
/** For so long Stripe goes on trying. */
const triedForSeconds = 3 * 86_400;
const keptAttempts = 10_000;
/** Between events that were still under way when the emulator stopped, so that they don't arrive as a flood. */
const resumeEveryMs = 10;

/** Delivers events, signed, and tries again until a 2xx. */
export class Deliveries {
  attempts: DeliveryAttempt[] = [];
  weather: DeliveryWeather = {};
  readonly #endpoint: WebhookEndpoint | undefined;
  readonly #store: Store;
  readonly #signal: AbortSignal;
  readonly #timers = new Set<NodeJS.Timeout>();
  #held: StripeEvent[] = [];

  constructor(endpoint: WebhookEndpoint | undefined, store: Store, signal: AbortSignal) {
    this.#endpoint = endpoint;
    this.#store = store;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#forgetTimers());
  }

  get isEnabled(): boolean {
    return this.#endpoint !== undefined;
  }

  /** Sends what was still under way when the emulator stopped. */
  resume(): void {
    const pending = this.#store.all('events').filter((event) => event.pending_webhooks > 0);
    for (const [index, event] of pending.entries()) this.#later(event, 1, index * resumeEveryMs);
  }

  deliver(event: StripeEvent): void {
    const { drop, hold, copies = 1, delayMs = 0, types } = this.weather;
    const isConcerned = types?.includes(event.type) ?? true;
    if (!isConcerned) this.#later(event, 1, 0);
    else if (hold) this.#held.push(event);
    else if (!drop) for (let copy = 0; copy < copies; copy += 1) this.#later(event, 1, delayMs);
  }

  /** Sends an event now, whatever the weather. */
  redeliver(event: StripeEvent): void {
    this.#later(event, 1, 0);
  }

  /** Sends what was held, one after the other as `order` says. */
  async release(order: 'reversed' | 'sent'): Promise<void> {
    const held = order === 'sent' ? this.#held : this.#held.toReversed();
    this.#held = [];
    const { hold: _, ...weather } = this.weather;
    this.weather = weather;
    for (const event of held) await this.#attempt(event, 1);
  }

  /** Forgets what is under way, what was held and what was tried. */
  clear(): void {
    this.#forgetTimers();
    this.#held = [];
    this.attempts = [];
    this.weather = {};
  }

  #forgetTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #later(event: StripeEvent, attempt: number, delayMs: number): void {
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
    if (this.attempts.length > keptAttempts) this.attempts.shift();
    const known = this.#store.get('events', eventId);
    if (status !== null && status >= 200 && status < 300) {
      if (known && known.pending_webhooks > 0) this.#store.put('events', { ...known, pending_webhooks: 0 });
      return;
    }
    // Forgotten meanwhile, or three days old.
    if (!known || known.created < nowSeconds() - triedForSeconds) return;
    const delays = this.#endpoint.retryDelaysMs ?? defaultRetryDelaysMs;
    this.#later(event, attempt + 1, delays[attempt - 1] ?? delays.at(-1) ?? 0);
  }

  /** @returns the status, or `null` where nobody answered */
  async #post(event: StripeEvent, { url, secret }: WebhookEndpoint): Promise<number | null> {
    // Indented, as Stripe's own: a receiver that verifies a body it has parsed and written again is found out.
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
        signal: AbortSignal.any([this.#signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      // Nobody answered: an ordinary outcome of a delivery, tried again like any other.
      return null;
    }
  }
}
