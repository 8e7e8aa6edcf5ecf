import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authEmulatorHost, spawnAuthEmulator } from './auth/auth-emulator.ts';
import { freePort } from './process/ports.ts';
import { spawnPostgres } from './postgres/postgres.ts';
import { postgresCredentials, postgresUrl, superuser } from './postgres/postgres-credentials.ts';
import { isAlive } from './process/processes.ts';
import { readyWithinMs } from './process/supervised.ts';

export { createDatabase, ensureDatabase, type OwnDatabase } from './postgres/databases.ts';

/** The addresses are serializable, so that a test runner can pass them to its workers. */
export interface TestServices {
  /** URL of the `postgres` database, for `createDatabase` and `ensureDatabase`. */
  postgresUrl: string;
  authEmulatorHost: string;
}

const prefix = 'zodiac-atlas-test-';

/** Linux keeps the files of this folder in memory. A disk takes longer to create the 650 files of each database. */
const memory = '/dev/shm';
/** Ten times the size of the files of a test run. */
const neededBytes = 2 * 1024 ** 3;

async function hasSpace(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= neededBytes;
}

/** Removes the folders of killed test runs. The name of a folder contains the pid of its test run. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^zodiac-atlas-test-(\d+)-/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Starts PostgreSQL and the Auth emulator for a test run, on free ports and in a temporary folder. Each test should
 * create its own database. The services stop with the process that started them, even if it is killed.
 *
 * @param onPostgresLine - is given each line of PostgreSQL's log
 * @param inMemory - keeps the files in memory, if it has enough space
 */
export async function startTestServices({
  onPostgresLine,
  inMemory = false,
}: { onPostgresLine?: (line: string) => void; inMemory?: boolean } = {}): Promise<
  TestServices & { stop(): Promise<void> }
> {
  const parent = inMemory && (await hasSpace(memory)) ? memory : tmpdir();
  await removeLeftovers(parent);
  const folder = await mkdtemp(path.join(parent, `${prefix}${process.pid}-`));
  // If root starts it, PostgreSQL runs as another user, which must be able to enter the folder.
  await chmod(folder, 0o755);
  const [postgresPort, authPort] = [await freePort(), await freePort()];
  const postgresFolder = path.join(folder, 'postgres');
  const services = [
    await spawnPostgres({
      folder: postgresFolder,
      port: postgresPort,
      volatile: true,
      onLine: onPostgresLine,
    }),
    spawnAuthEmulator({ folder: path.join(folder, 'auth'), port: authPort, keepAccounts: false }),
  ];
  const stop = async (): Promise<void> => {
    await Promise.all(services.map(({ child }) => child.stop()));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await Promise.all(services.map(({ child, isReady }) => child.until(isReady, readyWithinMs)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    postgresUrl: postgresUrl(postgresPort, 'postgres', {
      name: superuser,
      password: postgresCredentials(postgresFolder).superuserPassword,
    }),
    authEmulatorHost: authEmulatorHost(authPort),
    stop,
  };
}
