import type Stripe from 'stripe';
import { followedTypes } from './stripe-facts.ts';

/** A signed event without the documented structure. It cannot be recorded. */
export class MalformedEvent extends Error {}

type Check = (value: unknown) => boolean;

/** PostgreSQL cannot store NUL. */
const isText: Check = (value) =>
  typeof value === 'string' && value.length <= 5_000 && value.isWellFormed() && !value.includes('\0');
const isId: Check = (value) => isText(value) && value !== '' && String(value).length <= 255;
const maxInteger = 2 ** 31 - 1;
const isCents: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxInteger;
/** Unix seconds up to the year 9999, the last that the database driver parses. */
const isInstant: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 253_402_300_800;
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
type Shape = Readonly<Record<string, Check>>;
/** An object whose named fields, if present, are valid. */
const having =
  (fields: Shape): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(fields).every(([field, isValid]) => optional(isValid)(Reflect.get(value, field)));
/** An id, or an expanded object with an id. */
const isReference: Check = (value) => isId(value) || (isObject(value) && isId(Reflect.get(value, 'id')));

const expectedMetadata = { expected_cents: isText, expected_currency: isText };

/** The fields that are read, by object type. */
const intent = {
  id: isId,
  status: isText,
  amount: isCents,
  amount_received: optional(isCents),
  currency: isText,
  created: optional(isInstant),
  metadata: having({
    uid: isText,
    idempotency_key: isText,
    tax_calculation: isText,
    purpose: isText,
    ...expectedMetadata,
  }),
  last_payment_error: optional(
    having({
      charge: isId,
      payment_method: having({ id: isId, card: having({ fingerprint: isId }) }),
    }),
  ),
};
const charge = { id: isId, payment_intent: optional(isReference), amount_refunded: isCents };
const refund = {
  id: isId,
  payment_intent: optional(isReference),
  amount: isCents,
  status: optional(isText),
};
const dispute = {
  id: isId,
  payment_intent: optional(isReference),
  status: isText,
  reason: isText,
  amount: isCents,
  created: isInstant,
  evidence_details: optional(having({ due_by: isInstant, submission_count: isCents })),
};
const warning = { id: isId, payment_intent: optional(isReference), fraud_type: isText };
const session = {
  id: optional(isId),
  payment_intent: optional(isReference),
  payment_link: optional(isReference),
  payment_status: isText,
  amount_total: optional(isCents),
  currency: optional(isText),
  client_reference_id: optional(isText),
  customer_details: optional(having({ email: isText })),
  created: optional(isInstant),
  metadata: optional(having(expectedMetadata)),
};

function shapeOf(type: (typeof followedTypes)[number]): Shape {
  if (type.startsWith('payment_intent.')) return intent;
  if (type.startsWith('charge.dispute.')) return dispute;
  if (type.startsWith('radar.')) return warning;
  if (type.startsWith('checkout.session.')) return session;
  return type.startsWith('refund.') || type === 'charge.refund.updated' ? refund : charge;
}

const envelope: Shape = {
  id: isId,
  type: isId,
  created: isInstant,
  livemode: (value) => typeof value === 'boolean',
  data: (value) => isObject(value) && isObject(Reflect.get(value, 'object')),
};

/**
 * Checks the structure of an event. The SDK verifies its signature and parses the JSON, but checks no fields.
 *
 * @returns the same event
 * @throws MalformedEvent with the name of the invalid field
 */
export function checkedEvent(event: Stripe.Event): Stripe.Event {
  check('event', envelope, event);
  const followed = followedTypes.find((type) => type === event.type);
  if (followed) check(`object of ${followed}`, shapeOf(followed), event.data.object);
  return event;
}

function check(name: string, shape: Shape, value: unknown): void {
  if (!isObject(value)) throw new MalformedEvent(`the ${name} is not an object`);
  for (const [field, isValid] of Object.entries(shape)) {
    if (!isValid(Reflect.get(value, field))) throw new MalformedEvent(`${field} of the ${name} is not valid`);
  }
}
