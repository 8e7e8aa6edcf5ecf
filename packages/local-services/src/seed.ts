import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth, type Auth } from 'firebase-admin/auth';
import { localProject } from './auth-emulator.ts';
import { signIn, type ProductSession } from './product-session.ts';
import { localKeys } from './stripe.ts';

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

export interface SeedOptions {
  /** The product's own origin, and where its API answers. */
  origin: string;
  apiUrl: string;
  authEmulatorHost: string;
  /** Where the paid account pays; without it there is none. */
  stripeUrl: string | undefined;
  /** The API's command line. */
  cli: { script: string; nodeArgs: string[]; env: Record<string, string> };
  say: (sentence: string) => void;
}

const grantedWithinMs = 60_000;
/** Each step may be repeated, and on a busy machine one may find the API or the database out of breath. */
const maxAttempts = 5;
const pauseMs = 2_000;

/**
 * Makes the demo accounts by the product's own doors; what is there already stays as it is.
 *
 * @returns those that are there
 */
export async function seedDemoAccounts(options: SeedOptions): Promise<DemoAccount[]> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = options.authEmulatorHost;
  const app = initializeApp({ projectId: localProject }, 'seed');
  const seeded: DemoAccount[] = [];
  try {
    for (const account of demoAccounts) {
      if (account.role === 'paid' && !options.stripeUrl) continue;
      try {
        await patiently(() => seedAccount(getAuth(app), account, options));
        seeded.push(account);
      } catch (error) {
        options.say(
          `The demo account ${account.email} could not be made: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  } finally {
    await deleteApp(app);
  }
  return seeded;
}

async function patiently(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      await wait(pauseMs);
    }
  }
}

async function seedAccount(auth: Auth, { role, email }: DemoAccount, options: SeedOptions): Promise<void> {
  await ensureAccount(auth, email);
  const session = await signInAsPrinted(auth, email, options);
  const registered = await session.call('POST', '/api/user/register', { uid: session.uid, email });
  if (role === 'admin' && registered.role !== 'admin') await grantAdmin(options, email);
  if (role === 'paid' && options.stripeUrl) await ensurePaid(session, email, options.stripeUrl);
}

async function ensureAccount(auth: Auth, email: string): Promise<void> {
  const [known] = (await auth.getUsers([{ email }])).users;
  if (known) {
    // Nobody becomes an admin by an e-mail that is not verified.
    if (!known.emailVerified) await auth.updateUser(known.uid, { emailVerified: true });
    return;
  }
  try {
    await auth.createUser({ email, password: demoPassword, emailVerified: true });
  } catch (error) {
    // Another product that shares the emulator has just made it.
    if (!(error instanceof FirebaseAuthError && error.code === 'auth/email-already-exists')) throw error;
  }
}

/** The password that is printed works, also after somebody changed it. */
async function signInAsPrinted(auth: Auth, email: string, options: SeedOptions): Promise<ProductSession> {
  const session = await signIn({ ...options, email, password: demoPassword });
  if (session) return session;
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { password: demoPassword, disabled: false });
  const again = await signIn({ ...options, email, password: demoPassword });
  if (!again) throw new Error('the emulator refuses the password just set');
  return again;
}

async function grantAdmin({ cli }: SeedOptions, email: string): Promise<void> {
  await promisify(execFile)(process.execPath, [...cli.nodeArgs, cli.script, 'grant-admin', email], {
    env: { ...process.env, ...cli.env },
  });
}

async function ensurePaid(session: ProductSession, email: string, stripeUrl: string): Promise<void> {
  if (await hasPaid(session)) return;
  const { uid: userId } = session;
  const { clientSecret } = await session.call('POST', '/api/create-payment-intent', {
    amount: 62,
    email,
    userId,
  });
  await confirm(String(clientSecret), stripeUrl);
  for (const deadline = Date.now() + grantedWithinMs; !(await hasPaid(session)); await wait(500)) {
    if (Date.now() > deadline) throw new Error('its payment did not open access');
  }
}

async function hasPaid({ uid, call }: ProductSession): Promise<boolean> {
  return (await call('GET', `/api/user/${uid}/payment-status`)).hasPaid === true;
}

/** Pays as the browser does: with the publishable key and the client secret. */
async function confirm(clientSecret: string, stripeUrl: string): Promise<void> {
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
