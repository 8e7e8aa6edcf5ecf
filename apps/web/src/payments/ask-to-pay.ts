import type { Discount } from '@org/api-contract';
import { priceDollars } from '@org/api-contract/values';
import { request } from '#api/client.ts';
import { UnusableAnswerError } from '#api/errors.ts';
import type { Hint } from '#storage/hint.ts';

/** The format of a client secret. */
const clientSecretForm = /^\w+_secret_\w+$/;

/** The data for the payment form, and the discount of a promotion code. */
export interface PreparedPayment {
  clientSecret: string;
  /** The cents that the payer is charged. */
  dueCents: number;
  discount?: Discount | undefined;
}

/** The API's answer. */
interface Prepared {
  clientSecret: unknown;
  dueCents: number;
  discount?: Discount | undefined;
}

/**
 * Checks what the API has prepared.
 *
 * @throws UnusableAnswerError if it has no client secret
 */
export const checkedPayment = ({ clientSecret, dueCents, discount }: Prepared): PreparedPayment => ({
  clientSecret: checkedSecret(clientSecret),
  dueCents: discount?.dueCents ?? dueCents,
  discount,
});

/**
 * Requests the caller's open PaymentIntent.
 *
 * @param amount - the price in dollars that the payer has seen
 * @throws UnusableAnswerError if a 2xx has no client secret
 */
export async function preparedPayment(
  { uid, email }: Hint,
  amount: number = priceDollars,
): Promise<PreparedPayment> {
  const body = { amount, email, userId: uid };
  return checkedPayment(await request('POST /api/create-payment-intent', { body }));
}

/** @throws UnusableAnswerError if a value of an answer is not a client secret */
function checkedSecret(clientSecret: unknown): string {
  if (typeof clientSecret !== 'string' || !clientSecretForm.test(clientSecret)) {
    throw new UnusableAnswerError('The answer holds no client secret.');
  }
  return clientSecret;
}

/**
 * Requests the URL of the caller's Stripe payment page.
 *
 * @throws UnusableAnswerError if a 2xx has no URL
 */
export async function paymentLink(): Promise<string> {
  const answer: { paymentLink?: unknown } = await request('GET /api/payment-link', {});
  const address = typeof answer.paymentLink === 'string' ? URL.parse(answer.paymentLink) : null;
  // The payment page of local mode uses http.
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
    throw new UnusableAnswerError('The answer holds no address to pay at.');
  }
  return address.href;
}
