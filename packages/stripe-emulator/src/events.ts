import type { Deliveries } from './webhooks.ts';
import { newId, nowSeconds, type StripeEvent, type StripeState } from './state.ts';

export const apiVersion = '2026-10-28.emulated';

export type Emit = (type: string, object: object) => void;

/** Records events and hands each to the deliveries. */
export function eventRecorder(state: StripeState, deliveries: Deliveries): Emit {
  return (type, object) => {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: nowSeconds(),
      livemode: false,
      pending_webhooks: deliveries.endpoint ? 1 : 0,
      request: { id: null, idempotency_key: null },
      type,
      data: { object: structuredClone(object) as Record<string, unknown> },
    };
    state.events[event.id] = event;
    deliveries.deliver(event);
  };
}
