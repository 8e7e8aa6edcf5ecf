import type { Discount } from '@org/api-contract';
import { priceDollars } from '@org/api-contract/values';
import { request } from '#api/client.ts';
import { UnusableAnswerError } from '#api/errors.ts';
import type { Hint } from '#session/hint.ts';

/** The format of a client secret. */
const clientSecretForm = /^\w+_secret_\w+$/;

/** What the payment form needs, and the discount of a promotion code. */
export interface PreparedPayment {
  clientSecret: string;
  discount?: Discount | undefined;
}

/**
 * Requests the caller's open PaymentIntent.
 *
 * @throws UnusableAnswerError if a 2xx has no client secret
 */
export async function preparedPayment({ uid, email }: Hint): Promise<PreparedPayment> {
  const body = { amount: priceDollars, email, userId: uid };
  const { clientSecret, discount } = await request('POST /api/create-payment-intent', { body });
  return { clientSecret: checkedSecret(clientSecret), discount };
}

/** As {@link preparedPayment}, for who has no promotion code. */
export const clientSecretFor = async (user: Hint): Promise<string> =>
  (await preparedPayment(user)).clientSecret;

/** @throws UnusableAnswerError if a value of an answer is no client secret */
export function checkedSecret(clientSecret: unknown): string {
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
