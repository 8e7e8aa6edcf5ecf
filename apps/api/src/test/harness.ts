import { startStripeEmulator, type StripeEmulator } from '@org/stripe-emulator/server.ts';
import { freePort } from '@org/local-services/ports.ts';
import { inject } from 'vitest';
import type { DestinationStream } from 'pino';
import { buildApp, type App } from '#app.ts';
import { readConfig, type Config } from '#config/config.ts';
import type { Db, PoolTimeouts } from '#database/connection.ts';
import { createLog } from '#http/plugins/logging.ts';
import { changeRole } from '#modules/users/change-role.ts';
import { closeServices, connectServices } from '#integrations/connect-services.ts';
import type { Services } from '#integrations/services.ts';
import { createDatabase } from './databases.ts';
import { personAt, type Person, type PersonOptions } from './people.ts';

interface AppOptions {
  /** Joins a database that exists, and its Stripe: a second process of one product. */
  database?: string;
  stripeUrl?: string;
  /** Variables beyond those of local mode. */
  env?: Record<string, string | undefined>;
  /** Variables that depend on what is set up at Stripe first. */
  atStripe?: (stripeUrl: string) => Promise<Record<string, string>>;
  /** All variables, in place of those of local mode. */
  variables?: Record<string, string>;
  /** Services in place of those the configuration names. */
  services?: (config: Config, clock: () => Date) => Partial<Services>;
  clock?: () => Date;
  /** Multiplies the rate limits, which are out of the way unless a test asks for them. */
  limitScale?: number;
  /** How long calls wait for PostgreSQL: `product` as in production, else so long that a busy machine is no failure. */
  databaseTimeouts?: 'product';
  /** Where log lines go; nowhere by default. */
  logTo?: DestinationStream;
}

export type Role = 'signed-out' | 'unpaid' | 'paid' | 'admin' | 'other';

export interface RunningApp extends App {
  config: Config;
  services: Services;
  db: Db;
  baseUrl: string;
  /** Address of the database. */
  database: string;
  stripeUrl: string;
  /** Somebody new, signed up and in, and registered unless told otherwise. */
  person(options?: PersonOptions): Promise<Person>;
  /** Somebody new of a role. */
  newcomer(role: Role): Promise<Person>;
  /** The one of each role, made when first asked for. */
  as(role: Role): Promise<Person>;
  close(): Promise<void>;
}

const outOfTheWay = 1_000;
const longTimeouts: PoolTimeouts = { connectMs: 15_000, queryMs: 15_000 };

/** The whole application on a real PostgreSQL, the Auth emulator and a Stripe of its own, listening on a free port. */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  // firebase-admin reads the variable by itself.
  process.env.FIREBASE_AUTH_EMULATOR_HOST =
    options.env?.FIREBASE_AUTH_EMULATOR_HOST ?? inject('authEmulatorHost');
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const ownDatabase = options.database === undefined ? await createDatabase() : undefined;
  const database = options.database ?? ownDatabase?.url ?? '';
  const ownStripe = options.stripeUrl === undefined ? await startStripe(baseUrl) : undefined;
  const stripeUrl = options.stripeUrl ?? ownStripe?.url ?? '';

  const variables = options.variables ?? localVariables({ port, database, stripeUrl });
  const config = readConfig({ ...variables, ...(await options.atStripe?.(stripeUrl)), ...options.env });
  // firebase-admin reads the variable by itself, when it starts.
  const emulatorHost = config.mode === 'local' ? config.authEmulatorHost : undefined;
  if (emulatorHost === undefined) delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  else process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost;
  const log = createLog(config, options.logTo);
  const clock = options.clock ?? (() => new Date());
  const databaseTimeouts = options.databaseTimeouts === 'product' ? undefined : longTimeouts;
  const services = {
    ...connectServices(config, log, { clock, databaseTimeouts }),
    ...options.services?.(config, clock),
  };
  const { app, shutdown, routes } = await buildApp(config, services, {
    log,
    limitScale: options.limitScale ?? outOfTheWay,
  });
  await app.listen({ host: config.host, port });

  const door = {
    baseUrl,
    origin: config.publicOrigin,
    stripeUrl,
    authEmulatorHost: inject('authEmulatorHost'),
  };
  const people = new Map<Role, Promise<Person>>();
  const make: Record<Role, () => Promise<Person>> = {
    'signed-out': () => personAt(door, { signedIn: false }),
    unpaid: () => personAt(door, {}),
    other: () => personAt(door, {}),
    paid: () => personAt(door, { paid: true }),
    admin: async () => {
      const admin = await personAt(door, {});
      await changeRole(services.db, admin.uid, 'admin', 'test');
      return admin;
    },
  };

  return {
    app,
    shutdown,
    routes,
    config,
    services,
    db: services.db,
    baseUrl,
    database,
    stripeUrl,
    person: (person = {}) => personAt(door, person),
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
}

/** What the launcher of local mode sets. */
export const localVariables = ({ port, database, stripeUrl }: Addresses): Record<string, string> => ({
  PORT: String(port),
  // The same for all processes of a product, whatever port each listens on.
  PUBLIC_ORIGIN: 'http://atlas.localhost',
  DATABASE_URL: database,
  FIREBASE_AUTH_EMULATOR_HOST: inject('authEmulatorHost'),
  STRIPE_EMULATOR_URL: stripeUrl,
  // Nobody listens there: a test that asks sources brings its own.
  COMPANY_SOURCES_URL: 'http://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  LOG_LEVEL: 'silent',
  WEB_DIST: '/nowhere',
});
