import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { apiProgram, spawnApi, spawnWeb } from './api.ts';
import { troubleIn, withoutRepeats } from './api-log.ts';
import { authEmulatorHost, localProject, mailIn, spawnAuthEmulator } from './auth-emulator.ts';
import { companySourcesUrl, spawnCompanySources } from './company-sources.ts';
import { ensureOwnDatabase } from './databases.ts';
import { killPostgres, spawnPostgres } from './postgres.ts';
import { apiRole, postgresCredentials, postgresUrl, superuser } from './postgres-credentials.ts';
import { writeRunFile } from './run-files.ts';
import { seedDemoAccounts, type DemoAccount } from './seed.ts';
import { root, type Settings } from './settings.ts';
import { ensurePaymentLink, localKeys, spawnStripe, stripeUrl } from './stripe.ts';
import { Supervised, type Service } from './supervised.ts';

const databaseName = 'zodiac_atlas';

/** Starts every process the product needs, watches over them, and stops them in the opposite order. */
export class Launcher {
  readonly #settings: Settings;
  readonly #say: (sentence: string) => void;
  /** Those that others need, and those that need them. */
  readonly #below: Supervised[] = [];
  readonly #above: Supervised[] = [];
  #stopping = false;

  constructor(settings: Settings, say: (sentence: string) => void) {
    this.#settings = settings;
    this.#say = say;
  }

  /** @returns the demo accounts that are there */
  async start(): Promise<DemoAccount[]> {
    const { emulate } = this.#settings;
    const env = this.#apiEnvironment();
    await Promise.all([
      emulate.auth && this.#start(this.#below, this.#auth()),
      emulate.sources && this.#start(this.#below, this.#sources()),
      Promise.all([
        emulate.postgres && this.#startPostgres(env),
        emulate.stripe && this.#startStripe(env),
      ]).then(() => this.#start(this.#above, this.#api(env))),
    ]);
    if (this.#settings.dev) await this.#start(this.#above, this.#web());
    return emulate.auth ? this.#seed(env) : [];
  }

  /** Stops all in order, and forgets them. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#above.map((service) => service.stop()));
    await Promise.all(this.#below.map((service) => service.stop()));
    rmSync(this.#settings.runDir, { recursive: true, force: true });
  }

  /** Ends all at once. What was acknowledged is kept all the same. */
  kill(): void {
    for (const service of [...this.#above, ...this.#below]) service.kill();
  }

  async #start(group: Supervised[], service: Service): Promise<void> {
    if (this.#stopping) return;
    const supervised = new Supervised(service, this.#say);
    group.push(supervised);
    await supervised.start();
  }

  /** The API connects as a role that owns its database and is nothing beyond it. */
  async #startPostgres(env: Record<string, string>): Promise<void> {
    const { postgresPort } = this.#settings;
    await this.#start(this.#below, this.#postgres());
    if (this.#stopping) return;
    const { superuserPassword, apiPassword } = postgresCredentials(this.#postgresFolder);
    const role = { name: apiRole, password: apiPassword };
    const admin = postgresUrl(postgresPort, 'postgres', { name: superuser, password: superuserPassword });
    await ensureOwnDatabase(admin, databaseName, role);
    env.DATABASE_URL = postgresUrl(postgresPort, databaseName, role);
  }

  get #postgresFolder(): string {
    return path.join(this.#settings.dataDir, 'postgres');
  }

  async #startStripe(env: Record<string, string>): Promise<void> {
    await this.#start(this.#below, this.#stripe());
    env.STRIPE_PAYMENT_LINK_ID = await ensurePaymentLink(stripeUrl(this.#settings.stripePort));
  }

  #apiEnvironment(): Record<string, string> {
    const { dev, emulate, host, apiPort, origin, authPort, stripePort, sourcesPort } = this.#settings;
    return {
      HOST: host,
      PORT: String(apiPort),
      PUBLIC_ORIGIN: origin,
      // Vite serves the web app from its sources; what was built before is not there, nor are the styles it names.
      ...(dev && { WEB_DIST: path.join(root, 'apps/web/src') }),
      ...(emulate.auth && {
        FIREBASE_PROJECT_ID: localProject,
        FIREBASE_AUTH_EMULATOR_HOST: authEmulatorHost(authPort),
      }),
      ...(emulate.stripe && {
        STRIPE_EMULATOR_URL: stripeUrl(stripePort),
        STRIPE_SECRET_KEY: localKeys.secretKey,
        STRIPE_PUBLISHABLE_KEY: localKeys.publishableKey,
        STRIPE_WEBHOOK_SECRET: localKeys.webhookSecret,
      }),
      ...(emulate.sources && { COMPANY_SOURCES_URL: companySourcesUrl(sourcesPort) }),
    };
  }

  #seed(env: Record<string, string>): Promise<DemoAccount[]> {
    const { dev, origin, authPort, stripePort, emulate } = this.#settings;
    return seedDemoAccounts({
      origin,
      apiUrl: this.#apiUrl,
      authEmulatorHost: authEmulatorHost(authPort),
      stripeUrl: emulate.stripe ? stripeUrl(stripePort) : undefined,
      cli: { ...apiProgram('cli', dev), env },
      say: this.#say,
    });
  }

  get #apiUrl(): string {
    const { host, apiPort } = this.#settings;
    const everywhere = ['0.0.0.0', '::'].includes(host);
    return `http://${everywhere ? '127.0.0.1' : host}:${apiPort}`;
  }

  /** What all processes have in common: a log of their own, and a note for the next start. */
  #kept(name: string): { logFile: string; onSpawn: (pid: number) => void } {
    const { logDir, runDir } = this.#settings;
    return {
      logFile: path.join(logDir, `${name}.log`),
      onSpawn: (pid) => writeRunFile(runDir, name, pid),
    };
  }

  #postgres(): Service {
    const { dataDir, postgresPort } = this.#settings;
    const folder = this.#postgresFolder;
    return {
      name: 'PostgreSQL',
      spawn: () => {
        // Run by root, PostgreSQL runs as a user of its own, who must get at its folder.
        if (process.getuid?.() === 0) chmodSync(dataDir, 0o755);
        return spawnPostgres({ folder, port: postgresPort, ...this.#kept('postgres') });
      },
      kill: () => killPostgres(folder),
    };
  }

  #auth(): Service {
    const { dataDir, authPort } = this.#settings;
    return {
      name: 'The Firebase Auth emulator',
      spawn: () =>
        spawnAuthEmulator({
          folder: path.join(dataDir, 'auth'),
          port: authPort,
          keepAccounts: true,
          protectEmails: true,
          // There is no mail in local mode: what it would carry is shown here instead.
          onLine: (line) => {
            const mail = mailIn(line);
            if (mail) this.#say(`[mail] ${mail}`);
          },
          ...this.#kept('auth'),
        }),
    };
  }

  #stripe(): Service {
    const { dataDir, stripePort, apiPort } = this.#settings;
    return {
      name: 'The Stripe emulator',
      spawn: () =>
        spawnStripe({
          port: stripePort,
          webhookUrl: `http://127.0.0.1:${apiPort}/api/stripe/webhook`,
          stateFile: path.join(dataDir, 'stripe.json'),
          ...this.#kept('stripe'),
        }),
    };
  }

  #sources(): Service {
    const { sourcesPort } = this.#settings;
    return {
      name: 'What stands for Wikidata, job boards and careers pages',
      spawn: () => spawnCompanySources({ port: sourcesPort, ...this.#kept('sources') }),
    };
  }

  #api(env: Record<string, string>): Service {
    const say = withoutRepeats(this.#say);
    return {
      name: 'The API',
      isShown: true,
      spawn: () =>
        spawnApi({
          dev: this.#settings.dev,
          url: this.#apiUrl,
          env,
          onLine: (line) => {
            const trouble = troubleIn(line);
            if (trouble) say(`[api] ${trouble}`);
          },
          ...this.#kept('api'),
        }),
    };
  }

  #web(): Service {
    const { productPort, apiPort } = this.#settings;
    return {
      name: 'Vite',
      isShown: true,
      spawn: () =>
        spawnWeb({
          port: productPort,
          apiPort,
          onLine: (line) => this.#say(`[web] ${line}`),
          ...this.#kept('web'),
        }),
    };
  }
}
