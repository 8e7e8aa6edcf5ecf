import type { Store } from './store.ts';

/** A receipt that Stripe would have e-mailed. */
export interface Receipt {
  email: string;
  charge: string;
  paymentIntent: string;
  amount: number;
  currency: string;
  /** Unix seconds. */
  sentAt: number;
}

/** Returns one receipt per paid charge that has a receipt address. */
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
