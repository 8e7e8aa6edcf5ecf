import Stripe from 'stripe';
import { ApiError } from '#kernel/api-error.ts';

const { StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/** Whether Stripe refused a request, so that repeating it is useless. */
export const isInvalidRequest = (error: unknown): boolean => error instanceof StripeInvalidRequestError;

const isMissing = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'resource_missing';

export const isRefunded = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'charge_already_refunded';

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'payment_intent_unexpected_state';

export const isInProgress = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'idempotency_key_in_use';

/**
 * Whether an idempotency key can no longer create an intent. For a day Stripe replays the first response to a key, even a
 * server error, and refuses the key with other parameters.
 */
export const isKeySpent = (error: unknown): boolean =>
  error instanceof StripeIdempotencyError ||
  (error instanceof StripeError && error.headers?.['idempotent-replayed'] === 'true');

/** Maps an unexpected error of Stripe. The result of the call is unknown, so it is not reported as a failed payment. */
export const unavailable = (cause: unknown): ApiError =>
  new ApiError('unavailable', {
    detail: 'The payment service does not answer. Please try again in a moment.',
    retryAfterSeconds: 5,
    cause,
  });

export const invalidSignature = (reason: string): ApiError =>
  new ApiError('invalid_signature', { cause: new Error(reason) });

/** Makes a call that changes an intent. Does nothing if the intent is missing, or can no longer be changed. */
export async function ifChangeable(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isMissing(error) && !isUnexpectedState(error)) throw unavailable(error);
  }
}

/** The result of a call, or `undefined` if Stripe does not have the object. */
export async function orUndefined<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unavailable(error);
  }
}
