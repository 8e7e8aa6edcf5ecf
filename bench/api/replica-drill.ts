/**
 * Two API processes behind a balancer, PgBouncer before PostgreSQL, and a streaming replica that lists are read from. People read and pay, the
 * replica is killed at half time, and the calls that fail are counted.
 *
 * `DRILL_SECONDS` is the duration, 60 by default; `DRILL_READERS` is the number of readers, 10 by default; `DRILL_POOLER` is the program of
 * PgBouncer, `pgbouncer` by default.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@org/local-services/launcher/settings.ts';
import { startReplicatedPostgres } from '@org/local-services/postgres/replicated-postgres.ts';
import { startApi } from './api-process.ts';
import { conclude, pay, print, printProblem, read, Tally } from './callers.ts';
import type { Shop } from './payer.ts';
import { withProcesses } from './processes-behind-balancer.ts';
import { quantile } from './response-times.ts';

const seconds = Number(process.env.DRILL_SECONDS ?? 60);
const readers = Number(process.env.DRILL_READERS ?? 10);
const pooler = process.env.DRILL_POOLER ?? 'pgbouncer';
const database = 'replica_drill';

/** Pages and filters of each list, which the replica answers. */
const paths = [
  '/api/companies?page=3',
  '/api/companies?page=1&country=Germany&sort=newest',
  '/api/companies?page=1&search=volkswagon',
  '/api/car-brands?page=1',
  '/api/us-states?page=1',
  '/api/openings?zodiac=ox',
  '/blog',
  '/years/1990',
];

if (spawnSync(pooler, ['--version']).error) {
  print(
    `${pooler} was not found: install PgBouncer (package pgbouncer), or name its program in DRILL_POOLER.`,
  );
  process.exit(1);
}

const servers = await startReplicatedPostgres();
try {
  await withProcesses(
    database,
    async ({ processes, shop, env }) => {
      const replicated = { ...env, DATABASE_REPLICA_URL: servers.urlOf('replica', database) };
      await processes.startTwo(() => startApi(root, replicated, printProblem));
      await drill(shop);
    },
    { postgresUrl: servers.urlOf('primary', 'postgres'), pooler },
  );
} finally {
  await servers.stop();
}

async function drill(shop: Shop): Promise<void> {
  const tally = new Tally();
  const before = await committed();
  let isOver = false;
  const reading = Array.from({ length: readers }, () => read(shop, tally, () => isOver, paths));
  const paying = pay(shop, tally, () => isOver);
  await wait((seconds / 2) * 1_000);
  const after = await committed();
  report('with the replica', tally);
  print(
    `statements by the primary: ${after.primary - before.primary}, by the replica: ${after.replica - before.replica}`,
  );
  await servers.killReplica();
  await wait((seconds / 2) * 1_000);
  isOver = true;
  const [paid] = await Promise.all([paying, ...reading]);
  report('after the replica was killed', tally);
  conclude(tally, paid);
}

function report(phase: string, tally: Tally): void {
  const times = tally.restart();
  print(
    `${phase}: ${times.length} calls, median ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms`,
  );
}

/** The transactions that each server has run on the database. A statement of the lists is one transaction. */
async function committed(): Promise<{ primary: number; replica: number }> {
  const of = async (server: 'primary' | 'replica'): Promise<number> => {
    const { rows } = await servers[server].query<{ count: number }>(
      'select xact_commit::int as count from pg_stat_database where datname = $1',
      [database],
    );
    return rows[0]?.count ?? 0;
  };
  return { primary: await of('primary'), replica: await of('replica') };
}
