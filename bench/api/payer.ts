import { randomUUID } from 'node:crypto';
import type { Product } from '@org/e2e/fixtures/product.ts';
import { signIn, type ProductSession } from '@org/local-services/seed/product-session.ts';
import { demoPassword, pay } from '@org/local-services/seed/seed.ts';

/** The addresses of the product and of the services that a payer uses. */
export interface Shop {
  origin: string;
  authEmulatorHost: string;
  stripeOrigin: string;
}

export const shopOf = ({ origin, stripeOrigin, authEmulatorOrigin }: Product): Shop => ({
  origin,
  stripeOrigin,
  authEmulatorHost: new URL(authEmulatorOrigin).host,
});

export const newEmail = (): string => `payer-${randomUUID()}@example.com`;

/** Signs in to an account and registers it. */
export async function sessionOf(
  { origin, authEmulatorHost }: Pick<Shop, 'origin' | 'authEmulatorHost'>,
  email: string,
): Promise<ProductSession> {
  const session = await signIn({ origin, apiUrl: origin, authEmulatorHost, email, password: demoPassword });
  if (!session) throw new Error(`${email} has no account.`);
  await session.call('POST', '/api/user/register', { uid: session.uid, email });
  return session;
}

/** Makes an account and signs in to it. */
async function signUp(shop: Shop, email: string): Promise<ProductSession> {
  const answer = await fetch(
    `http://${shop.authEmulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(await answer.text());
  return sessionOf(shop, email);
}

/** Signs up, and pays by card. */
export async function signUpAndPay(shop: Shop, email: string): Promise<ProductSession> {
  const session = await signUp(shop, email);
  await pay(session, email, shop.stripeOrigin);
  return session;
}
