import { endpoint, type Endpoint } from './calls.ts';
import { listShape, pageOf } from './lists.ts';
import { flag, list, required, text } from './parameters.ts';
import type { Store } from './store.ts';

/** `charge.*` matches every type that starts with `charge.`. */
const matches = (pattern: string, type: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

export const eventEndpoints = (store: Store): Endpoint[] => [
  endpoint(
    'GET /v1/events',
    { ...listShape, delivery_success: flag, type: text(), types: list(required(text())) },
    ({ params }) => {
      const events = store
        .all('events')
        .filter(
          ({ type, pending_webhooks: pending }) =>
            (params.type === undefined || matches(params.type, type)) &&
            (params.types?.some((pattern) => matches(pattern, type)) ?? true) &&
            (params.delivery_success === undefined || params.delivery_success === (pending === 0)),
        );
      return pageOf(events, params, '/v1/events');
    },
  ),
];
