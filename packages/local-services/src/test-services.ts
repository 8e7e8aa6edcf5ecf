import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authEmulatorHost, spawnAuthEmulator } from './auth/auth-emulator.ts';
import { freePort } from './process/ports.ts';
import { spawnPostgres } from './postgres/postgres.ts';
import { postgresCredentials, postgresUrl, superuser } from './postgres/postgres-credentials.ts';
import { isAlive } from './process/processes.ts';
import { readyWithinMs } from './process/supervised.ts';

export { createDatabase, ensureDatabase, type OwnDatabase } from './postgres/databases.ts';

/** Serializable, so that a test runner can pass it to its workers. */
export interface TestServices {
  /** URL of the `postgres` database, for `createDatabase` and `ensureDatabase`. */
  postgresUrl: string;
  authEmulatorHost: string;
}

const prefix = 'zodiac-atlas-test-';

/** Removes the folders of killed test runs. The name of a folder contains the pid of its test run. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^zodiac-atlas-test-(\d+)-/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  }
}

/**
 * Starts PostgreSQL and the Auth emulator for a test run, on free ports and in a temporary folder. Each test should
 * create its own database. The services stop with the process that started them, even if it is killed.
 *
 * @param onPostgresLine - is given each line of PostgreSQL's log
 */
export async function startTestServices({
  onPostgresLine,
}: { onPostgresLine?: (line: string) => void } = {}): Promise<TestServices & { stop(): Promise<void> }> {
  await removeLeftovers();
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
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
