import { existsSync } from 'node:fs';
import path from 'node:path';
import { sharedFilesFile } from '@org/public-pages/web-build.ts';
import { readAddressRanges, folderAbove, EnvironmentReader } from './environment.ts';
import { readBackupConfig, type BackupConfig } from './backup-config.ts';
import { readLanguageModelConfig, type LanguageModelConfig } from './language-model-config.ts';
import { readMailConfig, type MailConfig } from './mail-config.ts';
import { readMetricsConfig, type MetricsConfig } from './metrics-config.ts';
import { readOperatorConfig, type OperatorConfig } from './operator-config.ts';
import { refusePlaceholders, localKeys, refuseUnsafe } from './production-refusals.ts';
import { readServiceAccount, type ServiceAccount } from './service-account.ts';
import { readStripeConfig, stripeKeys, type StripeConfig } from './stripe-config.ts';
import { readTracingConfig, type TracingConfig } from './tracing-config.ts';
import { readTestimonials, type TestimonialOfReader } from './testimonials.ts';
import { readPeopleKeys, type PeopleKey } from './people-keys.ts';

interface Shared {
  readonly host: string;
  readonly port: number;
  /** The origin that serves the pages. The `Origin` header of every change must equal it. */
  readonly publicOrigin: string;
  readonly databaseUrl: string;
  /** The database without a pooler in transaction mode. Equals {@link databaseUrl} if there is no pooler. */
  readonly directDatabaseUrl: string;
  /** A streaming replica for lists, searches and counts. */
  readonly replicaDatabaseUrl: string | undefined;
  readonly firebase: { readonly projectId: string; readonly apiKey: string; readonly authDomain: string };
  readonly stripe: StripeConfig;
  readonly operator: OperatorConfig;
  readonly analyticsMeasurementId: string | undefined;
  /** The address for reports of wrong facts. Without it no page asks for corrections. */
  readonly correctionsEmail: string | undefined;
  /** The SMTP server. Without it no mails are sent, and features that need mails are off. */
  readonly mail: MailConfig | undefined;
  /** The address where Prometheus reads the metrics. Without it no metrics are kept. */
  readonly metrics: MetricsConfig | undefined;
  /** The receiver of traces. Without it no traces are made. */
  readonly tracing: TracingConfig | undefined;
  /** The store of backups. Without it no backups are made. */
  readonly backup: BackupConfig | undefined;
  /** File with the secret keys of age that decrypt backups in a restore. */
  readonly backupIdentityFile: string | undefined;
  /** The language model that writes articles. Without it the built-in composer writes them. */
  readonly articleWriter: LanguageModelConfig | undefined;
  /** Days after a payment in which the operator refunds it on request. 0: no refunds are promised. */
  readonly refundDays: number;
  /** Testimonials of readers. Without them the pages show examples, labeled as examples. */
  readonly testimonials: readonly TestimonialOfReader[] | undefined;
  /** Number of whole past months whose page views are kept. Without it all months are kept. */
  readonly pageViewsKeptMonths: number | undefined;
  /** IP addresses or CIDR ranges of trusted proxies, whose `X-Forwarded-For` is believed. Empty by default. */
  readonly trustedProxies: readonly string[];
  /** Whether a second factor is optional or required for admins. */
  readonly adminSecondFactor: 'offered' | 'required';
  /** Time between the stop signal and the close of the server, during which `/readyz` answers 503. */
  readonly drainMs: number;
  readonly logLevel: LogLevel;
  /** One of this many successful reads is logged; 0 logs none. The levels `debug` and `trace` log all. */
  readonly logReadsEvery: number;
  /** Key of the hash that replaces emails and IP addresses in the log. */
  readonly logHashKey: string;
  /** The keys that encrypt saved people. The first one encrypts; all of them decrypt. */
  readonly peopleKeys: readonly PeopleKey[];
  /** Folder of the built web app. */
  readonly webDist: string;
  /** Folder of the previous release's web app, whose hashed files are still served. */
  readonly webDistBefore: string | undefined;
  /** Folder of the template and fonts of books. */
  readonly bookAssets: string;
  /** Folder of the CSV files that are imported at startup. */
  readonly dataFolder: string;
}

/** Local mode: each service is an emulator, or the real service in test mode. */
interface LocalConfig extends Shared {
  readonly mode: 'local';
  /** `host:port`. firebase-admin also reads this variable from the environment. */
  readonly authEmulatorHost: string | undefined;
  readonly stripeEmulatorUrl: string | undefined;
  /** Folder of the built Storybook. */
  readonly storybookDist: string;
  /** Folders of the built documentation of the libraries. */
  readonly libraryDocs: Readonly<Record<'zodiac-core' | 'api-contract', string>>;
  /** Origin of a local server that replaces every source of companies and openings. */
  readonly companySourcesUrl: string | undefined;
  /** Origin of the mail catcher, whose pages are shown at `/mailbox`. */
  readonly mailboxUrl: string | undefined;
  /** Multiplies the rate limits. For tests in which all users share one IP address. */
  readonly rateLimitScale: number;
  readonly serviceAccount: ServiceAccount | undefined;
}

interface ProductionConfig extends Shared {
  readonly mode: 'production';
  readonly serviceAccount: ServiceAccount;
}

export type Config = LocalConfig | ProductionConfig;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

const defaultPort = 3000;
const postgresUrl = /^postgres(ql)?:\/\/./;
const localRefundDays = 30;
const maxRefundDays = 365;
/** Three past months always contain the 89 days before today that the overview shows. */
const minKeptMonths = 3;
const maxKeptMonths = 1_200;
const defaultReadsEvery = 10;
/** A load balancer that checks every second sees three failures of `/readyz` in this time. */
const productionDrainSeconds = 3;
/** The process exits at 10 s and ends open requests at 8 s, so this leaves them two seconds. */
const maxDrainSeconds = 6;

/**
 * Reads and checks the configuration. `NODE_ENV=production` selects production, which refuses emulators, test keys and
 * demo projects. Any other value selects local mode, which refuses live keys.
 *
 * @param variables - the environment variables
 * @throws ConfigError with every missing or invalid variable
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  const env = new EnvironmentReader(variables);
  const config = variables.NODE_ENV === 'production' ? readProduction(env) : readLocal(env);
  env.throwProblems();
  return deepFreeze(config);
}

function readProduction(env: EnvironmentReader): ProductionConfig {
  for (const name of [
    'FIREBASE_AUTH_EMULATOR_HOST',
    'STRIPE_EMULATOR_URL',
    'COMPANY_SOURCES_URL',
    'MAILBOX_URL',
    'RATE_LIMIT_SCALE',
  ]) {
    if (env.optional(name))
      env.problem(`${name} belongs to local mode and is refused with NODE_ENV=production`);
  }
  const shared = readShared(env, 'production', {}, productionDrainSeconds);
  refusePlaceholders(env);
  refuseUnsafe(env, shared);
  if (!['index.html', sharedFilesFile].every((file) => existsSync(path.join(shared.webDist, file)))) {
    env.problem(
      `WEB_DIST holds no built web app: build it, or name the folder that has its index.html and ${sharedFilesFile}`,
    );
  }
  env.required('FIREBASE_SERVICE_ACCOUNT');
  return {
    ...shared,
    mode: 'production',
    serviceAccount: readServiceAccount(env, shared.firebase.projectId),
  };
}

function readLocal(env: EnvironmentReader): LocalConfig {
  const fallbacks = {
    PUBLIC_ORIGIN: `http://localhost:${env.optional('PORT') ?? defaultPort}`,
    FIREBASE_PROJECT_ID: 'demo-zodiac-atlas',
    FIREBASE_API_KEY: localKeys.firebaseApi,
    LOG_HASH_KEY: localKeys.logHash,
    CORRECTIONS_EMAIL: 'corrections@zodiac-atlas.test',
  };
  // Local mode has no load balancer, so it does not drain.
  const shared = readShared(env, 'local', fallbacks, 0);
  for (const [name, key] of stripeKeys(shared.stripe)) {
    if (/^.._live_/.test(key)) env.problem(`${name} is a live key, which only NODE_ENV=production may use`);
  }
  const authEmulatorHost = env.optional('FIREBASE_AUTH_EMULATOR_HOST');
  if (authEmulatorHost !== undefined && !/^[\w.-]+:\d+$/.test(authEmulatorHost)) {
    env.problem('FIREBASE_AUTH_EMULATOR_HOST must be host:port, such as 127.0.0.1:9099');
  }
  const hasAccount = env.optional('FIREBASE_SERVICE_ACCOUNT') !== undefined;
  if (authEmulatorHost === undefined && !hasAccount) {
    env.problem('Either FIREBASE_AUTH_EMULATOR_HOST or FIREBASE_SERVICE_ACCOUNT is required');
  }
  const stripeEmulatorUrl = env.optional('STRIPE_EMULATOR_URL');
  const companySourcesUrl = env.optionalMatching(
    'COMPANY_SOURCES_URL',
    /^http:\/\/127\.0\.0\.1:\d{1,5}$/,
    'an origin of this machine, such as http://127.0.0.1:12112',
  );
  const mailboxUrl = env.optionalMatching(
    'MAILBOX_URL',
    /^http:\/\/127\.0\.0\.1:\d{1,5}$/,
    'an origin of this machine, such as http://127.0.0.1:12114',
  );
  return {
    ...shared,
    mode: 'local',
    authEmulatorHost,
    stripeEmulatorUrl: stripeEmulatorUrl && env.origin('STRIPE_EMULATOR_URL', stripeEmulatorUrl),
    storybookDist:
      env.optional('STORYBOOK_DIST') ?? path.join(folderAbove('packages/ui'), 'storybook-static'),
    libraryDocs: {
      'zodiac-core':
        env.optional('LIBRARY_DOCS_DIST') ?? path.join(folderAbove('packages/zodiac-core'), 'docs-static'),
      'api-contract': path.join(folderAbove('packages/api-contract'), 'docs-static'),
    },
    companySourcesUrl,
    mailboxUrl,
    rateLimitScale: env.wholeNumber('RATE_LIMIT_SCALE', { fallback: 1, max: 10_000 }),
    serviceAccount: hasAccount ? readServiceAccount(env, shared.firebase.projectId) : undefined,
  };
}

function readShared(
  env: EnvironmentReader,
  mode: Config['mode'],
  fallbacks: Readonly<Record<string, string>>,
  drainSeconds: number,
): Shared {
  const required = (name: string) => env.required(name, fallbacks[name]);
  const port = env.wholeNumber('PORT', { fallback: defaultPort, max: 65_535 });
  const projectId = required('FIREBASE_PROJECT_ID');
  return {
    host: env.listeningHost('HOST'),
    port,
    publicOrigin: env.origin('PUBLIC_ORIGIN', required('PUBLIC_ORIGIN')),
    ...readDatabaseUrls(env),
    firebase: {
      projectId,
      apiKey: required('FIREBASE_API_KEY'),
      authDomain: env.optional('FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`,
    },
    stripe: readStripeConfig(env),
    analyticsMeasurementId: env.optionalMatching(
      'GA_MEASUREMENT_ID',
      /^G-[A-Z\d]+$/,
      'an id such as G-AB12CD34',
    ),
    correctionsEmail:
      env.optionalMatching(
        'CORRECTIONS_EMAIL',
        /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/,
        'an email address such as corrections@example.com',
      ) ?? fallbacks.CORRECTIONS_EMAIL,
    mail: readMailConfig(env, mode),
    operator: readOperatorConfig(env, mode),
    metrics: readMetricsConfig(env, port),
    tracing: readTracingConfig(env),
    backup: readBackupConfig(env),
    backupIdentityFile: env.optional('BACKUP_IDENTITY_FILE'),
    articleWriter: readLanguageModelConfig(env),
    refundDays: env.wholeNumber('REFUND_DAYS', {
      fallback: mode === 'local' ? localRefundDays : 0,
      max: maxRefundDays,
    }),
    testimonials: readTestimonials(env),
    pageViewsKeptMonths:
      env.optional('PAGE_VIEWS_KEPT_MONTHS') === undefined
        ? undefined
        : env.wholeNumber('PAGE_VIEWS_KEPT_MONTHS', {
            fallback: minKeptMonths,
            min: minKeptMonths,
            max: maxKeptMonths,
          }),
    trustedProxies: readAddressRanges(env, 'TRUSTED_PROXIES'),
    adminSecondFactor: env.oneOf('ADMIN_SECOND_FACTOR', ['offered', 'required'], 'offered'),
    drainMs: env.wholeNumber('DRAIN_SECONDS', { fallback: drainSeconds, max: maxDrainSeconds }) * 1_000,
    logLevel: env.oneOf('LOG_LEVEL', logLevels, 'info'),
    logReadsEvery: env.wholeNumber('LOG_READS_EVERY', { fallback: defaultReadsEvery, max: 1_000_000 }),
    logHashKey: env.matching('LOG_HASH_KEY', /^.{16,}$/, 'at least 16 characters', fallbacks.LOG_HASH_KEY),
    peopleKeys: readPeopleKeys(env, mode),
    webDist: env.optional('WEB_DIST') ?? path.join(folderAbove('apps/web'), 'dist'),
    webDistBefore: env.optional('WEB_DIST_BEFORE'),
    bookAssets: folderAbove('packages/book/assets'),
    dataFolder: env.optional('DATA_FOLDER') ?? path.dirname(folderAbove('data/companies.csv')),
  };
}

function readDatabaseUrls(
  env: EnvironmentReader,
): Pick<Shared, 'databaseUrl' | 'directDatabaseUrl' | 'replicaDatabaseUrl'> {
  const databaseUrl = env.matching('DATABASE_URL', postgresUrl, 'a postgres:// address');
  const directUrl = env.optionalMatching('DATABASE_DIRECT_URL', postgresUrl, 'a postgres:// address');
  const replicaDatabaseUrl = env.optionalMatching(
    'DATABASE_REPLICA_URL',
    postgresUrl,
    'a postgres:// address',
  );
  return { databaseUrl, directDatabaseUrl: directUrl ?? databaseUrl, replicaDatabaseUrl };
}

function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object') Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
