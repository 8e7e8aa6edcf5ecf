import type { EnvironmentReader } from './environment.ts';
import { isSecured } from './is-secured.ts';
import type { LanguageModelConfig } from './language-model-config.ts';
import { stripeKeys, type StripeConfig } from './stripe-config.ts';

/** Keys of local mode. They are published with the source. */
export const localKeys = {
  logHash: 'local-log-hash-key',
  /** The Auth emulator accepts any API key. */
  firebaseApi: 'local-api-key',
} as const;

interface Checked {
  readonly publicOrigin: string;
  readonly databaseUrl: string;
  readonly replicaDatabaseUrl: string | undefined;
  readonly directDatabaseUrl: string;
  readonly firebase: { readonly projectId: string; readonly apiKey: string };
  readonly stripe: StripeConfig;
  readonly articleWriter: LanguageModelConfig | undefined;
  readonly logHashKey: string;
}

/**
 * Stripe's webhook secrets begin with `whsec_` and have at least 32 characters. A shorter one is made up and could be
 * guessed.
 */
const webhookSecret = /^whsec_[\w+/=-]{32,}$/;
const minDistinctCharacters = 8;

/** Reports values that production refuses: test keys, demo projects, weak secrets, and connections without TLS. */
export function refuseUnsafe(env: EnvironmentReader, config: Checked): void {
  for (const [name, key] of stripeKeys(config.stripe)) {
    if (/^.._test_/.test(key)) env.problem(`${name} is a test key, which production refuses`);
  }
  if (config.firebase.projectId.startsWith('demo-')) {
    env.problem('FIREBASE_PROJECT_ID names a demo project, which production refuses');
  }
  if (config.firebase.apiKey === localKeys.firebaseApi) {
    env.problem('FIREBASE_API_KEY is that of local mode, which production refuses');
  }
  if (config.articleWriter?.baseUrl.startsWith('http://')) {
    env.problem('ARTICLE_WRITER_BASE_URL must be an https address in production');
  }
  if (config.publicOrigin.startsWith('http://')) {
    env.problem('PUBLIC_ORIGIN must be an https origin in production');
  }
  refuseWeakSecrets(env, config);
  refuseInsecureConnections(env, config);
}

function refuseWeakSecrets(env: EnvironmentReader, { stripe, logHashKey }: Checked): void {
  const secrets = stripe.webhookSecrets.filter(Boolean);
  if (!secrets.every((secret) => webhookSecret.test(secret) && isVaried(secret))) {
    env.problem('STRIPE_WEBHOOK_SECRET is not one of Stripe’s: whsec_ and at least 32 characters more');
  }
  if (logHashKey && (logHashKey === localKeys.logHash || !isVaried(logHashKey))) {
    env.problem('LOG_HASH_KEY is published or easily guessed: make one of random characters');
  }
}

const isVaried = (secret: string): boolean =>
  new Set(secret.replace(/^whsec_/, '')).size >= minDistinctCharacters;

function refuseInsecureConnections(env: EnvironmentReader, config: Checked): void {
  if (env.optional('NODE_TLS_REJECT_UNAUTHORIZED') === '0') {
    env.problem('NODE_TLS_REJECT_UNAUTHORIZED=0 accepts any certificate, which production refuses');
  }
  requireSecured(env, 'DATABASE_URL', config.databaseUrl);
  if (config.directDatabaseUrl !== config.databaseUrl)
    requireSecured(env, 'DATABASE_DIRECT_URL', config.directDatabaseUrl);
  if (config.replicaDatabaseUrl) requireSecured(env, 'DATABASE_REPLICA_URL', config.replicaDatabaseUrl);
}

function requireSecured(env: EnvironmentReader, name: string, url: string): void {
  if (!url.startsWith('postgres')) return;
  try {
    if (isSecured(url)) return;
    env.problem(`${name} connects to another machine without TLS: add sslmode=verify-full`);
  } catch {
    // The error is not reported, because its message quotes the URL with its password.
    env.problem(`${name} cannot be parsed, or names a certificate that cannot be read`);
  }
}
