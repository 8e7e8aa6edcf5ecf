import type { EnvironmentReader } from './environment.ts';
import type { LanguageModelConfig } from './language-model-config.ts';
import { stripeKeys, type StripeConfig } from './stripe-config.ts';
import { Client } from 'pg';

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

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\/.*)$/;

/**
 * Whether a PostgreSQL connection stays on this machine or uses TLS with a verified certificate. The driver parses the
 * URL, so that its options and the `PG…` variables count as they do when it connects.
 *
 * @param url - a `postgres://` URL
 * @throws when the URL cannot be parsed, or names a certificate that cannot be read
 */
function isSecured(url: string): boolean {
  const { host, ssl } = new Client({ connectionString: url }) as { host: string; ssl: unknown };
  if (loopback.test(host)) return true;
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  return !('rejectUnauthorized' in ssl) || ssl.rejectUnauthorized !== false;
}

/**
 * The placeholder values in .env.example, deploy/kubernetes and docs/operations.md, which an operator must replace. A
 * deployment with one of them would name no seller, or fail at the first payment.
 */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  PUBLIC_ORIGIN: ['https://your-domain.example', 'https://your.name'],
  DATABASE_URL: ['postgres://user:password@host/database?sslmode=verify-full'],
  BACKUP_RECIPIENTS: ['age1yours', 'age1…'],
  FIREBASE_PROJECT_ID: ['your-project'],
  FIREBASE_API_KEY: ['your-web-api-key'],
  FIREBASE_AUTH_DOMAIN: ['<project>.firebaseapp.com'],
  STRIPE_SECRET_KEY: ['sk_live_yours', 'sk_live_…', 'rk_live_…', 'sk_…', 'rk_…'],
  STRIPE_PUBLISHABLE_KEY: ['pk_live_yours', 'pk_live_…', 'pk_…'],
  STRIPE_WEBHOOK_SECRET: ['whsec_yours', 'whsec_…'],
  STRIPE_PAYMENT_LINK_ID: ['plink_…'],
  STRIPE_TAX_CODE: ['txcd_…'],
  TESTIMONIALS: ['[{"quote":"…","name":"…","about":"…"}]'],
  OPERATOR_NAME: ['Your Name'],
  OPERATOR_ADDRESS: ['1 Main Street, 12345 Springfield, USA'],
  OPERATOR_EMAIL: ['you@your-domain.example', 'hello@example.com'],
  OPERATOR_HOSTING: ['Example Cloud GmbH, Germany'],
  CORRECTIONS_EMAIL: ['corrections@example.com'],
  SMTP_URL: ['smtps://user:password@host:465', 'smtp://user:password@host:587'],
  MAIL_FROM: ['Zodiac Atlas <hello@your-domain.example>', 'Zodiac Atlas <atlas@example.com>'],
  GA_MEASUREMENT_ID: ['G-…', 'G-AB12CD34'],
};

/** Reports each variable that still has a placeholder. The message quotes the value, because it is published. */
export function refusePlaceholders(env: EnvironmentReader): void {
  for (const [name, values] of Object.entries(placeholders)) {
    const given = env.optional(name);
    if (given !== undefined && values.includes(given))
      env.problem(`${name} is still ${given}, the placeholder of our example: write your own`);
  }
}
