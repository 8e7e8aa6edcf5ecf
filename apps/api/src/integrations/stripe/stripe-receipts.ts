import type Stripe from 'stripe';
import { isMissing, isUnexpectedState, unavailable } from './stripe-errors.ts';

/** Sends the receipt of an intent to another e-mail. Does nothing when the intent can no longer be changed. */
export async function sendReceiptTo(stripe: Stripe, intentId: string, email: string): Promise<void> {
  try {
    await stripe.paymentIntents.update(intentId, { receipt_email: email });
  } catch (error) {
    if (!isMissing(error) && !isUnexpectedState(error)) throw unavailable(error);
  }
}
