import path from 'node:path';
import { StartError } from '../process/start-error.ts';

export const root = path.resolve(import.meta.dirname, '../../../..');

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  dev: boolean;
  dataDir: string;
  runDir: string;
  logDir: string;
  productPort: number;
  /** Port of the API: the product's port, or a separate port behind Vite in development. */
  apiPort: number;
  authPort: number;
  stripePort: number;
  sourcesPort: number;
  postgresPort: number;
  smtpPort: number;
  mailboxPort: number;
  /** Address the API listens on. */
  host: string;
  /** Public origin of the product. */
  origin: string;
  /** Which services run locally. A service whose key is set does not. */
  emulate: { postgres: boolean; auth: boolean; stripe: boolean; sources: boolean; mail: boolean };
  /** Whether the data folder keeps the keys that encrypt saved people, because `PEOPLE_KEYS` is not set. */
  generatesPeopleKeys: boolean;
}

/**
 * Reads the settings of the launcher. The API validates its own variables.
 *
 * @param argv - command line arguments; `--dev` starts the development mode
 * @throws StartError if a variable is invalid
 */
export function readSettings(env: Environment, argv: readonly string[]): Settings {
  const dev = argv.includes('--dev');
  const dataDir = path.resolve(root, valueOf(env, 'DATA_DIR') ?? '.data');
  const productPort = portOf(env, 'PORT', 3000);
  const settings: Settings = {
    dev,
    dataDir,
    runDir: path.join(dataDir, 'run'),
    logDir: path.join(dataDir, 'logs'),
    productPort,
    apiPort: dev ? portOf(env, 'API_PORT', 3001) : productPort,
    authPort: portOf(env, 'AUTH_EMULATOR_PORT', 9099),
    stripePort: portOf(env, 'STRIPE_EMULATOR_PORT', 12_111),
    sourcesPort: portOf(env, 'SOURCES_EMULATOR_PORT', 12_112),
    postgresPort: portOf(env, 'POSTGRES_PORT', 54_320),
    smtpPort: portOf(env, 'SMTP_CATCHER_PORT', 12_113),
    mailboxPort: portOf(env, 'MAILBOX_PORT', 12_114),
    host: valueOf(env, 'HOST') ?? '127.0.0.1',
    origin: valueOf(env, 'PUBLIC_ORIGIN') ?? `http://localhost:${productPort}`,
    emulate: {
      postgres: !valueOf(env, 'DATABASE_URL'),
      auth: !hasFirebase(env),
      stripe: !valueOf(env, 'STRIPE_SECRET_KEY'),
      sources: !valueOf(env, 'COMPANY_SOURCES_URL') && valueOf(env, 'NODE_ENV') !== 'production',
      mail: !valueOf(env, 'SMTP_URL') && valueOf(env, 'NODE_ENV') !== 'production',
    },
    generatesPeopleKeys: !valueOf(env, 'PEOPLE_KEYS') && valueOf(env, 'NODE_ENV') !== 'production',
  };
  rejectProduction(env, settings);
  rejectSharedPorts(settings);
  return settings;
}

/** The ports in use, each with the variable that sets it. */
export function portsOf(settings: Settings): [variable: string, port: number][] {
  const { dev, emulate } = settings;
  const all: [variable: string, port: number, used: boolean][] = [
    ['PORT', settings.productPort, true],
    ['API_PORT', settings.apiPort, dev],
    ['AUTH_EMULATOR_PORT', settings.authPort, emulate.auth],
    ['STRIPE_EMULATOR_PORT', settings.stripePort, emulate.stripe],
    ['SOURCES_EMULATOR_PORT', settings.sourcesPort, emulate.sources],
    ['POSTGRES_PORT', settings.postgresPort, emulate.postgres],
    ['SMTP_CATCHER_PORT', settings.smtpPort, emulate.mail],
    ['MAILBOX_PORT', settings.mailboxPort, emulate.mail],
  ];
  return all.flatMap(([variable, port, used]) => (used ? [[variable, port]] : []));
}

/** The value of a variable. A blank value counts as missing. */
const valueOf = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function portOf(env: Environment, name: string, fallback: number): number {
  const text = valueOf(env, name) ?? String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new StartError(`${name} must be a port number from 1 to 65535, not "${text}".`);
  }
  return port;
}

function hasFirebase(env: Environment): boolean {
  const [project, account] = [valueOf(env, 'FIREBASE_PROJECT_ID'), valueOf(env, 'FIREBASE_SERVICE_ACCOUNT')];
  if (Boolean(project) === Boolean(account)) return Boolean(project);
  const [one, other] = project
    ? ['FIREBASE_PROJECT_ID', 'FIREBASE_SERVICE_ACCOUNT']
    : ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_PROJECT_ID'];
  throw new StartError(
    `${one} is set without ${other}: set both to use Firebase, or neither to use the emulator.`,
  );
}

function rejectProduction(env: Environment, { emulate }: Settings): void {
  if (valueOf(env, 'NODE_ENV') !== 'production') return;
  const missing = [
    ...(emulate.postgres ? ['DATABASE_URL'] : []),
    ...(emulate.auth ? ['FIREBASE_PROJECT_ID', 'FIREBASE_SERVICE_ACCOUNT'] : []),
    ...(emulate.stripe ? ['STRIPE_SECRET_KEY'] : []),
  ];
  if (missing.length === 0) return;
  throw new StartError(
    `NODE_ENV=production starts no local services: set ${missing.join(', ')}, or unset NODE_ENV to run locally.`,
  );
}

function rejectSharedPorts(settings: Settings): void {
  const variables = new Map<number, string>();
  for (const [variable, port] of portsOf(settings)) {
    const other = variables.get(port);
    if (other)
      throw new StartError(`${other} and ${variable} are both ${port}. Set them to different ports.`);
    variables.set(port, variable);
  }
}
