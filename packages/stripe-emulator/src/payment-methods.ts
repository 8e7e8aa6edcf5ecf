import { cardProblem, fingerprintOf, testCardOf, type CardDetails, type TestCard } from './cards.ts';
import { missing, StripeFailure } from './errors.ts';
import { newId, nowSeconds } from './ids.ts';
import type { PaymentMethod } from './objects.ts';
import { email, fields, ignored, integer, oneOf, required, text, type Read } from './parameters.ts';
import type { Store } from './store.ts';

export const paymentMethodShape = {
  type: required(oneOf('card')),
  card: required(
    fields({
      number: required(text(30)),
      exp_month: required(integer(0)),
      exp_year: required(integer(0)),
      cvc: text(10),
    }),
  ),
  billing_details: fields({ address: ignored, email }),
};

type PaymentMethodData = Read<typeof paymentMethodShape>;

/** @throws StripeFailure 402 if the card details are invalid */
export function createPaymentMethod(store: Store, data: PaymentMethodData): PaymentMethod {
  const details: CardDetails = {
    number: data.card.number.replaceAll(/[\s-]/g, ''),
    expMonth: data.card.exp_month,
    expYear: data.card.exp_year < 100 ? data.card.exp_year + 2_000 : data.card.exp_year,
    cvc: data.card.cvc,
  };
  const problem = cardProblem(details, new Date());
  if (problem) {
    throw new StripeFailure(402, 'card_error', problem.message, {
      code: problem.code,
      ...(problem.param && { param: problem.param }),
      ...(problem.declineCode && { decline_code: problem.declineCode }),
    });
  }
  return store.put('payment_methods', paymentMethodOf(details, data.billing_details));
}

/** Creates a payment method for `pm_card_visa`, which servers send instead of a card number. */
export function testPaymentMethod(store: Store, id: string): PaymentMethod {
  if (id !== 'pm_card_visa') throw missing('PaymentMethod', id, 'payment_method');
  const expYear = new Date().getUTCFullYear() + 1;
  const details = { number: '4242424242424242', expMonth: 12, expYear, cvc: undefined };
  return store.put('payment_methods', paymentMethodOf(details, undefined));
}

export function cardOf({ card }: PaymentMethod): TestCard {
  const known = testCardOf(card.fingerprint);
  if (!known) throw new Error(`No test card has the fingerprint ${card.fingerprint}.`);
  return known;
}

function paymentMethodOf(
  { number, expMonth, expYear, cvc }: CardDetails,
  billing: PaymentMethodData['billing_details'],
): PaymentMethod {
  const fingerprint = fingerprintOf(number);
  const known = testCardOf(fingerprint);
  const brand = known?.brand ?? 'unknown';
  const cvcCheck = known?.bank.kind === 'accepts' ? 'pass' : 'unchecked';
  return {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: billing?.email ?? null,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: cvc === undefined ? null : cvcCheck,
      },
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
