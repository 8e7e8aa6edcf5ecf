import { endpoint, type Endpoint } from './calls.ts';
import { invalid, missing } from './errors.ts';
import type { Events } from './events.ts';
import { newId, nowSeconds } from './ids.ts';
import { listShape, pageOf } from './lists.ts';
import type { PaymentLink } from './objects.ts';
import {
  currency,
  fields,
  integer,
  list,
  mergeMetadata,
  metadata,
  required,
  text,
  type Read,
} from './parameters.ts';
import type { Store } from './store.ts';

interface Parts {
  store: Store;
  events: Events;
}

const createShape = {
  line_items: required(
    list(
      required(
        fields({
          price_data: required(
            fields({
              currency: required(currency),
              product_data: required(fields({ name: required(text(250)) })),
              unit_amount: required(integer(0)),
            }),
          ),
          quantity: required(integer(1)),
        }),
      ),
    ),
  ),
  metadata,
};

/**
 * Converts a stored link to Stripe's format: adds `url`, removes the fields of the hosted page.
 *
 * @param expanded - Stripe includes `line_items` only when asked to
 */
function serialize(link: PaymentLink, origin: string, expanded: readonly string[] = []): object {
  const { created: _, item, ...fieldsOfStripe } = link;
  return {
    ...fieldsOfStripe,
    url: `${origin}/pay/${link.id}`,
    ...(expanded.includes('line_items') && { line_items: lineItemsOf(link.id, item, link.currency) }),
  };
}

const lineItemsOf = (linkId: string, item: PaymentLink['item'], currency: string) => ({
  object: 'list',
  data: [
    {
      id: `li_${linkId}`,
      object: 'item',
      amount_discount: 0,
      amount_subtotal: item.unit_amount * item.quantity,
      amount_tax: 0,
      amount_total: item.unit_amount * item.quantity,
      currency,
      description: item.name,
      quantity: item.quantity,
    },
  ],
  has_more: false,
  url: `/v1/payment_links/${linkId}/line_items`,
});

export function paymentLinkEndpoints({ store, events }: Parts): Endpoint[] {
  const find = (id: string): PaymentLink => {
    const link = store.get('payment_links', id);
    if (!link) throw missing('payment_link', id);
    return link;
  };
  return [
    endpoint('POST /v1/payment_links', createShape, ({ params, origin }) => {
      const link = store.put('payment_links', newLink(params));
      events.emit('payment_link.created', serialize(link, origin));
      return serialize(link, origin);
    }),
    endpoint('GET /v1/payment_links', listShape, ({ params, origin }) => {
      const page = pageOf(store.all('payment_links'), params, '/v1/payment_links');
      return { ...page, data: page.data.map((link) => serialize(link, origin)) };
    }),
    endpoint('GET /v1/payment_links/:id', { expand: listShape.expand }, ({ id, params, origin }) =>
      serialize(find(id), origin, params.expand),
    ),
  ];
}

function newLink(params: Read<typeof createShape>): PaymentLink {
  const [item] = params.line_items;
  if (!item) throw invalid('line_items', 'Missing required param: line_items.', 'parameter_missing');
  const { price_data: price, quantity } = item;
  return {
    id: newId('plink'),
    object: 'payment_link',
    active: true,
    after_completion: { type: 'hosted_confirmation', hosted_confirmation: { custom_message: null } },
    allow_promotion_codes: false,
    application: null,
    application_fee_amount: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false, liability: null },
    billing_address_collection: 'auto',
    consent_collection: null,
    created: nowSeconds(),
    currency: price.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_creation: 'if_required',
    inactive_message: null,
    invoice_creation: null,
    item: { name: price.product_data.name, unit_amount: price.unit_amount, quantity },
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    on_behalf_of: null,
    payment_intent_data: null,
    payment_method_collection: 'always',
    payment_method_options: null,
    payment_method_types: null,
    phone_number_collection: { enabled: false },
    restrictions: null,
    shipping_address_collection: null,
    shipping_options: [],
    submit_type: 'auto',
    subscription_data: null,
    tax_id_collection: { enabled: false, required: 'never' },
    transfer_data: null,
  };
}
