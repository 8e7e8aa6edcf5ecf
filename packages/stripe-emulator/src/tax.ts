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

const addressShape = { country: required(text(2)), postal_code: text() };

const createShape = {
  currency: required(currency),
  customer_details: required(
    fields({ address: required(fields(addressShape)), address_source: required(oneOf('billing')) }),
  ),
  line_items: required(
    list(
      required(
        fields({
          amount: required(integer(0)),
          reference: text(500),
          tax_behavior: required(oneOf('inclusive')),
          tax_code: text(),
        }),
      ),
    ),
  ),
};

type Address = Read<typeof addressShape>;

/** @throws StripeFailure 400 `customer_tax_location_invalid` if the address does not say where the customer is */
function calculate(store: Store, params: Read<typeof createShape>): TaxCalculation {
  const { address } = params.customer_details;
  const { type, percentage, state } = rateAt(address);
  for (const item of params.line_items) refuseUnknownCode(item.tax_code);
  const amount = params.line_items.reduce((total, item) => total + item.amount, 0);
  const tax = Math.round((amount * percentage) / (100 + percentage));
  return store.put('tax_calculations', {
    id: newId('taxcalc'),
    object: 'tax.calculation',
    amount_total: amount,
    currency: params.currency,
    customer: null,
    customer_details: {
      address: {
        city: null,
        country: address.country,
        line1: null,
        line2: null,
        postal_code: address.postal_code ?? null,
        state,
      },
      address_source: 'billing',
      ip_address: null,
      tax_ids: [],
      taxability_override: 'none',
    },
    expires_at: nowSeconds() + expirySeconds,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: 0,
    tax_amount_inclusive: tax,
    tax_breakdown: [
      {
        amount: tax,
        inclusive: true,
        tax_rate_details: {
          country: address.country,
          flat_amount: null,
          percentage_decimal: String(percentage),
          rate_type: type && 'percentage',
          state,
          tax_type: type,
        },
        taxability_reason: percentage === 0 ? 'not_collecting' : 'standard_rated',
        taxable_amount: percentage === 0 ? 0 : amount - tax,
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
    type: 'transaction',
    calculation: calculation.id,
    payment_intent: intent.id,
    source: intent.id,
    amount: intent.amount_received,
    amount_tax: calculation.tax_amount_inclusive,
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

const reverse = (store: Store, original: TaxTransaction, refund: Refund, part: number): void =>
  putTransaction(store, {
    type: 'reversal',
    calculation: original.calculation,
    payment_intent: original.payment_intent,
    source: refund.id,
    amount: -Math.round(original.amount * part),
    amount_tax: -Math.round(original.amount_tax * part),
  });

function putTransaction(store: Store, transaction: Omit<TaxTransaction, 'id' | 'created'>): void {
  store.put('tax_transactions', { id: newId('tax'), created: nowSeconds(), ...transaction });
}

export const taxEndpoints = (store: Store): Endpoint[] => [
  endpoint('POST /v1/tax/calculations', createShape, ({ params }) => calculate(store, params)),
  endpoint('GET /v1/tax/associations/find', { payment_intent: required(text()) }, ({ params }) => {
    const intent = store.get('payment_intents', params.payment_intent);
    const calculation = intent && calculationOf(intent);
    if (calculation === undefined) throw missing('tax.association', params.payment_intent, 'payment_intent');
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
  }),
  endpoint('GET /v1/tax/transactions/:id/line_items', listShape, ({ id, params }) => {
    const transaction = store.get('tax_transactions', id);
    if (!transaction) throw missing('tax.transaction', id);
    const { amount, amount_tax, created, type } = transaction;
    const item = {
      id: `tax_li_${id.slice(4)}`,
      object: 'tax.transaction_line_item',
      amount,
      amount_tax,
      created,
      livemode: false,
      reference: 'L1',
      tax_behavior: 'inclusive',
      type,
    };
    return pageOf([item], params, `/v1/tax/transactions/${id}/line_items`);
  }),
];
