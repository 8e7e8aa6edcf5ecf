import { afterAll, afterEach } from 'vitest';
import { openShop, type Shop, type ShopOptions, eventOf, paidIntent } from './shop.ts';
import { intentIdOf, type Payer } from './payer.ts';

/**
 * Two processes of the product on one database and one Stripe, for the tests of a file. They close after the last test,
 * and webhook delivery is reset after each test.
 */
export async function openTwoProcesses(options: ShopOptions = {}): Promise<{ shop: Shop; second: Shop }> {
  const shop = await openShop(options);
  // Tests can set only the clock of the first process.
  const { clock: _, ...shared } = options;
  const second = await openShop({ ...shared, besides: shop });
  afterEach(() => shop.control.deliveryFaults());
  afterAll(async () => {
    await second.close();
    await shop.close();
  });
  return { shop, second };
}

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
