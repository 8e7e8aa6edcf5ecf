import { createHmac } from 'node:crypto';
import fc, { type GeneratorValue } from 'fast-check';

type Fields = Record<string, unknown>;

/** A signed event with an invalid field. It never names a user of the test. */
export function hostileEvent(
  draw: GeneratorValue,
  pick: <T>(options: readonly T[]) => T,
  anything: () => unknown,
): { body: string; headers: Record<string, string>; signed: boolean } {
  const object: Fields = {
    id: 'pi_fuzz',
    object: 'payment_intent',
    amount: 6200,
    amount_received: 6200,
    currency: 'usd',
    status: 'succeeded',
    metadata: { uid: 'nobody-of-ours' },
    created: 1_790_000_000,
    latest_charge: 'ch_fuzz',
    last_payment_error: null,
  };
  const event: Fields = {
    id: `evt_${draw(fc.nat)}`,
    object: 'event',
    type: pick([
      'payment_intent.succeeded',
      'payment_intent.payment_failed',
      'charge.refunded',
      'charge.dispute.created',
      'checkout.session.completed',
      'invoice.paid',
    ]),
    livemode: pick([false, false, true]),
    created: 1_790_000_000,
    data: { object },
  };
  const spoiled = pick([event, event, object]);
  spoiled[pick(Object.keys(spoiled))] = anything();
  if (draw(fc.nat, 3) === 0)
    event.data = pick([null, [], {}, { object: null }, { object: [] }, { object: 'x' }]);
  return {
    body: JSON.stringify(event),
    headers: { 'content-type': 'application/json' },
    signed: draw(fc.nat, 3) > 0,
  };
}

/** Makes the `Stripe-Signature` header of an event. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
