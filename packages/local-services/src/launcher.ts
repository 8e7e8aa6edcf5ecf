import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { localProject, startAuthEmulator } from './auth-emulator.ts';
import { answers, Child } from './child.ts';
import { ensureDatabase, startPostgres, stopOrphanPostgres } from './postgres.ts';
import { ensureFreePostgresPort } from './preconditions.ts';
import { writeRunFile } from './run-files.ts';
import { seedDemoAccounts } from './seed.ts';
import { root, type Settings } from './settings.ts';
import { ensurePaymentLink, localKeys, startStripe } from './stripe.ts';

const databaseName = 'zodiac_atlas';

interface Supervised {
  stop(): Promise<void>;
}

/** Starts every process the product needs and stops them in the opposite order. */
export class Launcher {
  readonly #settings: Settings;
  readonly #started: Supervised[] = [];
  #stopping = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get origin(): string {
    return `http://localhost:${this.#settings.productPort}`;
  }

  async start(): Promise<void> {
    const { emulate, apiPort } = this.#settings;
    const [databaseUrl, authEmulatorHost, stripeUrl] = await Promise.all([
      emulate.postgres ? this.#postgres() : undefined,
      emulate.auth ? this.#auth() : undefined,
      emulate.stripe ? this.#stripe() : undefined,
    ]);
    const env = {
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      PUBLIC_ORIGIN: this.origin,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(authEmulatorHost && {
        FIREBASE_PROJECT_ID: localProject,
        FIREBASE_AUTH_EMULATOR_HOST: authEmulatorHost,
      }),
      ...(stripeUrl && {
        STRIPE_EMULATOR_URL: stripeUrl,
        STRIPE_SECRET_KEY: localKeys.secretKey,
        STRIPE_PUBLISHABLE_KEY: localKeys.publishableKey,
        STRIPE_WEBHOOK_SECRET: localKeys.webhookSecret,
        STRIPE_PAYMENT_LINK_ID: await ensurePaymentLink(stripeUrl),
      }),
    };
    await this.#api(env);
    if (this.#settings.dev) await this.#web();
    if (authEmulatorHost) {
      await seedDemoAccounts({
        origin: this.origin,
        authEmulatorHost,
        stripeUrl,
        cli: { ...this.#apiScript('cli'), env },
      });
    }
  }

  /** Stops in order, the database last. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const supervised of this.#started.toReversed()) await supervised.stop();
  }

  async #postgres(): Promise<string> {
    const { dataDir, postgresPort, logDir } = this.#settings;
    const folder = path.join(dataDir, 'postgres');
    await stopOrphanPostgres(folder);
    await ensureFreePostgresPort(this.#settings);
    await mkdir(dataDir, { recursive: true });
    // Run by root, PostgreSQL runs as a user of its own, who must get at its folder.
    if (process.getuid?.() === 0) await chmod(dataDir, 0o755);
    const postgres = await startPostgres({
      dataDir: folder,
      port: postgresPort,
      logFile: path.join(logDir, 'postgres.log'),
    });
    await this.#supervise(postgres.child, postgres);
    await ensureDatabase(postgres.url('postgres'), databaseName);
    return postgres.url(databaseName);
  }

  async #auth(): Promise<string> {
    const { dataDir, authPort, logDir } = this.#settings;
    const auth = await startAuthEmulator({
      folder: path.join(dataDir, 'auth'),
      port: authPort,
      keepAccounts: true,
      logFile: path.join(logDir, 'auth.log'),
      // There is no mail in local mode: its links are shown here instead.
      onLine: (line) => {
        if (/https?:\/\/\S*oobCode=/.test(line)) process.stdout.write(`[auth] ${line.trim()}\n`);
      },
    });
    await this.#supervise(auth.child, auth);
    return auth.host;
  }

  async #stripe(): Promise<string> {
    const { dataDir, stripePort, apiPort, logDir } = this.#settings;
    const { child, url } = await startStripe({
      port: stripePort,
      webhookUrl: `http://127.0.0.1:${apiPort}/api/stripe/webhook`,
      stateFile: path.join(dataDir, 'stripe.json'),
      logFile: path.join(logDir, 'stripe.log'),
    });
    await this.#supervise(child, child);
    return url;
  }

  #apiScript(name: 'main' | 'cli'): { script: string; nodeArgs: string[] } {
    return this.#settings.dev
      ? { script: path.join(root, `apps/api/src/${name}.ts`), nodeArgs: ['--conditions=@org/source'] }
      : { script: path.join(root, `apps/api/dist/${name}.js`), nodeArgs: ['--enable-source-maps'] };
  }

  async #api(env: Record<string, string>): Promise<void> {
    const { script, nodeArgs } = this.#apiScript('main');
    const { dev, apiPort, logDir } = this.#settings;
    const start = async (): Promise<Child> => {
      const child = new Child({
        name: 'API',
        script,
        nodeArgs: dev ? ['--watch', '--watch-preserve-output', ...nodeArgs] : nodeArgs,
        env,
        logFile: path.join(logDir, 'api.log'),
        onLine: showTrouble,
      });
      await child.until(() => answers(`http://127.0.0.1:${apiPort}/readyz`), 60_000);
      await writeRunFile(this.#settings.runDir, 'api', child.pid);
      return child;
    };
    let current = await start();
    this.#started.push({ stop: () => current.stop() });
    // Somebody is using the product: an API that ends is started again, as a container would be.
    const restart = async (code: number | null): Promise<void> => {
      if (this.#stopping) return;
      process.stdout.write(`The API ended (${code ?? 'killed'}); starting it again.\n`);
      current = await start();
      void current.exited.then(restart);
    };
    void current.exited.then(restart);
  }

  async #web(): Promise<void> {
    const { productPort, apiPort, logDir } = this.#settings;
    const child = new Child({
      name: 'Vite',
      script: path.join(root, 'node_modules/vite/bin/vite.js'),
      cwd: path.join(root, 'apps/web'),
      env: { PORT: String(productPort), API_PORT: String(apiPort) },
      logFile: path.join(logDir, 'web.log'),
      onLine: (line) => process.stdout.write(`[web] ${line}\n`),
    });
    await child.until(() => answers(`${this.origin}/`), 60_000);
    await this.#supervise(child, child);
  }

  async #supervise(child: Child, supervised: Supervised): Promise<void> {
    this.#started.push(supervised);
    await writeRunFile(this.#settings.runDir, child.name.toLowerCase().replaceAll(' ', '-'), child.pid);
    void child.exited.then((code) => {
      if (this.#stopping) return;
      process.stderr.write(
        `${child.name} ended (${code ?? 'killed'}). Press Ctrl-C and start again; nothing is lost.\n${child.output}\n`,
      );
    });
  }
}

/** Of the API's structured log, warnings and errors are shown; all of it is in the log file. */
function showTrouble(line: string): void {
  if (!line.startsWith('{')) {
    process.stderr.write(`[api] ${line}\n`);
    return;
  }
  const { level, msg, err } = JSON.parse(line) as {
    level?: number;
    msg?: string;
    err?: { message?: string };
  };
  if ((level ?? 0) >= 40) process.stderr.write(`[api] ${msg ?? ''} ${err?.message ?? ''}\n`);
}
