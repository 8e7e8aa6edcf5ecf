import { afterAll, afterEach } from 'vitest';
import { openShop, type Shop, type ShopOptions } from './shop.ts';

/**
 * The product as two processes on one database and one Stripe, for the tests of a file. They close after its last test,
 * and after each Stripe delivers as it should again.
 */
export async function openTwoProcesses(options: ShopOptions = {}): Promise<{ shop: Shop; second: Shop }> {
  const shop = await openShop(options);
  // Only the first has a clock that a test may set.
  const { clock: _, ...shared } = options;
  const second = await openShop({ ...shared, besides: shop });
  afterEach(() => shop.control.deliveryFaults());
  afterAll(async () => {
    await second.close();
    await shop.close();
  });
  return { shop, second };
}
