import type { PaymentIntent } from './objects.ts';

/** The fields that Stripe returns to a caller with the publishable key. */
const publicFields = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof PaymentIntent)[];

export const publicView = (intent: PaymentIntent): Pick<PaymentIntent, (typeof publicFields)[number]> =>
  Object.fromEntries(publicFields.map((field) => [field, intent[field]])) as ReturnType<typeof publicView>;
