import type Stripe from 'stripe';
import { ApiError } from '#kernel/api-error.ts';
import type { StripeNotice } from '#kernel/payment-facts.ts';
import { invalidSignature, unavailable } from './stripe-errors.ts';
import { checkedEvent, MalformedEvent } from './stripe-event.ts';
import { followedTypes, noticeOf } from './stripe-facts.ts';
import { isUtf8 } from 'node:buffer';

const eventDays = 3;
const maxEvents = 1_000;
/** The limit of the SDK's `autoPagingToArray`. */
const maxRecentEvents = 10_000;

/** The payment events since a time, without malformed ones. */
async function noticesOf(
  stripe: Stripe,
  { since, max, ...filter }: { since: Date; max: number; delivery_success?: boolean },
): Promise<{ notices: StripeNotice[]; isCutShort: boolean }> {
  try {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const events = await stripe.events
      .list({ ...filter, types: [...followedTypes], created, limit: 100 })
      .autoPagingToArray({ limit: max });
    return { notices: events.filter(isWellFormed).map(noticeOf), isCutShort: events.length === max };
  } catch (error) {
    throw unavailable(error);
  }
}

export const noticesSince = (stripe: Stripe, since: Date) =>
  noticesOf(stripe, { since, max: maxRecentEvents });

export async function undeliveredNotices(stripe: Stripe): Promise<StripeNotice[]> {
  const since = new Date(Date.now() - eventDays * 86_400_000);
  return (await noticesOf(stripe, { since, max: maxEvents, delivery_success: false })).notices;
}

/** Verifies a delivered event with each secret in turn, and checks its mode. */
export function verifiedNotice(
  stripe: Stripe,
  { rawBody, signature, now }: { rawBody: Buffer; signature: string; now: Date },
  { webhookSecrets, livemode }: { webhookSecrets: readonly string[]; livemode: boolean },
): StripeNotice {
  const text = signedText(rawBody, signature, now);
  let cause: unknown;
  for (const secret of webhookSecrets) {
    try {
      const event = stripe.webhooks.constructEvent(
        text,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      );
      const checked = checkedEvent(event);
      if (checked.livemode !== livemode) throw invalidSignature('an event of the other mode');
      return noticeOf(checked);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (error instanceof MalformedEvent) throw new ApiError('invalid_input', { cause: error });
      cause = error;
    }
  }
  // Only the first line of the SDK's message names the reason.
  throw invalidSignature(cause instanceof Error ? cause.message.split('\n', 1).join() : 'not an event');
}

/** Malformed events are skipped here, so that the others are read. They raised an alert when they were delivered. */
function isWellFormed(event: Stripe.Event): boolean {
  try {
    checkedEvent(event);
    return true;
  } catch (error) {
    if (error instanceof MalformedEvent) return false;
    throw error;
  }
}

const toleranceSeconds = 300;

/**
 * Checks what the SDK does not. The SDK treats a timestamp that is not a number as recent, accepts one in the future,
 * and accepts bytes that are not UTF-8 or begin with a byte order mark.
 *
 * @returns the signed text
 * @throws ApiError `invalid_signature`
 */
function signedText(rawBody: Buffer, signature: string, now: Date): string {
  if (!isUtf8(rawBody)) throw invalidSignature('the body is not UTF-8');
  const stamps = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, stamp = '']) => stamp);
  if (!stamps.every((stamp) => /^\d{1,12}$/.test(stamp)))
    throw invalidSignature('a timestamp is not a number');
  // The SDK reads the last timestamp of the header.
  if (Number(stamps.at(-1)) - now.getTime() / 1000 > toleranceSeconds)
    throw invalidSignature('signed in the future');
  return rawBody.toString();
}
