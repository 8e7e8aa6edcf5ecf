import type Stripe from 'stripe';
import { newId, nowSeconds } from './ids.ts';
import type { StripeEvent } from './objects.ts';
import type { Store } from './store.ts';
import type { Deliveries } from './webhooks.ts';

/** The API version of the installed SDK, whose types describe the stored objects. */
const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** The API call that caused an event. */
export interface EventCause {
  id: string | null;
  idempotency_key: string | null;
}

const noCause: EventCause = { id: null, idempotency_key: null };

/** Stores events and starts their webhook deliveries. */
export class Events {
  readonly #store: Store;
  readonly #deliveries: Deliveries;
  #cause = noCause;

  constructor(store: Store, deliveries: Deliveries) {
    this.#store = store;
    this.#deliveries = deliveries;
  }

  /** Runs `work` with `cause` as the cause of its events. */
  during<T>(cause: EventCause, work: () => T): T {
    this.#cause = cause;
    try {
      return work();
    } finally {
      this.#cause = noCause;
    }
  }

  emit(type: StripeEvent['type'], object: object): void {
    const event = this.#store.put('events', {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: nowSeconds(),
      data: { object },
      livemode: false,
      pending_webhooks: this.#deliveries.isEnabled ? 1 : 0,
      request: this.#cause,
      type,
    });
    this.#deliveries.deliver(event);
  }
}
