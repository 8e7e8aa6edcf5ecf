import { intentIdOf, type Payer } from './payer.ts';
import { eventOf, paidIntent, type Shop } from './shop.ts';

/** Creates a user with an open attempt, and the event of its success. */
export async function aboutToPay(
  shop: Shop,
): Promise<{ ada: Payer; intentId: string; event: ReturnType<typeof eventOf> }> {
  const ada = await shop.payer();
  const intentId = intentIdOf(await ada.openIntent());
  return { ada, intentId, event: eventOf('payment_intent.succeeded', paidIntent(intentId, ada.uid)) };
}

/** Counts the rows of an event: 2 if it was applied once. */
export const rowsOf = async ({ db }: Shop, eventId: string): Promise<number> =>
  (await db.selectFrom('stripeEvents').select('id').where('id', '=', eventId).execute()).length +
  (await db.selectFrom('paymentFacts').select('id').where('eventId', '=', eventId).execute()).length;
