import { setTimeout as wait } from 'node:timers/promises';
import { apiVariables } from '@org/e2e/fixtures/product.ts';
import { respondsOk } from '@org/local-services/process/child.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import { spawnStripe, stripeUrl } from '@org/local-services/stripe/stripe.ts';
import { ensureDatabase, startTestServices } from '@org/local-services/test-services.ts';
import type { ApiProcess } from './api-process.ts';
import { Balancer } from './balancer.ts';
import { startPgBouncer } from './pgbouncer.ts';
import type { Shop } from './payer.ts';

const maxStartMs = 120_000;
const pauseMs = 100;
/** The balancer checks once a second which processes are ready. */
const untilSeenMs = 2_000;

/** The resources that a drill gets. */
interface Stage {
  processes: Processes;
  shop: Shop;
  /** The variables of a process, except its port. */
  env: Record<string, string>;
}

interface Options {
  /** URL of the database `postgres` on the server to use. By default the drill starts one. */
  postgresUrl?: string;
  /** The program of PgBouncer, through which the processes connect in transaction mode. By default they connect without it. */
  pooler?: string | undefined;
}

/** Processes of the API behind one balancer. */
class Processes {
  readonly #balancer: Balancer;
  readonly #origin: string;
  #running: readonly ApiProcess[] = [];

  constructor(balancer: Balancer, origin: string) {
    this.#balancer = balancer;
    this.#origin = origin;
  }

  get running(): readonly ApiProcess[] {
    return this.#running;
  }

  /** Starts two processes, and waits until the balancer sends requests to one. */
  async startTwo(start: () => Promise<ApiProcess>): Promise<void> {
    this.#name([await start()]);
    this.#name([...this.#running, await start()]);
    while (!(await respondsOk(`${this.#origin}/readyz`))) await wait(pauseMs);
  }

  /** Starts a process, then stops the one that it replaces. */
  async replace(former: ApiProcess, start: () => Promise<ApiProcess>): Promise<void> {
    this.#name([...this.#running, await start()]);
    await wait(untilSeenMs);
    await former.child.stop();
    this.#name(this.#running.filter((each) => each !== former));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map(({ child }) => child.stop()));
  }

  #name(running: readonly ApiProcess[]): void {
    this.#running = running;
    this.#balancer.ports = running.map(({ port }) => port);
  }
}

/**
 * Runs a drill with a separate balancer, Stripe and PostgreSQL, then stops them and the processes that it has started.
 *
 * @param database - name of its database
 */
export async function withProcesses(
  database: string,
  drill: (stage: Stage) => Promise<void>,
  { postgresUrl, pooler }: Options,
): Promise<void> {
  const { stop, authEmulatorHost, ...own } = await startTestServices();
  const balancer = new Balancer();
  try {
    const origin = await balancer.listen();
    const [stripePort, sourcesPort] = [await freePort(), await freePort()];
    const stripe = spawnStripe({ port: stripePort, webhookUrl: `${origin}/api/stripe/webhook` });
    try {
      await stripe.child.until(stripe.isReady, maxStartMs);
      const databaseUrl = await ensureDatabase(postgresUrl ?? own.postgresUrl, database);
      await using pooled = pooler ? await startPgBouncer(pooler, databaseUrl) : undefined;
      const services = { origin, authEmulatorHost, stripePort, sourcesPort };
      const processes = new Processes(balancer, origin);
      try {
        await drill({
          processes,
          shop: { origin, authEmulatorHost, stripeOrigin: stripeUrl(stripePort) },
          env: {
            ...apiVariables({ ...services, databaseUrl: pooled?.url ?? databaseUrl }),
            ...(pooled && { DATABASE_DIRECT_URL: databaseUrl }),
            RATE_LIMIT_SCALE: '1000',
          },
        });
      } finally {
        await processes.stop();
      }
    } finally {
      await stripe.child.stop();
    }
  } finally {
    await balancer.close();
    await stop();
  }
}
