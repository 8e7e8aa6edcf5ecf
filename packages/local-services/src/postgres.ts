import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Child } from './child.ts';
import { commandOf, isAlive } from './run-files.ts';

export interface Postgres {
  child: Child;
  /** Address of a database by name. */
  url(database: string): string;
  stop(): Promise<void>;
}

interface PostgresOptions {
  dataDir: string;
  port: number;
  /** Trades durability for speed; for tests. */
  volatile?: boolean;
  logFile?: string;
}

/** Stops a server that outlived its launcher. Its data is whole: PostgreSQL recovers from any end. */
export async function stopOrphanPostgres(dataDir: string): Promise<void> {
  const file = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n')[0]);
  if (!pid || !isAlive(pid) || !/postgres/.test(await commandOf(pid))) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid) && waited < 15_000; waited += 100) await wait(100);
}

export async function startPostgres({
  dataDir,
  port,
  volatile = false,
  logFile,
}: PostgresOptions): Promise<Postgres> {
  await stopOrphanPostgres(dataDir);
  const child = new Child({
    name: 'PostgreSQL',
    script: path.join(import.meta.dirname, 'postgres-process.ts'),
    args: [dataDir, String(port), volatile ? 'volatile' : 'durable'],
    ...(logFile && { logFile }),
  });
  let ready = false;
  child.process.on('message', () => {
    ready = true;
  });
  await child.until(async () => ready, 60_000);
  return {
    child,
    url: (database) => `postgres://postgres:local@127.0.0.1:${port}/${database}`,
    async stop() {
      if (child.running) child.process.send('stop');
      const timer = setTimeout(() => child.process.kill('SIGKILL'), 15_000);
      await child.exited;
      clearTimeout(timer);
    },
  };
}

/** Creates a database unless it exists. @param adminUrl - address of the server's own `postgres` database */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
