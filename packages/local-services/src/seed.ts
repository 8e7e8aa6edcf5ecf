import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { localProject } from './auth-emulator.ts';
import { localKeys } from './stripe.ts';

export const demoPassword = 'year-of-the-horse';

export const demoAccounts = [
  { role: 'admin', email: 'admin@zodiac-atlas.test' },
  { role: 'paid', email: 'paid@zodiac-atlas.test' },
  { role: 'unpaid', email: 'unpaid@zodiac-atlas.test' },
] as const;

export interface SeedOptions {
  origin: string;
  authEmulatorHost: string;
  /** Where the paid account pays; without it nobody pays. */
  stripeUrl: string | undefined;
  /** Runs a command of the API's command line. */
  cli: { script: string; nodeArgs: string[]; env: Record<string, string | undefined> };
}

interface Session {
  uid: string;
  call(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
}

/** Makes the demo accounts by the product's own doors; what is there already is left as it is. */
export async function seedDemoAccounts(options: SeedOptions): Promise<void> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = options.authEmulatorHost;
  const app = initializeApp({ projectId: localProject }, 'seed');
  try {
    for (const { role, email } of demoAccounts) {
      await ensureAccount(getAuth(app), email);
      const session = await signIn(options, email);
      const registered = await session.call('POST', '/api/user/register', { uid: session.uid, email });
      if (role === 'admin' && registered.body.role !== 'admin') await grantAdmin(options, email);
      if (role === 'paid' && options.stripeUrl) await pay(session, email, options.stripeUrl);
    }
  } finally {
    await deleteApp(app);
  }
}

async function ensureAccount(auth: Auth, email: string): Promise<void> {
  const { users } = await auth.getUsers([{ email }]);
  if (users.length === 0) await auth.createUser({ email, password: demoPassword, emailVerified: true });
}

/** Signs in as a browser does: password to Firebase, ID token to the product. */
async function signIn({ origin, authEmulatorHost }: SeedOptions, email: string): Promise<Session> {
  const answer = await fetch(
    `http://${authEmulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
    },
  );
  const { idToken, localId: uid } = (await answer.json()) as { idToken: string; localId: string };
  let cookie = '';
  const call: Session['call'] = async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: { origin, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const opened = await call('POST', '/api/session', { idToken });
  if (opened.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(opened.body)}`);
  return { uid, call };
}

async function grantAdmin({ cli }: SeedOptions, email: string): Promise<void> {
  await promisify(execFile)(process.execPath, [...cli.nodeArgs, cli.script, 'grant-admin', email], {
    env: { ...process.env, ...cli.env },
  });
}

async function pay(session: Session, email: string, stripeUrl: string): Promise<void> {
  const opened = await session.call('POST', '/api/create-payment-intent', {
    amount: 62,
    email,
    userId: session.uid,
  });
  if (opened.status === 409) return;
  const clientSecret = String(opened.body.clientSecret);
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
  if (!confirmed.ok) throw new Error(`The demo payment failed: ${await confirmed.text()}`);
  await session.call('POST', '/api/update-payment-user-id', { email, userId: session.uid });
}
