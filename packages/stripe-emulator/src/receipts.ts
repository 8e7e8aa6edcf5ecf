import type { Store } from './store.ts';

/** The e-mail Stripe would have sent to a payer. */
export interface Receipt {
  email: string;
  charge: string;
  paymentIntent: string;
  amount: number;
  currency: string;
  /** Unix seconds. */
  sentAt: number;
}

/** One receipt for each charge that was paid and has an address to send it to. */
export const receiptsIn = (store: Store): Receipt[] =>
  store
    .all('charges')
    .filter((charge) => charge.paid && charge.receipt_email)
    .map((charge) => ({
      email: charge.receipt_email ?? '',
      charge: charge.id,
      paymentIntent: charge.payment_intent,
      amount: charge.amount,
      currency: charge.currency,
      sentAt: charge.created,
    }));
