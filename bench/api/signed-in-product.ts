import { startProduct, type Product } from '@org/e2e/fixtures/product.ts';
import { signIn } from '@org/local-services/seed/product-session.ts';
import { startTestServices } from '@org/local-services/test-services.ts';
import pg from 'pg';
import { Plans } from './plans.ts';

interface SignedIn {
  product: Product;
  /** The cookie of the admin. */
  headers: { cookie: string };
  /** The database of the product. */
  client: pg.Client;
  databaseUrl: string;
  /** The plans of the statements that calls lead to. */
  plans: Plans;
}

/**
 * Runs a measurement with a product of its own, then stops it.
 *
 * @param database - name of its database
 */
export async function withProduct(
  database: string,
  measure: (signedIn: SignedIn) => Promise<void>,
): Promise<void> {
  const plans = new Plans();
  const { stop, ...services } = await startTestServices({ onPostgresLine: (line) => plans.read(line) });
  process.env.JOURNEY_SERVICES = JSON.stringify(services);
  try {
    const product = await startProduct(database, { RATE_LIMIT_SCALE: '10000' });
    const databaseUrl = Object.assign(new URL(services.postgresUrl), { pathname: `/${database}` }).href;
    const client = new pg.Client(databaseUrl);
    await client.connect();
    try {
      const session = await signIn({
        origin: product.origin,
        apiUrl: product.origin,
        authEmulatorHost: new URL(product.authEmulatorOrigin).host,
        ...(await product.admin()),
      });
      if (!session) throw new Error('The admin could not sign in.');
      await measure({ product, headers: { cookie: session.cookie() }, client, databaseUrl, plans });
    } finally {
      await client.end();
      await product.stop();
    }
  } finally {
    await stop();
  }
}
