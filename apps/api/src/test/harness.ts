import { startStripeEmulator, type StripeEmulator } from '@org/stripe-emulator/server.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import { inject } from 'vitest';
import type { DestinationStream } from 'pino';
import { buildApp, type App } from '#app.ts';
import type { LoadLimits } from '#http/plugins/overload.ts';
import { readConfig, type Config } from '#config/config.ts';
import type { Db, PoolTimeouts } from '#database/connection.ts';
import { createLog } from '#http/plugins/logging.ts';
import { changeRole } from '#modules/users/change-role.ts';
import { closeServices, connectServices } from '#integrations/connect-services.ts';
import type { Services } from '#integrations/services.ts';
import { createDatabase, noRowsFolder } from './databases.ts';
import { personAt, type Person, type PersonOptions } from './people.ts';

interface AppOptions {
  /** Whether the database has companies, brands, states and boards; true by default. */
  lists?: boolean;
  /** Uses the database and the Stripe of another application, as a second process of it. */
  database?: string;
  stripeUrl?: string;
  /** Environment variables in addition to those of local mode. */
  env?: Record<string, string | undefined>;
  /** Environment variables that depend on objects created at Stripe. */
  atStripe?: (stripeUrl: string) => Promise<Record<string, string>>;
  /** Replaces all environment variables. */
  variables?: Record<string, string>;
  /** Replaces services of the configuration. */
  services?: (config: Config, clock: () => Date) => Partial<Services>;
  clock?: () => Date;
  /** Multiplies the rate limits. The default is so high that no test reaches one by chance. */
  limitScale?: number;
  /** The timeouts of PostgreSQL: `product` as in production, else long ones for a busy machine. */
  databaseTimeouts?: 'product';
  /** The load beyond which calls are refused: by default none, because tests block the event loop themselves. */
  load?: LoadLimits;
  /** The stream of log lines. They are discarded by default. */
  logTo?: DestinationStream;
}

export type Role = 'signed-out' | 'unpaid' | 'paid' | 'admin' | 'other';

export interface RunningApp extends App {
  config: Config;
  services: Services;
  db: Db;
  baseUrl: string;
  /** URL of the database. */
  database: string;
  stripeUrl: string;
  /** Creates a new user who is signed in and, by default, registered. */
  person(options?: PersonOptions): Promise<Person>;
  /** Creates a new user with a role. */
  newcomer(role: Role): Promise<Person>;
  /** A shared user of each role, created when first used. */
  as(role: Role): Promise<Person>;
  close(): Promise<void>;
}

const outOfTheWay = 1_000;
const anyLoad: LoadLimits = {
  maxLagOfShedFirstMs: Infinity,
  maxRunningShedFirst: Infinity,
  maxLagMs: Infinity,
  maxWaiting: Infinity,
};
const longTimeouts: PoolTimeouts = { connectMs: 15_000, queryMs: 15_000 };
const longDatabaseMs = 60_000;
/** Pino's stream to the standard output would write ten times a second until the process of all files ends. */
const discarded: DestinationStream = { write: () => undefined };

/** Starts the application on a free port, with a real PostgreSQL, the Auth emulator and a separate Stripe emulator. */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  // firebase-admin reads the variable from the environment.
  process.env.FIREBASE_AUTH_EMULATOR_HOST =
    options.env?.FIREBASE_AUTH_EMULATOR_HOST ?? inject('authEmulatorHost');
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const ownDatabase =
    options.database === undefined ? await createDatabase({ lists: options.lists ?? true }) : undefined;
  const database = options.database ?? ownDatabase?.url ?? '';
  const ownStripe = options.stripeUrl === undefined ? await startStripe(baseUrl) : undefined;
  const stripeUrl = options.stripeUrl ?? ownStripe?.url ?? '';

  const variables = options.variables ?? localVariables({ port, database, stripeUrl, lists: options.lists });
  const config = readConfig({ ...variables, ...(await options.atStripe?.(stripeUrl)), ...options.env });
  // firebase-admin reads the variable from the environment when it starts.
  const emulatorHost = config.mode === 'local' ? config.authEmulatorHost : undefined;
  if (emulatorHost === undefined) delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  else process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost;
  const log = createLog(config, options.logTo ?? discarded);
  const clock = options.clock ?? (() => new Date());
  const limitScale = options.limitScale ?? outOfTheWay;
  const databaseTimeouts = options.databaseTimeouts === 'product' ? undefined : longTimeouts;
  const services = {
    ...connectServices(config, log, { clock, databaseTimeouts, limitScale }),
    ...options.services?.(config, clock),
  };
  const { app, shutdown, routes, cacheUse } = await buildApp(config, services, {
    log,
    limitScale,
    load: options.load ?? anyLoad,
    ...(databaseTimeouts && { databaseMs: longDatabaseMs }),
  });
  await app.listen({ host: config.host, port });

  const servers = {
    baseUrl,
    origin: config.publicOrigin,
    stripeUrl,
    authEmulatorHost: inject('authEmulatorHost'),
  };
  const people = new Map<Role, Promise<Person>>();
  const make: Record<Role, () => Promise<Person>> = {
    'signed-out': () => personAt(servers, { signedIn: false }),
    unpaid: () => personAt(servers, {}),
    other: () => personAt(servers, {}),
    paid: () => personAt(servers, { paid: true }),
    admin: async () => {
      const admin = await personAt(servers, {});
      await changeRole(services.db, admin.uid, 'admin', 'test');
      return admin;
    },
  };

  return {
    app,
    shutdown,
    routes,
    cacheUse,
    config,
    services,
    db: services.db,
    baseUrl,
    database,
    stripeUrl,
    person: (person = {}) => personAt(servers, person),
    newcomer: (role) => make[role](),
    as(role) {
      const known = people.get(role) ?? make[role]();
      people.set(role, known);
      return known;
    },
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await closeServices(services);
      await ownStripe?.close();
      await ownDatabase?.drop();
    },
  };
}

const startStripe = (baseUrl: string): Promise<StripeEmulator> =>
  startStripeEmulator({
    port: 0,
    secretKey: 'sk_test_local',
    publishableKey: 'pk_test_local',
    webhook: { url: `${baseUrl}/api/stripe/webhook`, secret: 'whsec_local' },
  });

interface Addresses {
  port: number;
  database: string;
  stripeUrl: string;
  lists?: boolean | undefined;
}

/** The environment variables that the launcher of local mode sets. */
export const localVariables = ({ port, database, stripeUrl, lists }: Addresses): Record<string, string> => ({
  ...(lists === false && { DATA_FOLDER: noRowsFolder }),
  PORT: String(port),
  // Equal for all processes of one product, which listen on different ports.
  PUBLIC_ORIGIN: 'http://atlas.localhost',
  DATABASE_URL: database,
  FIREBASE_AUTH_EMULATOR_HOST: inject('authEmulatorHost'),
  STRIPE_EMULATOR_URL: stripeUrl,
  // An unused port. Tests of the sources start a server.
  COMPANY_SOURCES_URL: 'http://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  LOG_LEVEL: 'silent',
  WEB_DIST: '/nowhere',
});
