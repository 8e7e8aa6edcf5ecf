import type { Product } from '@org/e2e/fixtures/product.ts';
import { signIn, type ProductSession } from '@org/local-services/seed/product-session.ts';
import { demoPassword } from '@org/local-services/seed/seed.ts';
import type pg from 'pg';

/** Signs in the unpaid demo account, which must exist, and gives it access in the database. */
export async function paidReader(product: Product, client: pg.Client): Promise<ProductSession> {
  const session = await signIn({
    origin: product.origin,
    apiUrl: product.origin,
    authEmulatorHost: new URL(product.authEmulatorOrigin).host,
    email: 'unpaid@zodiac-atlas.test',
    password: demoPassword,
  });
  if (!session) throw new Error('The reader could not sign in.');
  await client.query('update users set has_paid_access = true where uid = $1', [session.uid]);
  return session;
}
