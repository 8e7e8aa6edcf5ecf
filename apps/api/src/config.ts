import { existsSync } from 'node:fs';
import path from 'node:path';

interface Shared {
  host: string;
  port: number;
  /** The one origin pages are served from; the `Origin` of every change must equal it. */
  publicOrigin: string;
  databaseUrl: string;
  firebase: { projectId: string; apiKey: string; authDomain: string };
  stripe: {
    secretKey: string;
    publishableKey: string;
    webhookSecrets: string[];
    paymentLinkId: string | undefined;
  };
  analyticsMeasurementId: string | undefined;
  /** Addresses or ranges of proxies whose X-Forwarded-For is believed; none by default. */
  trustedProxies: string[];
  logLevel: string;
  /** Key of the hash that stands for an e-mail in the log. */
  logHashKey: string;
  /** Folder of the built web app. */
  webDist: string;
  /** Folder of the facts the database starts with. */
  dataFolder: string;
}

interface LocalConfig extends Shared {
  mode: 'local';
  authEmulatorHost: string | undefined;
  stripeEmulatorUrl: string | undefined;
}

interface ProductionConfig extends Shared {
  mode: 'production';
  serviceAccount: Record<string, string>;
}

export type Config = Readonly<LocalConfig | ProductionConfig>;

/** Says everything that is missing or malformed at once. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The nearest folder `relative` names, looking upwards from this file: source and bundle lie at different depths. */
function folderAbove(relative: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, relative);
    if (existsSync(candidate) || folder === path.dirname(folder)) return candidate;
  }
}

/**
 * Reads the configuration. `NODE_ENV=production` chooses production, where emulators and test keys are refused.
 *
 * @throws ConfigError naming every problem
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];
  const production = env.NODE_ENV === 'production';

  const text = (name: string, fallback?: string): string => {
    const value = env[name]?.trim();
    if (value) return value;
    if (fallback === undefined) problems.push(`${name} is missing`);
    return fallback ?? '';
  };
  const matching = (name: string, pattern: RegExp, hint: string, fallback?: string): string => {
    const value = text(name, fallback);
    if (value && !pattern.test(value)) problems.push(`${name} must be ${hint}`);
    return value;
  };
  const local = <T>(value: T): T | undefined => (production ? undefined : value);

  const port = Number(text('PORT', '3000'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push('PORT must be a number from 0 to 65535');
  const publicOrigin = matching(
    'PUBLIC_ORIGIN',
    production ? /^https:\/\/[^/]+$/ : /^https?:\/\/[^/]+$/,
    production ? 'an https origin such as https://example.com' : 'an origin such as http://localhost:3000',
    local(`http://localhost:${port}`),
  );
  const logLevel = text('LOG_LEVEL', 'info');
  if (!logLevels.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  const projectId = text('FIREBASE_PROJECT_ID', local('demo-zodiac-atlas'));

  const shared: Shared = {
    host: text('HOST', production ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicOrigin,
    databaseUrl: matching('DATABASE_URL', /^postgres(ql)?:\/\//, 'a postgres:// address'),
    firebase: {
      projectId,
      apiKey: text('FIREBASE_API_KEY', local('local-api-key')),
      authDomain: text('FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`),
    },
    stripe: {
      secretKey: matching('STRIPE_SECRET_KEY', /^(sk|rk)_/, 'a key that begins with sk_ or rk_'),
      publishableKey: matching('STRIPE_PUBLISHABLE_KEY', /^pk_/, 'a key that begins with pk_'),
      webhookSecrets: matching(
        'STRIPE_WEBHOOK_SECRET',
        /^whsec_[^,\s]+(\s*,\s*whsec_[^,\s]+)?$/,
        'one secret that begins with whsec_, or two separated by a comma',
      )
        .split(',')
        .map((secret) => secret.trim()),
      paymentLinkId: env.STRIPE_PAYMENT_LINK_ID?.trim() || undefined,
    },
    analyticsMeasurementId: env.GA_MEASUREMENT_ID?.trim() || undefined,
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').flatMap((range) => range.trim() || []),
    logLevel,
    logHashKey: text('LOG_HASH_KEY', local('local-log-hash-key')),
    webDist: text('WEB_DIST', folderAbove('apps/web/dist')),
    dataFolder: text('DATA_FOLDER', folderAbove('data')),
  };

  let serviceAccount: Record<string, string> = {};
  if (production) {
    for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'STRIPE_EMULATOR_URL'].filter((key) => env[key])) {
      problems.push(`${name} belongs to local mode and is refused in production`);
    }
    for (const [name, value] of [
      ['STRIPE_SECRET_KEY', shared.stripe.secretKey],
      ['STRIPE_PUBLISHABLE_KEY', shared.stripe.publishableKey],
    ] as const) {
      if (/^..?_test_/.test(value)) problems.push(`${name} is a test key, which production refuses`);
    }
    if (projectId.startsWith('demo-')) {
      problems.push('FIREBASE_PROJECT_ID names a demo project, which production refuses');
    }
    serviceAccount = readServiceAccount(text('FIREBASE_SERVICE_ACCOUNT'), problems);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  if (production) return Object.freeze({ ...shared, mode: 'production', serviceAccount });
  return Object.freeze({
    ...shared,
    mode: 'local',
    authEmulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    stripeEmulatorUrl: env.STRIPE_EMULATOR_URL,
  });
}

function readServiceAccount(json: string, problems: string[]): Record<string, string> {
  if (!json) return {};
  try {
    const account = JSON.parse(json) as Record<string, string>;
    if (account.client_email && account.private_key) return account;
  } catch {
    // Said below, together with an account that lacks its fields.
  }
  problems.push('FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account key');
  return {};
}
