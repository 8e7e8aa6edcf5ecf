import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { Child, type ChildOptions } from '../process/child.ts';
import { postgresCredentials, postgresUrl, publishedPassword, superuser } from './postgres-credentials.ts';
import { preparePostgresFolder } from './postgres-user.ts';
import { commandOf, waitForExit, folderOf, isAlive, signal } from '../process/processes.ts';
import { StartError } from '../process/start-error.ts';
import type { Spawned } from '../process/supervised.ts';

interface PostgresOptions extends Pick<ChildOptions, 'logFile' | 'onLine' | 'onSpawn'> {
  /** Parent folder of the cluster. It is created if needed and never deleted. */
  folder: string;
  port: number;
  /** For tests: turns fsync off. Data survives a killed process, but not a crash of the machine. */
  volatile?: boolean;
}

const script = path.join(import.meta.dirname, 'postgres-process.ts');
/** Long, because a checkpoint on a slow disk takes a while. */
const shutdownMs = 60_000;
const maxConnectMs = 30_000;

/** Starts PostgreSQL as a separate process. Stops an orphaned server on the same folder first. */
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
    // The user of the server may not have access to root’s temporary folder.
    ...(runAs && { runAs, cwd: '/' }),
    // Arguments are visible to every user of the machine; environment variables are not.
    env: { LOCAL_POSTGRES_PASSWORD: superuserPassword, ...(runAs && { TMPDIR: undefined }) },
    ...rest,
  });
  return { child, isReady: () => isAccepting(port, superuserPassword) };
}

/** SQLSTATE of a wrong password. */
const wrongPassword = '28P01';

/** Whether the server accepts connections. Sets the generated password of an older cluster. */
async function isAccepting(port: number, password: string): Promise<boolean> {
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
    connectionTimeoutMillis: maxConnectMs,
  });
  // A lost connection only means that the server is not ready.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The pid of the server that runs on a cluster, on any port. */
function serverPid(cluster: string): number | undefined {
  const pid = pidInPidFile(cluster);
  if (pid === undefined || !isAlive(pid) || !commandOf(pid).includes('postgres')) return undefined;
  const here = folderOf(pid) === realpathSync(cluster) || commandOf(pid).includes(cluster);
  return here ? pid : undefined;
}

function pidInPidFile(cluster: string): number | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StartError(
      `${cluster} cannot be read. Start as its owner, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return Number(text.split('\n')[0]) || undefined;
}

/**
 * Stops a server whose launcher was killed.
 *
 * @returns whether there was one
 * @throws StartError if it cannot be stopped
 */
export async function stopOrphanPostgres(folder: string): Promise<boolean> {
  const cluster = path.join(folder, 'cluster');
  const pid = serverPid(cluster);
  if (pid === undefined) {
    // PostgreSQL refuses to start while any process has the pid in this file.
    if (pidInPidFile(cluster) !== undefined) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
    return false;
  }
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    if (!signal(pid, name)) break;
    if (await waitForExit(pid, shutdownMs)) return true;
  }
  throw new StartError(
    `PostgreSQL is still running on ${folder} as process ${pid} and cannot be stopped. Stop it and start again.`,
  );
}

/** Stops the server without a shutdown. It recovers at the next start. */
export function killPostgres(folder: string): void {
  const pid = serverPid(path.join(folder, 'cluster'));
  if (pid !== undefined) signal(pid, 'SIGQUIT');
}
