import { endpoint, type Endpoint } from './calls.ts';
import { listShape, pageOf } from './lists.ts';
import { flag, list, required, text } from './parameters.ts';
import type { Store } from './store.ts';

export const eventEndpoints = (store: Store): Endpoint[] => [
  endpoint(
    'GET /v1/events',
    { ...listShape, delivery_success: flag, type: text(), types: list(required(text())) },
    ({ params }) => {
      const events = store
        .all('events')
        .filter(
          ({ type, pending_webhooks: pending }) =>
            type === (params.type ?? type) &&
            (params.types?.includes(type) ?? true) &&
            (params.delivery_success === undefined || params.delivery_success === (pending === 0)),
        );
      return pageOf(events, params, '/v1/events');
    },
  ),
];
