import { startProduct, type Product } from '@org/e2e/fixtures/product.ts';
import { startTestServices } from '@org/local-services/test-services.ts';

interface Options {
  /** URL of the database `postgres` on the server to use. By default the product starts one. */
  postgresUrl?: string;
  /** Called with each line of the log of the product's own server. */
  onPostgresLine?: (line: string) => void;
}

/**
 * Runs a measurement or a drill with a separate product, then stops it.
 *
 * @param database - name of its database
 */
export async function withProduct(
  database: string,
  run: (product: Product, services: { postgresUrl: string; authEmulatorHost: string }) => Promise<void>,
  { postgresUrl, onPostgresLine }: Options = {},
): Promise<void> {
  const { stop, ...own } = await startTestServices({ onPostgresLine });
  const services = { ...own, postgresUrl: postgresUrl ?? own.postgresUrl };
  process.env.JOURNEY_SERVICES = JSON.stringify(services);
  try {
    const product = await startProduct(database, { RATE_LIMIT_SCALE: '10000' });
    try {
      await run(product, services);
    } finally {
      await product.stop();
    }
  } finally {
    await stop();
  }
}
