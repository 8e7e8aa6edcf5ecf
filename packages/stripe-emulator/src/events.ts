import type Stripe from 'stripe';
import { newId, nowSeconds } from './ids.ts';
import type { StripeEvent } from './objects.ts';
import type { Store } from './store.ts';
import type { Deliveries } from './webhooks.ts';

/** The version the SDK of this repository speaks; its types are those of our objects. */
const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** The call that caused an event. */
export interface EventCause {
  id: string | null;
  idempotency_key: string | null;
}

const nobody: EventCause = { id: null, idempotency_key: null };

/** Records what happens and hands it to the deliveries. */
export class Events {
  readonly #store: Store;
  readonly #deliveries: Deliveries;
  #cause = nobody;

  constructor(store: Store, deliveries: Deliveries) {
    this.#store = store;
    this.#deliveries = deliveries;
  }

  /** Names the call that causes the events of `work`. */
  during<T>(cause: EventCause, work: () => T): T {
    this.#cause = cause;
    try {
      return work();
    } finally {
      this.#cause = nobody;
    }
  }

  /** @param before - what the changed attributes were, for an event about a change */
  emit(type: StripeEvent['type'], object: object, before?: object): void {
    const event = this.#store.put('events', {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: nowSeconds(),
      data: { object, ...(before && { previous_attributes: before }) },
      livemode: false,
      pending_webhooks: this.#deliveries.isEnabled ? 1 : 0,
      request: this.#cause,
      type,
    });
    this.#deliveries.deliver(event);
  }
}
