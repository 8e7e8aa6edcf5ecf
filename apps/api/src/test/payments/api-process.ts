import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@org/local-services/process/ports.ts';
import { compileCache, programOf } from '#test/api-process.ts';
import { localVariables } from '#test/harness.ts';
import type { Shop } from './shop.ts';

/** An argument of Node that adds a later price to the bundled API. */
const withOtherPrice = `--import=${import.meta.resolve('./other-price.ts')}`;

interface ApiProcessOptions {
  stripeUrl: string;
  /** The port of the process that this one replaces; a free one by default. */
  port?: number;
  logLevel?: string;
  /** The price of a later release, in cents. */
  priceCents?: number;
  variables?: Record<string, string>;
}

/** The API in a separate process, which a test can kill. */
export class ApiProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  /** The output of the process. */
  output = '';

  private constructor(port: number, env: Record<string, string>, program: string[]) {
    this.url = `http://127.0.0.1:${port}`;
    this.#child = spawn(process.execPath, program, {
      env: { ...process.env, NODE_ENV: 'development', ...compileCache, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
  }

  /** Starts a process on the shop's database, with a separate proxy to Stripe. */
  static async start(
    shop: Shop,
    { stripeUrl, port, logLevel = 'warn', priceCents, variables = {} }: ApiProcessOptions,
  ): Promise<ApiProcess> {
    const ownPort = port ?? (await freePort());
    const env = {
      ...localVariables({ port: ownPort, database: shop.app.database, stripeUrl }),
      // The sessions of the tests' users are for the origin of the shop.
      PUBLIC_ORIGIN: shop.app.config.publicOrigin,
      STRIPE_PAYMENT_LINK_ID: shop.link.id,
      DATA_FOLDER: shop.app.config.dataFolder,
      FRAUD_WARNINGS: shop.app.config.stripe.fraudWarnings,
      LOG_LEVEL: logLevel,
      ...(priceCents !== undefined && { OTHER_PRICE_CENTS: String(priceCents) }),
      ...variables,
    };
    const changes = priceCents === undefined ? [] : [withOtherPrice];
    const api = new ApiProcess(ownPort, env, [...changes, programOf('main')]);
    // The timeout of the test limits this loop.
    while (!(await api.#isReady())) {
      if (api.#child.exitCode !== null) throw new Error(api.output);
      await wait(50);
    }
    return api;
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  /** Kills the process with SIGKILL, as the kernel does when memory runs out. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    // Waits for 'close', because 'exit' may come before the last output.
    const closed = new Promise((resolve) => void this.#child.once('close', resolve));
    this.#child.kill(signal);
    await closed;
  }
}
