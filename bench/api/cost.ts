/**
 * Measures the CPU time of calls, as multiples of the time of a bare Fastify server measured between them, and prints
 * the table of `bench/README.md`. `BENCH_ROUNDS` is the number of rounds, 3 by default; `BENCH_CALLS` selects calls
 * by parts of their names, separated by commas; `BENCH_REQUESTS` is how often each is sent in a round, 30,000 by
 * default.
 */
import path from 'node:path';
import type { Product } from '@org/e2e/fixtures/product.ts';
import { productionArgs } from '@org/local-services/launcher/api.ts';
import { respondsOk, Child } from '@org/local-services/process/child.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import { signIn, type ProductSession } from '@org/local-services/seed/product-session.ts';
import { demoPassword } from '@org/local-services/seed/seed.ts';
import type pg from 'pg';
import { measuredCalls } from './cost-calls.ts';
import { costOf, median, type Cost } from './cost-of.ts';
import { PaymentEvents } from './webhook-calls.ts';
import { parentOf } from './cpu-time.ts';
import type { Statement } from './statements.ts';
import { withSignedInProduct } from './signed-in-product.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const chosen = (process.env.BENCH_CALLS ?? '').split(',');
/** The goal for the API process and PostgreSQL together, compared with a minimal route that runs the SQL of the call. */
const maxTimes = 2;
const helloPort = await freePort();
const helloUrl = `http://localhost:${helloPort}/`;
const hello = new Child({
  name: 'hello',
  script: path.join(import.meta.dirname, 'hello.ts'),
  env: { PORT: String(helloPort), NODE_ENV: 'production' },
});
try {
  await hello.until(() => respondsOk(helloUrl), 10_000);
  await withSignedInProduct('bench-cost', async ({ product, client, databaseUrl, statements }) => {
    const session = await paidReader(product, client);
    const backend = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const processes = { api: product.apiPid(), postmaster: parentOf(backend.rows[0]?.pid ?? 0) };
    const events = new PaymentEvents(client);
    const all = await measuredCalls({
      origin: product.origin,
      paid: { cookie: session.cookie() },
      uid: session.uid,
      events,
    });
    const calls = all.filter(({ name }) => chosen.some((part) => name.includes(part)));
    const compared = calls.filter(({ isCompared }) => isCompared);
    const minimal = await startMinimal(
      databaseUrl,
      await statements.of(
        client,
        compared.map(({ path: at }) => product.origin + at),
        { cookie: session.cookie() },
      ),
    );
    const costs = new Map(calls.map(({ name }) => [name, [] as Cost[]]));
    const times = new Map(compared.map(({ name }) => [name, { whole: [] as number[], api: [] as number[] }]));
    const hellos: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, path: at, isCompared, ...call } of calls) {
        if (call.amounts) await events.addPayments(call.amounts.warmUp + call.amounts.measured);
        const bare = await costOf(helloUrl, {}, { api: hello.process.pid ?? 0 });
        const bareUs = bare.main + bare.others;
        hellos.push(bareUs);
        const cost = await costOf(product.origin + at, call, processes);
        // A run takes a quarter of an hour, so it prints its progress.
        process.stderr.write(
          `${round + 1} of ${rounds}, ${name}: ${((cost.main + cost.others) / bareUs).toFixed(1)} + ${(cost.postgres / bareUs).toFixed(1)}\n`,
        );
        costs.get(name)?.push({
          main: cost.main / bareUs,
          others: cost.others / bareUs,
          postgres: cost.postgres / bareUs,
          perSecond: cost.perSecond,
        });
        if (!isCompared) continue;
        const route = compared.findIndex((each) => each.name === name);
        // The minimal route does not compress, so the call is measured again without compression.
        const plain = await costOf(product.origin + at, { headers: { cookie: session.cookie() } }, processes);
        const bareCost = await costOf(
          `${minimal.url}${route}`,
          {},
          { api: minimal.child.process.pid ?? 0, postmaster: processes.postmaster },
        );
        const [ours, theirs] = [plain.main + plain.others, bareCost.main + bareCost.others];
        times.get(name)?.api.push(ours / theirs);
        times.get(name)?.whole.push((ours + plain.postgres) / (theirs + bareCost.postgres));
      }
    }
    process.stdout.write(
      `Bare Fastify: ${median(hellos).toFixed(0)} µs of CPU a call.\n\n| call | API | of it other threads | PostgreSQL | goal | × its SQL alone, goal ${maxTimes} | API process alone | a second |\n|---|---|---|---|---|---|---|---|\n`,
    );
    for (const { name, goal } of calls) {
      const of = (field: keyof Cost): number => median((costs.get(name) ?? []).map((cost) => cost[field]));
      const row = [
        name,
        (of('main') + of('others')).toFixed(1),
        of('others').toFixed(1),
        of('postgres').toFixed(1),
        goal ? `${goal[0]} + ${goal[1]}` : '',
        ...(['whole', 'api'] as const).map((part) =>
          times.has(name) ? median(times.get(name)?.[part] ?? []).toFixed(1) : '',
        ),
        of('perSecond').toFixed(0),
      ];
      process.stdout.write(`| ${row.join(' | ')} |\n`);
    }
    const { sent, lost, repeated } = await events.check();
    process.stdout.write(
      `\nOf ${sent} events that were sent, ${lost} were lost and ${repeated} were applied more than once, by the ledger, the payments and the accounts.\n`,
    );
    if (lost > 0 || repeated > 0) throw new Error('The ledger is wrong.');
    await minimal.child.stop();
  });
} finally {
  await hello.stop();
}

/** Starts a minimal server that runs the statements of calls (same-sql.ts). */
async function startMinimal(databaseUrl: string, statements: readonly Statement[][]) {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const child = new Child({
    name: 'same-sql',
    script: path.join(import.meta.dirname, 'same-sql.ts'),
    nodeArgs: productionArgs,
    env: {
      PORT: String(port),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      STATEMENTS: JSON.stringify(statements),
    },
  });
  if (statements.length > 0) await child.until(() => respondsOk(`${url}0`), 10_000);
  return { url, child };
}

/** Signs in the unpaid demo account, which must exist, and gives it access in the database. */
async function paidReader(product: Product, client: pg.Client): Promise<ProductSession> {
  const session = await signIn({
    origin: product.origin,
    apiUrl: product.origin,
    authEmulatorHost: new URL(product.authEmulatorOrigin).host,
    email: 'unpaid@zodiac-atlas.test',
    password: demoPassword,
  });
  if (!session) throw new Error('The reader could not sign in.');
  await client.query('update users set has_paid_access = true where uid = $1', [session.uid]);
  return session;
}
