import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authEmulatorHost, spawnAuthEmulator } from './auth-emulator.ts';
import { freePorts } from './ports.ts';
import { spawnPostgres } from './postgres.ts';
import { postgresCredentials, postgresUrl, superuser } from './postgres-credentials.ts';
import { isAlive } from './processes.ts';
import { readyWithinMs } from './supervised.ts';

export { createDatabase, ensureDatabase, type OwnDatabase } from './databases.ts';

/** Plain data, so that a test runner can hand it to its workers. */
export interface TestServices {
  /** Address of the server's own database; `createDatabase` and `ensureDatabase` make others beside it. */
  postgresUrl: string;
  authEmulatorHost: string;
}

const prefix = 'zodiac-atlas-test-';

/** Folders of test runs that were killed: each is named after the process that made it. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^zodiac-atlas-test-(\d+)-/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  }
}

/**
 * PostgreSQL and the Auth emulator on free ports, in a folder that goes with them: start them once for a test run, and
 * give each test a database of its own. They end with the process that started them, however it ends.
 */
export async function startTestServices(): Promise<TestServices & { stop(): Promise<void> }> {
  await removeLeftovers();
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  // Run by root, PostgreSQL runs as a user of its own, who must get at its folder.
  await chmod(folder, 0o755);
  const [postgresPort = 0, authPort = 0] = await freePorts(2);
  const postgresFolder = path.join(folder, 'postgres');
  const services = [
    await spawnPostgres({ folder: postgresFolder, port: postgresPort, volatile: true }),
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
