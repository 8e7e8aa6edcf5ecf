import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { Child, type ChildOptions } from './child.ts';
import { postgresCredentials, postgresUrl, publishedPassword, superuser } from './postgres-credentials.ts';
import { preparePostgresFolder } from './postgres-user.ts';
import { commandOf, ended, folderOf, isAlive, signal } from './processes.ts';
import { StartError } from './start-error.ts';
import type { Spawned } from './supervised.ts';

export interface PostgresOptions extends Pick<ChildOptions, 'logFile' | 'onSpawn'> {
  /** Folder that holds the cluster; made where it is missing, never deleted. */
  folder: string;
  port: number;
  /** For tests: faster, and whole after any kill of a process, but not after a crash of the machine. */
  volatile?: boolean;
}

const script = path.join(import.meta.dirname, 'postgres-process.ts');
const shutdownMs = 15_000;

/** Starts PostgreSQL as a process of its own; an orphan on the same folder is stopped first. */
export async function spawnPostgres({
  folder,
  port,
  volatile = false,
  ...rest
}: PostgresOptions): Promise<Spawned> {
  await stopOrphanPostgres(folder);
  const runAs = preparePostgresFolder(folder, script);
  const { superuserPassword } = postgresCredentials(folder);
  const child = new Child({
    name: 'PostgreSQL',
    script,
    args: [folder, String(port), volatile ? 'volatile' : 'durable'],
    // Its own user may have no right to root's temporary folder.
    ...(runAs && { runAs, cwd: '/' }),
    // Not among the arguments, which every user of the machine can list.
    env: { LOCAL_POSTGRES_PASSWORD: superuserPassword, ...(runAs && { TMPDIR: undefined }) },
    ...rest,
  });
  return { child, isReady: () => isAnswering(port, superuserPassword) };
}

const wrongPassword = '28P01';

/** A cluster from before its folder had a password gets it now. */
async function isAnswering(port: number, password: string): Promise<boolean> {
  try {
    await onServer(port, password);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== wrongPassword) throw error;
    await onServer(port, publishedPassword, `alter role ${superuser} password ${pg.escapeLiteral(password)}`);
  }
  return true;
}

async function onServer(port: number, password: string, statement = 'select 1'): Promise<void> {
  const client = new pg.Client({
    connectionString: postgresUrl(port, 'postgres', { name: superuser, password }),
    connectionTimeoutMillis: 5_000,
  });
  // A server that goes away while it is asked is simply not ready.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The server that runs on a cluster, whoever started it and whatever its port. */
function serverOf(cluster: string): number | undefined {
  const pid = notedServer(cluster);
  if (pid === undefined || !isAlive(pid) || !commandOf(pid).includes('postgres')) return undefined;
  const here = folderOf(pid) === realpathSync(cluster) || commandOf(pid).includes(cluster);
  return here ? pid : undefined;
}

function notedServer(cluster: string): number | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StartError(
      `${cluster} cannot be read; start as the user it belongs to, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return Number(text.split('\n')[0]) || undefined;
}

/**
 * Stops a server that outlived its launcher. Its data is whole: PostgreSQL recovers from any end.
 *
 * @returns whether there was one
 */
export async function stopOrphanPostgres(folder: string): Promise<boolean> {
  const cluster = path.join(folder, 'cluster');
  const pid = serverOf(cluster);
  if (pid === undefined) {
    // PostgreSQL would refuse to start while somebody else has the pid its last run had.
    if (notedServer(cluster) !== undefined) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
    return false;
  }
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    if (!signal(pid, name)) break;
    if (await ended(pid, shutdownMs)) return true;
  }
  throw new StartError(
    `PostgreSQL still runs on ${folder} as process ${pid} and cannot be stopped; stop it, then start again.`,
  );
}

/** Ends the server at once, as a crash would; it recovers at the next start. */
export function killPostgres(folder: string): void {
  const pid = serverOf(path.join(folder, 'cluster'));
  if (pid !== undefined) signal(pid, 'SIGQUIT');
}
