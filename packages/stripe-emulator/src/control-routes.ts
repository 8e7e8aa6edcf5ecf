import { stringify } from 'qs';
import type { App } from './app.ts';
import { receiptsIn } from './charges.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { StripeFailure } from './errors.ts';
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
import type { PaymentIntents } from './payment-intents.ts';
import { failRefund } from './refunds.ts';
import type { Store } from './store.ts';
import { warnOfFraud } from './warnings.ts';
import type { Deliveries } from './webhooks.ts';

interface Parts {
  store: Store;
  events: Events;
  deliveries: Deliveries;
  faults: Faults;
  intents: PaymentIntents;
}

const deliveryFaultsShape = {
  copies: integer(0, 100),
  delayMs: integer(0),
  drop: flag,
  hold: flag,
  types: list(required(text())),
};

const disputeShape = {
  daysToRespond: integer(0),
  inquiry: flag,
  paymentIntent: required(text()),
  reason: text(),
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

/** Registers the routes through which tests inject faults and act as the cardholder's bank. */
export function registerControl(app: App, parts: Parts): void {
  const { store, deliveries, faults, intents } = parts;

  const control = <S extends Shape>(
    name: string,
    shape: S,
    act: (parameters: Read<S>) => object | void | Promise<void>,
  ): void => {
    app.post(`/_control/${name}`, async (c) => {
      refuseBrowsers(c.req.header('origin'));
      const read = readParameters(shape, parseForm(stringify(await bodyOf(c.req))));
      return c.json((await store.transaction(() => act(read))) ?? {});
    });
  };

  control('delivery-faults', deliveryFaultsShape, (deliveryFaults) => {
    deliveries.faults = withoutUndefined(deliveryFaults);
  });
  control('release', { order: oneOf('reversed', 'sent') }, (read) =>
    deliveries.release(read.order ?? 'reversed'),
  );
  control('faults', { faults: list(required(fields(faultShape))) }, (read) => {
    faults.inject((read.faults ?? []).map(withoutUndefined));
  });
  control('open-dispute', disputeShape, ({ paymentIntent, ...options }) =>
    openDispute(parts, paymentIntent, options),
  );
  control('warn-of-fraud', { paymentIntent: required(text()) }, ({ paymentIntent }) =>
    warnOfFraud(parts, paymentIntent),
  );
  control(
    'close-dispute',
    { dispute: required(text()), status: required(oneOf('won', 'lost')) },
    ({ dispute, status }) => closeDispute(parts, dispute, status),
  );
  control('slow-bank', { isSlow: required(flag) }, ({ isSlow }) => {
    intents.isBankSlow = isSlow;
  });
  control(
    'answer-of-bank',
    { paymentIntent: required(text()), accepted: required(flag) },
    ({ paymentIntent, accepted }) => intents.answer(intents.find(paymentIntent), accepted),
  );
  control('fail-refund', { refund: required(text()) }, ({ refund }) => failRefund(parts, refund));

  app.get('/_control/attempts', (c) => c.json(deliveries.attempts));
  app.get('/_control/receipts', (c) => c.json(receiptsIn(store)));
}

/** Removes the properties that are `undefined`. */
const withoutUndefined = <T extends object>(object: T): Defined<T> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>;

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Prevents web pages in the developer's browser from calling control routes. */
function refuseBrowsers(origin: string | undefined): void {
  if (origin === undefined) return;
  throw new StripeFailure(403, 'invalid_request_error', 'Control routes cannot be called from a web page.');
}

async function bodyOf(request: { text(): Promise<string> }): Promise<object> {
  const body: unknown = JSON.parse((await request.text()) || '{}');
  return typeof body === 'object' && body !== null ? body : {};
}
