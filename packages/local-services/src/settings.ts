import path from 'node:path';

/** A reason not to start that a person can mend; printed as it is. */
export class StartError extends Error {}

export const root = path.resolve(import.meta.dirname, '../../..');

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
  postgresPort: number;
  /** A service whose own key is set is not emulated. */
  emulate: { postgres: boolean; auth: boolean; stripe: boolean };
}

export function readSettings(env: NodeJS.ProcessEnv, argv: readonly string[]): Settings {
  const dev = argv.includes('--dev');
  const dataDir = path.resolve(root, env.DATA_DIR ?? '.data');
  const productPort = portOf(env, 'PORT', 3000);
  return {
    dev,
    dataDir,
    runDir: path.join(dataDir, 'run'),
    logDir: path.join(dataDir, 'logs'),
    productPort,
    apiPort: dev ? portOf(env, 'API_PORT', 3001) : productPort,
    authPort: portOf(env, 'AUTH_EMULATOR_PORT', 9099),
    stripePort: portOf(env, 'STRIPE_EMULATOR_PORT', 12_111),
    postgresPort: portOf(env, 'POSTGRES_PORT', 54_320),
    emulate: {
      postgres: !env.DATABASE_URL,
      auth: !env.FIREBASE_PROJECT_ID,
      stripe: !env.STRIPE_SECRET_KEY,
    },
  };
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = Number(env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`${name} must be a port number from 1 to 65535, not "${env[name]}".`);
  }
  return port;
}
