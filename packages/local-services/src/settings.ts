import path from 'node:path';
import { StartError } from './start-error.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  dev: boolean;
  dataDir: string;
  runDir: string;
  logDir: string;
  productPort: number;
  /** Where the API listens: the product's port, or behind Vite in development. */
  apiPort: number;
  authPort: number;
  stripePort: number;
  sourcesPort: number;
  postgresPort: number;
  /** Address the API listens on. */
  host: string;
  /** Where people find the product. */
  origin: string;
  /** A service whose own key is set is not emulated. */
  emulate: { postgres: boolean; auth: boolean; stripe: boolean; sources: boolean };
}

/**
 * Reads what the launcher needs; the rest of the environment is the API's to check.
 *
 * @throws StartError in one sentence
 */
export function readSettings(env: Environment, argv: readonly string[]): Settings {
  const dev = argv.includes('--dev');
  const dataDir = path.resolve(root, given(env, 'DATA_DIR') ?? '.data');
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
    host: given(env, 'HOST') ?? '127.0.0.1',
    origin: given(env, 'PUBLIC_ORIGIN') ?? `http://localhost:${productPort}`,
    emulate: {
      postgres: !given(env, 'DATABASE_URL'),
      auth: !hasFirebase(env),
      stripe: !given(env, 'STRIPE_SECRET_KEY'),
      sources: !given(env, 'COMPANY_SOURCES_URL') && given(env, 'NODE_ENV') !== 'production',
    },
  };
  refuseInProduction(env, settings);
  refuseSharedPorts(settings);
  return settings;
}

/** Which variable sets each port that is listened on. */
export function portsOf(settings: Settings): [variable: string, port: number][] {
  const { dev, emulate } = settings;
  const all: [variable: string, port: number, used: boolean][] = [
    ['PORT', settings.productPort, true],
    ['API_PORT', settings.apiPort, dev],
    ['AUTH_EMULATOR_PORT', settings.authPort, emulate.auth],
    ['STRIPE_EMULATOR_PORT', settings.stripePort, emulate.stripe],
    ['SOURCES_EMULATOR_PORT', settings.sourcesPort, emulate.sources],
    ['POSTGRES_PORT', settings.postgresPort, emulate.postgres],
  ];
  return all.flatMap(([variable, port, used]) => (used ? [[variable, port]] : []));
}

/** Blank is missing. */
const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function portOf(env: Environment, name: string, fallback: number): number {
  const text = given(env, name) ?? String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new StartError(`${name} must be a port number from 1 to 65535, not "${text}".`);
  }
  return port;
}

function hasFirebase(env: Environment): boolean {
  const [project, account] = [given(env, 'FIREBASE_PROJECT_ID'), given(env, 'FIREBASE_SERVICE_ACCOUNT')];
  if (Boolean(project) === Boolean(account)) return Boolean(project);
  const [one, other] = project
    ? ['FIREBASE_PROJECT_ID', 'FIREBASE_SERVICE_ACCOUNT']
    : ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_PROJECT_ID'];
  throw new StartError(
    `${one} is set without ${other}: set both to use Firebase, or neither to use the emulator.`,
  );
}

function refuseInProduction(env: Environment, { emulate }: Settings): void {
  if (given(env, 'NODE_ENV') !== 'production') return;
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

function refuseSharedPorts(settings: Settings): void {
  const taken = new Map<number, string>();
  for (const [variable, port] of portsOf(settings)) {
    const other = taken.get(port);
    if (other)
      throw new StartError(`${other} and ${variable} are both ${port}; give each a port of its own.`);
    taken.set(port, variable);
  }
}
