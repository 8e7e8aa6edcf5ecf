import { afterAll, afterEach } from 'vitest';
import { openShop, type Shop, type ShopOptions } from './shop.ts';

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
