/**
 * Measures how the throughput of the product grows with its processes, all with one PostgreSQL: for searches, which need CPU time
 * of the process, and for webhooks, which write. The command fails when an event was lost or applied twice.
 *
 * `BENCH_PROCESSES` is the numbers of processes, between commas, `1,2,4,8` by default. `BENCH_CORES` is how much of a core each
 * process may use: with 0.1, eight processes, the sender and PostgreSQL fit on two cores. It needs Linux and root.
 */
import { availableParallelism } from 'node:os';
import { apiVariables } from '@org/e2e/fixtures/product.ts';
import { root } from '@org/local-services/launcher/settings.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import autocannon from 'autocannon';
import { startApi, type ApiProcess } from './api-process.ts';
import { searchOfNextName } from './cost-calls.ts';
import { limitCpu } from './cpu-limit.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { withSignedInProduct } from './signed-in-product.ts';
import { PaymentEvents } from './webhook-calls.ts';

const numbers = (process.env.BENCH_PROCESSES ?? '1,2,4,8').split(',').map(Number);
const coresOfEach = process.env.BENCH_CORES === undefined ? undefined : Number(process.env.BENCH_CORES);
/** The connections to all processes together. */
const connections = 96;
/** The warm-up is per process; the measurement is for all together. */
const searches = { warmUp: 4_000, measured: 12_000 };
const webhooks = { warmUp: 1_000, measured: 6_000 };

const print = (line: string): void => void process.stdout.write(`${line}\n`);

type Call = Pick<autocannon.Options, 'headers'> & { path: string } & Pick<autocannon.Request, 'setupRequest'>;

interface Answered {
  perSecond: number;
  /** Calls that a busy process refused. */
  refused: number;
  /** CPU time of a call in the processes, in microseconds. */
  cpuUs: number;
}

const cpuMsOf = (processes: readonly ApiProcess[]): number =>
  processes.reduce((sum, { pid }) => {
    const { main, others } = cpuTimeOf(pid);
    return sum + main + others;
  }, 0);

/** Sends calls to all processes at once. */
async function send(
  processes: readonly ApiProcess[],
  { path, headers = {}, setupRequest }: Call,
  amount: number,
): Promise<Answered> {
  const startedAt = performance.now();
  const cpuBeforeMs = cpuMsOf(processes);
  const results = await Promise.all(
    processes.map(({ port }) =>
      autocannon({
        url: `http://localhost:${port}${path}`,
        headers,
        connections: connections / processes.length,
        amount: amount / processes.length,
        ...(setupRequest && { requests: [{ setupRequest }] }),
      }),
    ),
  );
  const tookSeconds = (performance.now() - startedAt) / 1_000;
  const count = (of: (result: autocannon.Result) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0);
  const refused = count(({ statusCodeStats }) => statusCodeStats?.['503']?.count ?? 0);
  const answered = count((result) => result['2xx']);
  if (answered + refused !== amount) throw new Error(`${path}: ${amount - answered - refused} calls failed`);
  const cpuUs = ((cpuMsOf(processes) - cpuBeforeMs) * 1_000) / amount;
  return { perSecond: answered / tookSeconds, refused, cpuUs };
}

await withSignedInProduct('bench_processes', async ({ product, headers, client, databaseUrl }) => {
  const env = {
    ...apiVariables({
      origin: product.origin,
      databaseUrl,
      authEmulatorHost: new URL(product.authEmulatorOrigin).host,
      stripePort: Number(new URL(product.stripeOrigin).port),
      sourcesPort: await freePort(),
    }),
    RATE_LIMIT_SCALE: '1000',
  };
  const list = await fetch(`${product.origin}/api/companies`, { headers });
  const { companies } = (await list.json()) as { companies: { name: string }[] };
  const search: Call = {
    path: '/api/companies?page=1',
    headers,
    setupRequest: searchOfNextName(companies.map(({ name }) => name)),
  };
  const events = new PaymentEvents(client);
  const webhook: Call = { path: '/api/stripe/webhook', setupRequest: (request) => events.next(request) };

  print(
    `${availableParallelism()} cores\n\n| processes | searches a second | µs of CPU each | shed | webhooks a second | µs of CPU each | connections to PostgreSQL |\n|---|---|---|---|---|---|---|`,
  );
  for (const number of numbers) {
    const processes = await Promise.all(Array.from({ length: number }, () => startApi(root, env)));
    const unlimit = coresOfEach ? processes.map(({ pid }) => limitCpu(pid, coresOfEach)) : [];
    try {
      await send(processes, search, searches.warmUp * number);
      const searched = await send(processes, search, searches.measured);
      await events.addPayments(webhooks.warmUp * number + webhooks.measured);
      await send(processes, webhook, webhooks.warmUp * number);
      const applied = await send(processes, webhook, webhooks.measured);
      await events.untilFollowed();
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int from pg_stat_activity where datname = current_database()',
      );
      const cells = [
        number,
        searched.perSecond.toFixed(0),
        searched.cpuUs.toFixed(0),
        searched.refused,
        applied.perSecond.toFixed(0),
        applied.cpuUs.toFixed(0),
        rows[0]?.count,
      ];
      print(`| ${cells.join(' | ')} |`);
    } finally {
      await Promise.all(processes.map(({ child }) => child.stop()));
      for (const remove of unlimit) remove();
    }
  }
  const { sent, lost, repeated } = await events.check();
  print(`\nOf ${sent} events, ${lost} were lost and ${repeated} were applied more than once.`);
  if (lost > 0 || repeated > 0) throw new Error('The ledger is wrong.');
});
