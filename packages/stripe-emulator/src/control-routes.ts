import { stringify } from 'qs';
import type { App } from './app.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { missing, StripeFailure, unexpected } from './errors.ts';
import type { Events } from './events.ts';
import type { Faults } from './faults.ts';
import {
  fields,
  flag,
  integer,
  list,
  oneOf,
  parseForm,
  readParameters,
  required,
  text,
  type Read,
  type Shape,
} from './parameters.ts';
import { receiptsIn } from './receipts.ts';
import { failRefund } from './refunds.ts';
import { report } from './report.ts';
import type { Store } from './store.ts';
import type { Deliveries } from './webhooks.ts';

interface Parts {
  store: Store;
  events: Events;
  deliveries: Deliveries;
  faults: Faults;
}

const weatherShape = {
  copies: integer(0, 100),
  delayMs: integer(0),
  drop: flag,
  hold: flag,
  types: list(required(text())),
};

const faultShape = {
  delayMs: integer(0),
  kind: required(oneOf('error', 'hang', 'reset')),
  method: oneOf('GET', 'POST'),
  moment: oneOf('before', 'within', 'after'),
  path: required(text()),
  status: integer(400, 599),
  times: integer(1),
};

/** What tests order: weather between Stripe and the product, failures, disputes. */
export function registerControl(app: App, parts: Parts): void {
  const { store, deliveries, faults } = parts;

  const order = <S extends Shape>(
    name: string,
    shape: S,
    act: (order: Read<S>) => object | void | Promise<void>,
  ): void => {
    app.post(`/_control/${name}`, async (c) => {
      try {
        refuseBrowsers(c.req.header('origin'));
        const read = readParameters(shape, parseForm(stringify(await bodyOf(c.req))));
        return c.json((await store.transaction(() => act(read))) ?? {});
      } catch (error) {
        const failure = error instanceof StripeFailure ? error : unexpected();
        if (failure !== error) report(c.req, error);
        return c.json(failure.body, failure.status);
      }
    });
  };

  order('weather', weatherShape, (weather) => {
    deliveries.weather = given(weather);
  });
  order('release', { order: oneOf('reversed', 'sent') }, (read) =>
    deliveries.release(read.order ?? 'reversed'),
  );
  order('faults', { faults: list(required(fields(faultShape))) }, (read) => {
    faults.order((read.faults ?? []).map(given));
  });
  order('redeliver', { eventId: required(text()) }, ({ eventId }) => {
    const event = store.get('events', eventId);
    if (!event) throw missing('event', eventId, 'eventId');
    deliveries.redeliver(event);
  });
  order('open-dispute', { paymentIntent: required(text()), inquiry: flag }, ({ paymentIntent, inquiry }) =>
    openDispute(parts, paymentIntent, { inquiry: inquiry ?? false }),
  );
  order(
    'close-dispute',
    { dispute: required(text()), status: required(oneOf('won', 'lost')) },
    ({ dispute, status }) => closeDispute(parts, dispute, status),
  );
  order('fail-refund', { refund: required(text()) }, ({ refund }) => failRefund(parts, refund));
  order('reset', {}, () => {
    faults.order([]);
    deliveries.clear();
    store.clear();
  });

  app.get('/_control/attempts', (c) => c.json(deliveries.attempts));
  app.get('/_control/receipts', (c) => c.json(receiptsIn(store)));
}

/** Without what was left out. */
const given = <T extends object>(read: T): Given<T> =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Given<T>;

type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A page in the developer's browser could otherwise order things here. */
function refuseBrowsers(origin: string | undefined): void {
  if (origin === undefined) return;
  throw new StripeFailure(403, 'invalid_request_error', 'Control routes are for tests, not for pages.');
}

async function bodyOf(request: { text(): Promise<string> }): Promise<object> {
  const body: unknown = JSON.parse((await request.text()) || '{}');
  return typeof body === 'object' && body !== null ? body : {};
}
