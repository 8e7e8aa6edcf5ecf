import { endpoint, type Endpoint } from './calls.ts';
import { invalid, missing, type StripeFailure } from './errors.ts';
import { newId, nowSeconds } from './ids.ts';
import { listShape, pageOf } from './lists.ts';
import type { PaymentIntent, Refund, TaxCalculation, TaxTransaction } from './objects.ts';
import { currency, fields, integer, list, oneOf, required, text, type Read } from './parameters.ts';
import type { Store } from './store.ts';

type TaxType = 'gst' | 'sales_tax' | 'vat';

/** Countries in which the emulator's seller is registered. No tax is collected elsewhere. */
const registrations: Record<string, { type: TaxType; percentage: number }> = {
  AU: { type: 'gst', percentage: 10 },
  DE: { type: 'vat', percentage: 19 },
  FR: { type: 'vat', percentage: 20 },
  GB: { type: 'vat', percentage: 20 },
};
/** In the United States the seller is registered in California, whose ZIP codes begin with 90 to 96. */
const californian = /^9[0-6]\d{3}(-\d{4})?$/;
const californianPercentage = 7.25;

const expirySeconds = 90 * 86_400;

const addressShape = {
  city: text(),
  country: required(text(2)),
  line1: text(),
  line2: text(),
  postal_code: text(),
  state: text(),
};

const createShape = {
  expand: list(required(text())),
  currency: required(currency),
  customer_details: required(
    fields({ address: required(fields(addressShape)), address_source: oneOf('billing', 'shipping') }),
  ),
  line_items: required(
    list(
      required(
        fields({
          amount: required(integer(0)),
          quantity: integer(1),
          reference: text(500),
          tax_behavior: oneOf('inclusive', 'exclusive'),
          tax_code: text(),
        }),
      ),
    ),
  ),
};

type Address = Read<typeof addressShape>;

/** @throws StripeFailure 400 `customer_tax_location_invalid` if the address does not say where the customer is */
function calculate(store: Store, params: Read<typeof createShape>): TaxCalculation {
  const { address, address_source: source } = params.customer_details;
  const { type, percentage, state } = rateAt(address);
  let inclusive = 0;
  let exclusive = 0;
  let amount = 0;
  for (const item of params.line_items) {
    refuseUnknownCode(item.tax_code);
    amount += item.amount;
    if (item.tax_behavior === 'inclusive') inclusive += (item.amount * percentage) / (100 + percentage);
    else exclusive += (item.amount * percentage) / 100;
  }
  const [included, added] = [Math.round(inclusive), Math.round(exclusive)];
  return store.put('tax_calculations', {
    id: newId('taxcalc'),
    object: 'tax.calculation',
    amount_total: amount + added,
    currency: params.currency,
    customer: null,
    customer_details: {
      address: {
        city: address.city ?? null,
        country: address.country,
        line1: address.line1 ?? null,
        line2: address.line2 ?? null,
        postal_code: address.postal_code ?? null,
        state: address.state ?? state,
      },
      address_source: source ?? 'billing',
      ip_address: null,
      tax_ids: [],
      taxability_override: 'none',
    },
    expires_at: nowSeconds() + expirySeconds,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: added,
    tax_amount_inclusive: included,
    tax_breakdown: [
      {
        amount: included + added,
        inclusive: exclusive === 0,
        tax_rate_details: {
          country: address.country,
          flat_amount: null,
          percentage_decimal: String(percentage),
          rate_type: type && 'percentage',
          state,
          tax_type: type,
        },
        taxability_reason: percentage === 0 ? 'not_collecting' : 'standard_rated',
        taxable_amount: percentage === 0 ? 0 : amount - included,
      },
    ],
    tax_date: nowSeconds(),
  });
}

function rateAt({ country, postal_code: postalCode }: Address): {
  type: TaxType | null;
  percentage: number;
  state: string | null;
} {
  if (!/^[A-Z]{2}$/.test(country)) {
    throw invalid(
      'customer_details[address][country]',
      `Country '${country}' is unknown.`,
      'country_code_invalid',
    );
  }
  if (country === 'US') {
    if (!/^\d{5}(-\d{4})?$/.test(postalCode ?? '') || postalCode?.startsWith('000')) throw unknownLocation();
    return californian.test(postalCode ?? '')
      ? { type: 'sales_tax', percentage: californianPercentage, state: 'CA' }
      : { type: null, percentage: 0, state: null };
  }
  if (country === 'CA' && !/^[A-Z]\d[A-Z]/i.test(postalCode ?? '')) throw unknownLocation();
  return { ...(registrations[country] ?? { type: null, percentage: 0 }), state: null };
}

const unknownLocation = (): StripeFailure =>
  invalid(
    'customer_details[address]',
    'We could not determine the customer’s tax location based on the provided customer address.',
    'customer_tax_location_invalid',
  );

function refuseUnknownCode(code: string | undefined): void {
  if (code === undefined || /^txcd_\d{8}$/.test(code)) return;
  throw invalid('line_items[0][tax_code]', `No such tax code: '${code}'`, 'resource_missing');
}

/** @throws StripeFailure 404 */
export function findTaxCalculation(store: Store, id: string): TaxCalculation {
  const calculation = store.get('tax_calculations', id);
  if (!calculation) throw missing('tax.calculation', id, 'hooks[inputs][tax][calculation]');
  return calculation;
}

const calculationOf = ({ hooks }: PaymentIntent): string | undefined => hooks?.inputs?.tax?.calculation;

/** Records the tax of a paid intent. A calculation leads to one transaction at most. */
export function recordTax(store: Store, intent: PaymentIntent): void {
  const calculation = store.get('tax_calculations', calculationOf(intent) ?? '');
  if (!calculation) return;
  // Two intents may have the same calculation.
  const isRecorded = store.all('tax_transactions').some((other) => other.calculation === calculation.id);
  if (isRecorded) return;
  putTransaction(store, {
    calculation: calculation.id,
    payment_intent: intent.id,
    source: intent.id,
    reversed: null,
    amount: intent.amount_received,
    amount_tax: calculation.tax_amount_inclusive + calculation.tax_amount_exclusive,
    from: calculation,
  });
}

/** Reverses the tax of a refunded payment, in proportion to the amount. */
export function reverseTax(store: Store, refund: Refund): void {
  const original = store
    .all('tax_transactions')
    .find((other) => other.type === 'transaction' && other.payment_intent === refund.payment_intent);
  if (original) reverse(store, original, refund, refund.amount / original.amount);
}

/** Reverses the reversal of a refund that has failed. */
export function restoreTax(store: Store, refund: Refund): void {
  const reversal = store.all('tax_transactions').find((other) => other.source === refund.id);
  if (reversal) reverse(store, reversal, refund, 1);
}

function reverse(store: Store, original: TaxTransaction, refund: Refund, part: number): void {
  const calculation = store.get('tax_calculations', original.calculation);
  if (!calculation) return;
  putTransaction(store, {
    calculation: original.calculation,
    payment_intent: original.payment_intent,
    source: refund.id,
    reversed: original.id,
    amount: -Math.round(original.amount * part),
    amount_tax: -Math.round(original.amount_tax * part),
    from: calculation,
  });
}

interface NewTransaction {
  calculation: string;
  payment_intent: string;
  source: string;
  reversed: string | null;
  amount: number;
  amount_tax: number;
  from: TaxCalculation;
}

const putTransaction = (store: Store, { from, reversed, ...rest }: NewTransaction): TaxTransaction =>
  store.put('tax_transactions', {
    id: newId('tax'),
    object: 'tax.transaction',
    created: nowSeconds(),
    currency: from.currency,
    customer: null,
    customer_details: from.customer_details,
    livemode: false,
    metadata: {},
    posted_at: nowSeconds(),
    reference: newId('ref'),
    reversal: reversed === null ? null : { original_transaction: reversed },
    ship_from_details: null,
    shipping_cost: null,
    tax_date: from.tax_date,
    type: reversed === null ? 'transaction' : 'reversal',
    ...rest,
  });

/** A transaction as Stripe returns it: only its line items have amounts. */
function withoutItem(transaction: TaxTransaction): object {
  const {
    amount: _amount,
    amount_tax: _tax,
    calculation: _calculation,
    payment_intent: _intent,
    source: _source,
    ...shown
  } = transaction;
  return shown;
}

function findTransaction(store: Store, id: string): TaxTransaction {
  const transaction = store.get('tax_transactions', id);
  if (!transaction) throw missing('tax.transaction', id);
  return transaction;
}

export const taxEndpoints = (store: Store): Endpoint[] => [
  endpoint('POST /v1/tax/calculations', createShape, ({ params }) => calculate(store, params)),
  endpoint(
    'GET /v1/tax/associations/find',
    { expand: list(required(text())), payment_intent: required(text()) },
    ({ params }) => {
      const intent = store.get('payment_intents', params.payment_intent);
      const calculation = intent && calculationOf(intent);
      if (calculation === undefined)
        throw missing('tax.association', params.payment_intent, 'payment_intent');
      return {
        id: `taxa_${params.payment_intent.slice(3)}`,
        object: 'tax.association',
        calculation,
        payment_intent: params.payment_intent,
        tax_transaction_attempts: store
          .all('tax_transactions')
          .filter((other) => other.payment_intent === params.payment_intent)
          .map(({ id, source }) => ({ source, status: 'committed', committed: { transaction: id } })),
      };
    },
  ),
  endpoint('GET /v1/tax/transactions/:id', { expand: list(required(text())) }, ({ id }) =>
    withoutItem(findTransaction(store, id)),
  ),
  endpoint('GET /v1/tax/transactions/:id/line_items', listShape, ({ id, params }) => {
    const { amount, amount_tax: amountTax, ...transaction } = findTransaction(store, id);
    const item = {
      id: `tax_li_${id.slice(4)}`,
      object: 'tax.transaction_line_item',
      amount,
      amount_tax: amountTax,
      created: transaction.created,
      livemode: false,
      reference: 'L1',
      tax_behavior: 'inclusive',
      type: transaction.type,
    };
    return pageOf([item], params, `/v1/tax/transactions/${id}/line_items`);
  }),
];
