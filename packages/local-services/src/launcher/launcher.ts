import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { apiProgram, spawnApi } from './api.ts';
import { problemIn, withoutRepeats } from './api-log.ts';
import { authEmulatorHost, localProject, emailIn, spawnAuthEmulator } from '../auth/auth-emulator.ts';
import { companySourcesUrl, spawnCompanySources } from '../company-sources/company-sources.ts';
import { ensureOwnDatabase } from '../postgres/databases.ts';
import { mailVariables, spawnMailCatcher } from '../mail/mail-catcher.ts';
import { killPostgres, spawnPostgres } from '../postgres/postgres.ts';
import { apiRole, postgresCredentials, postgresUrl, superuser } from '../postgres/postgres-credentials.ts';
import { writeRunFile } from '../process/run-files.ts';
import { seedDemoAccounts, type DemoAccount } from '../seed/seed.ts';
import { peopleKeys } from './people-keys.ts';
import { root, type Settings } from './settings.ts';
import { ensurePaymentLink, localKeys, spawnStripe, stripeUrl } from '../stripe/stripe.ts';
import { Supervised, type Service } from '../process/supervised.ts';
import { spawnWeb } from './web.ts';

const databaseName = 'zodiac_atlas';

/** Starts the processes of the product, restarts those that exit, and stops them in reverse order. */
export class Launcher {
  readonly #settings: Settings;
  readonly #print: (line: string) => void;
  /** Services that others depend on. */
  readonly #dependencies: Supervised[] = [];
  /** Services that depend on them: the API and Vite. */
  readonly #dependents: Supervised[] = [];
  #stopping = false;

  constructor(settings: Settings, print: (line: string) => void) {
    this.#settings = settings;
    this.#print = print;
  }

  /** Resolves when all services are ready. @returns the demo accounts @throws NotReady or StartError */
  async start(): Promise<DemoAccount[]> {
    const { dev, emulate } = this.#settings;
    const [env] = await Promise.all([
      this.#startApi(),
      emulate.auth && this.#start(this.#dependencies, this.#auth()),
      emulate.sources && this.#start(this.#dependencies, this.#sources()),
      emulate.mail && this.#start(this.#dependencies, this.#mail()),
    ]);
    if (dev) await this.#start(this.#dependents, this.#web());
    return emulate.auth ? this.#seed(env) : [];
  }

  /** Stops the dependents, then the dependencies, and removes the run files. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#dependents.map((service) => service.stop()));
    await Promise.all(this.#dependencies.map((service) => service.stop()));
    rmSync(this.#settings.runDir, { recursive: true, force: true });
  }

  /** Kills all processes. Acknowledged changes are kept. */
  kill(): void {
    for (const service of [...this.#dependents, ...this.#dependencies]) service.kill();
  }

  async #start(group: Supervised[], service: Service): Promise<void> {
    if (this.#stopping) return;
    const supervised = new Supervised(service, this.#print);
    group.push(supervised);
    await supervised.start();
  }

  /** Starts the API after PostgreSQL and Stripe, which it needs at its start. @returns its environment */
  async #startApi(): Promise<Record<string, string>> {
    const { emulate } = this.#settings;
    const [databaseUrl, paymentLinkId] = await Promise.all([
      emulate.postgres ? this.#startPostgres() : undefined,
      emulate.stripe ? this.#startStripe() : undefined,
    ]);
    const env = {
      ...this.#apiEnvironment(),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(paymentLinkId && { STRIPE_PAYMENT_LINK_ID: paymentLinkId }),
    };
    await this.#start(this.#dependents, this.#api(env));
    return env;
  }

  /**
   * Starts PostgreSQL. The API connects as a role that owns its database and has no other privileges.
   *
   * @returns the URL of the database
   */
  async #startPostgres(): Promise<string | undefined> {
    const { postgresPort } = this.#settings;
    await this.#start(this.#dependencies, this.#postgres());
    if (this.#stopping) return undefined;
    const { superuserPassword, apiPassword } = postgresCredentials(this.#postgresFolder);
    const role = { name: apiRole, password: apiPassword };
    const admin = postgresUrl(postgresPort, 'postgres', { name: superuser, password: superuserPassword });
    await ensureOwnDatabase(admin, databaseName, role);
    return postgresUrl(postgresPort, databaseName, role);
  }

  get #postgresFolder(): string {
    return path.join(this.#settings.dataDir, 'postgres');
  }

  /** Starts the Stripe emulator. @returns the id of the payment link */
  async #startStripe(): Promise<string> {
    await this.#start(this.#dependencies, this.#stripe());
    return ensurePaymentLink(stripeUrl(this.#settings.stripePort));
  }

  /** The variables of the API that are known before any service has started. */
  #apiEnvironment(): Record<string, string> {
    const { dev, emulate, generatesPeopleKeys, dataDir } = this.#settings;
    const { host, apiPort, origin, authPort, stripePort, sourcesPort } = this.#settings;
    return {
      HOST: host,
      PORT: String(apiPort),
      PUBLIC_ORIGIN: origin,
      // In development Vite serves the sources, so the style sheets of an earlier build must not be used.
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
      ...(generatesPeopleKeys && { PEOPLE_KEYS: peopleKeys(dataDir) }),
      ...(emulate.mail && mailVariables(this.#settings)),
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
      openings: emulate.sources,
      cli: { ...apiProgram('cli', dev), env },
      print: this.#print,
    });
  }

  get #apiUrl(): string {
    const { host, apiPort } = this.#settings;
    const isWildcard = ['0.0.0.0', '::'].includes(host);
    return `http://${isWildcard ? '127.0.0.1' : host}:${apiPort}`;
  }

  /** The options of every process: its log file, and a run file that the next start reads. */
  #processOptions(name: string): { logFile: string; onSpawn: (pid: number) => void } {
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
        // If root starts it, PostgreSQL runs as another user, which must be able to enter the folder.
        if (process.getuid?.() === 0) chmodSync(dataDir, 0o755);
        return spawnPostgres({ folder, port: postgresPort, ...this.#processOptions('postgres') });
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
          // Local mode sends no email: its link is printed instead.
          onLine: (line) => {
            const email = emailIn(line);
            if (email) this.#print(`[mail] ${email}`);
          },
          ...this.#processOptions('auth'),
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
          ...this.#processOptions('stripe'),
        }),
    };
  }

  #sources(): Service {
    const { sourcesPort } = this.#settings;
    return {
      name: 'The emulator of company sources',
      spawn: () => spawnCompanySources({ port: sourcesPort, ...this.#processOptions('sources') }),
    };
  }

  #mail(): Service {
    const { dataDir, smtpPort, mailboxPort } = this.#settings;
    const folder = path.join(dataDir, 'mails');
    return {
      name: 'The catcher of mails',
      spawn: () => spawnMailCatcher({ folder, smtpPort, mailboxPort, ...this.#processOptions('mail') }),
    };
  }

  #api(env: Record<string, string>): Service {
    const print = withoutRepeats(this.#print);
    return {
      name: 'The API',
      isOutputShown: true,
      spawn: () =>
        spawnApi({
          dev: this.#settings.dev,
          url: this.#apiUrl,
          env,
          onLine: (line) => {
            const problem = problemIn(line);
            if (problem) print(`[api] ${problem}`);
          },
          ...this.#processOptions('api'),
        }),
    };
  }

  #web(): Service {
    const { productPort, apiPort } = this.#settings;
    return {
      name: 'Vite',
      isOutputShown: true,
      spawn: () =>
        spawnWeb({
          port: productPort,
          apiPort,
          onLine: (line) => this.#print(`[web] ${line}`),
          ...this.#processOptions('web'),
        }),
    };
  }
}
