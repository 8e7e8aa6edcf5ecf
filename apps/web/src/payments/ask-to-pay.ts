import { request } from '#api/client.ts';
import { RequestError, UnusableAnswerError } from '#api/errors.ts';
import type { Hint } from '#session/hint.ts';

/** What Stripe's form needs to take a payment: the secret of an intent, or of nothing it knows. */
const clientSecretForm = /^\w+_secret_\w+$/;

/**
 * The client secret of the caller's open PaymentIntent.
 *
 * @throws UnusableAnswerError where a success holds none: a form drawn on it could never be paid
 */
export async function clientSecretFor({ uid, email }: Hint): Promise<string> {
  const body = { amount: 62, email, userId: uid };
  const { clientSecret }: { clientSecret?: unknown } = await request('POST /api/create-payment-intent', {
    body,
  });
  if (typeof clientSecret !== 'string' || !clientSecretForm.test(clientSecret)) {
    throw new UnusableAnswerError('The answer holds no client secret.');
  }
  return clientSecret;
}

/**
 * The address of the caller's page at Stripe.
 *
 * @throws UnusableAnswerError where a success holds none
 */
export async function paymentLink(): Promise<string> {
  const answer: { paymentLink?: unknown } = await request('GET /api/payment-link', {});
  const address = typeof answer.paymentLink === 'string' ? URL.parse(answer.paymentLink) : null;
  // Local mode's page has no https.
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
    throw new UnusableAnswerError('The answer holds no address to pay at.');
  }
  return address.href;
}

const secondsInMinute = 60;

/** When a refused call may be repeated, as the server says; nothing where it does not. */
export function waitIn(error: unknown): string | undefined {
  if (error instanceof Error && error.cause !== undefined && !(error instanceof RequestError)) {
    return waitIn(error.cause);
  }
  if (!(error instanceof RequestError) || error.status !== 429) return undefined;
  const { retryAfterSeconds: seconds } = error;
  if (seconds === undefined) return undefined;
  const [count, unit] =
    seconds > secondsInMinute
      ? [Math.ceil(seconds / secondsInMinute), 'minute']
      : [Math.ceil(seconds), 'second'];
  return `You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
