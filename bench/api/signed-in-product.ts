import type { Product } from '@org/e2e/fixtures/product.ts';
import { signIn } from '@org/local-services/seed/product-session.ts';
import pg from 'pg';
import { Plans } from './plans.ts';
import { withProduct } from './product.ts';
import { Statements } from './statements.ts';

interface SignedIn {
  product: Product;
  /** The cookie of the admin. */
  headers: { cookie: string };
  /** The database of the product. */
  client: pg.Client;
  databaseUrl: string;
  /** The plans of the statements that calls run. */
  plans: Plans;
  /** The statements that calls run. */
  statements: Statements;
}

/** Like {@link withProduct}, but with a signed-in admin and a connection to the database. */
export async function withSignedInProduct(
  database: string,
  measure: (signedIn: SignedIn) => Promise<void>,
): Promise<void> {
  const plans = new Plans();
  const statements = new Statements();
  await withProduct(
    database,
    async (product, { postgresUrl, authEmulatorHost }) => {
      const databaseUrl = Object.assign(new URL(postgresUrl), { pathname: `/${database}` }).href;
      const client = new pg.Client(databaseUrl);
      await client.connect();
      try {
        const { origin } = product;
        const admin = await product.admin();
        const session = await signIn({ origin, apiUrl: origin, authEmulatorHost, ...admin });
        if (!session) throw new Error('The admin could not sign in.');
        await measure({
          product,
          headers: { cookie: session.cookie() },
          client,
          databaseUrl,
          plans,
          statements,
        });
      } finally {
        await client.end();
      }
    },
    {
      onPostgresLine: (line) => {
        plans.read(line);
        statements.read(line);
      },
    },
  );
}
