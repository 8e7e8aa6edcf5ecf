import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAuthEmulator } from './auth-emulator.ts';
import { freePort } from './ports.ts';
import { startPostgres } from './postgres.ts';

/** Plain data, so that a test runner can hand it to its workers. */
export interface TestServices {
  /** Address of the server's own database; `ensureDatabase` makes others beside it. */
  postgresUrl: string;
  authEmulatorHost: string;
}

/** PostgreSQL and the Auth emulator on free ports, in a folder that goes with them. */
export async function startTestServices(): Promise<TestServices & { stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zodiac-atlas-'));
  // Run by root, PostgreSQL runs as a user of its own, who must get at its folder.
  await chmod(folder, 0o755);
  const [postgres, auth] = await Promise.all([
    startPostgres({ dataDir: path.join(folder, 'postgres'), port: await freePort(), volatile: true }),
    startAuthEmulator({ folder: path.join(folder, 'auth'), port: await freePort(), keepAccounts: false }),
  ]);
  return {
    postgresUrl: postgres.url('postgres'),
    authEmulatorHost: auth.host,
    async stop() {
      await Promise.all([postgres.stop(), auth.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
