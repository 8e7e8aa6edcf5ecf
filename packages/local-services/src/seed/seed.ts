import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { priceDollars } from '@org/api-contract/values';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth, type Auth } from 'firebase-admin/auth';
import { localProject } from '../auth/auth-emulator.ts';
import { signIn, type ProductSession } from './product-session.ts';
import { maxBusyMs, withRetries } from './with-retries.ts';
import { localKeys } from '../stripe/stripe.ts';

export const demoPassword = 'year-of-the-horse';

export interface DemoAccount {
  role: 'admin' | 'paid' | 'unpaid';
  email: string;
}

const demoAccounts: readonly DemoAccount[] = [
  { role: 'admin', email: 'admin@zodiac-atlas.test' },
  { role: 'paid', email: 'paid@zodiac-atlas.test' },
  { role: 'unpaid', email: 'unpaid@zodiac-atlas.test' },
];

interface SeedOptions {
  /** The public origin of the product, and the base URL of its API. */
  origin: string;
  apiUrl: string;
  authEmulatorHost: string;
  /** URL of the Stripe emulator. Without it, no paid account is created. */
  stripeUrl: string | undefined;
  /** Whether to read the openings of all signs from the emulated sources, if none is stored. */
  openings?: boolean;
  /** The API's command line program. */
  cli: { script: string; nodeArgs: string[]; env: Record<string, string> };
  print: (line: string) => void;
}

/**
 * Creates the demo accounts through the product's API. Existing accounts are kept.
 *
 * @returns the accounts that exist now
 */
export async function seedDemoAccounts(options: SeedOptions): Promise<DemoAccount[]> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = options.authEmulatorHost;
  const app = initializeApp({ projectId: localProject }, 'seed');
  const seeded: DemoAccount[] = [];
  let admin: ProductSession | undefined;
  try {
    for (const account of demoAccounts) {
      if (account.role === 'paid' && !options.stripeUrl) continue;
      const session = await created(`The demo account ${account.email}`, options, () =>
        seedAccount(getAuth(app), account, options),
      );
      if (!session) continue;
      seeded.push(account);
      if (account.role === 'admin') admin = session;
    }
    // Openings come last, because a refresh keeps the API and PostgreSQL busy.
    const session = options.openings ? admin : undefined;
    if (session) await created('The list of openings', options, () => seedOpenings(session));
  } finally {
    await deleteApp(app);
  }
  return seeded;
}

/** Runs work while a server is busy. Prints the reason of a failure, and then returns `undefined`. */
async function created<T>(
  what: string,
  { print }: Pick<SeedOptions, 'print'>,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await withRetries(work, { what, print });
  } catch (error) {
    print(`${what} could not be created: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** @returns a session of the account */
async function seedAccount(
  auth: Auth,
  { role, email }: DemoAccount,
  options: SeedOptions,
): Promise<ProductSession> {
  await ensureAccount(auth, email);
  const session = await signInWithDemoPassword(auth, email, options);
  const registered = await session.call('POST', '/api/user/register', { uid: session.uid, email });
  if (role === 'admin' && registered.role !== 'admin') await grantAdmin(options, email);
  if (role === 'paid' && options.stripeUrl) await ensurePaid(session, email, options.stripeUrl);
  return session;
}

/** Starts a refresh of all signs in the background, unless openings are stored. */
async function seedOpenings(session: ProductSession): Promise<void> {
  const { jobs } = await session.call('GET', '/api/stats');
  if (jobs === 0) await session.call('POST', '/api/scrape-enhanced');
}

async function ensureAccount(auth: Auth, email: string): Promise<void> {
  const [known] = (await auth.getUsers([{ email }])).users;
  if (known) {
    // Only an account with a verified email can become an admin.
    if (!known.emailVerified) await auth.updateUser(known.uid, { emailVerified: true });
    return;
  }
  try {
    await auth.createUser({ email, password: demoPassword, emailVerified: true });
  } catch (error) {
    // Another product that shares the emulator has created the account in the meantime.
    if (!(error instanceof FirebaseAuthError && error.code === 'auth/email-already-exists')) throw error;
  }
}

/** Signs in, and resets the password if it was changed, because the launcher prints it. */
async function signInWithDemoPassword(
  auth: Auth,
  email: string,
  options: SeedOptions,
): Promise<ProductSession> {
  const session = await signIn({ ...options, email, password: demoPassword });
  if (session) return session;
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { password: demoPassword, disabled: false });
  const again = await signIn({ ...options, email, password: demoPassword });
  if (!again) throw new Error('the emulator rejects the new password');
  return again;
}

async function grantAdmin({ cli }: SeedOptions, email: string): Promise<void> {
  await promisify(execFile)(process.execPath, [...cli.nodeArgs, cli.script, 'grant-admin', email], {
    env: { ...process.env, ...cli.env },
  });
}

async function ensurePaid(session: ProductSession, email: string, stripeUrl: string): Promise<void> {
  if (await hasPaid(session)) return;
  await pay(session, email, stripeUrl);
  for (const deadline = Date.now() + maxBusyMs; !(await hasPaid(session)); await wait(500)) {
    if (Date.now() > deadline) throw new Error('its payment gave no access');
  }
}

/** Pays with a card. The access follows when Stripe has reported the payment. */
export async function pay(session: ProductSession, email: string, stripeUrl: string): Promise<void> {
  const { clientSecret } = await session.call('POST', '/api/create-payment-intent', {
    amount: priceDollars,
    email,
    userId: session.uid,
  });
  await confirm(String(clientSecret), stripeUrl);
}

/** Whether the product gives a user access. */
export async function hasPaid({ uid, call }: ProductSession): Promise<boolean> {
  return (await call('GET', `/api/user/${uid}/payment-status`)).hasPaid === true;
}

/** Confirms a payment as a browser does, with the publishable key and the client secret. */
export async function confirm(clientSecret: string, stripeUrl: string): Promise<void> {
  const [intentId] = clientSecret.split('_secret_');
  const confirmed = await fetch(`${stripeUrl}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${localKeys.publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  if (!confirmed.ok) throw new Error(await confirmed.text());
}
