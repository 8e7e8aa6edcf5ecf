import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { answers, Child } from './child.ts';
import { freePort } from './ports.ts';

export const localProject = 'demo-zodiac-atlas';

export interface AuthEmulator {
  child: Child;
  /** `host:port`, as FIREBASE_AUTH_EMULATOR_HOST wants it. */
  host: string;
  stop(): Promise<void>;
}

interface AuthEmulatorOptions {
  /** Folder of its own: configuration, and the accounts across restarts. */
  folder: string;
  port: number;
  keepAccounts: boolean;
  logFile?: string;
  onLine?: (line: string) => void;
}

/** Accounts made in the last minute at most are lost when the emulator is killed outright. */
const exportEveryMs = 15_000;

export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { folder, port, keepAccounts } = options;
  const [hubPort, loggingPort] = [await freePort(), await freePort()];
  await mkdir(folder, { recursive: true });
  const host = '127.0.0.1';
  await writeFile(
    path.join(folder, 'firebase.json'),
    JSON.stringify({
      emulators: {
        auth: { host, port },
        hub: { host, port: hubPort },
        logging: { host, port: loggingPort },
        ui: { enabled: false },
        singleProjectMode: true,
      },
    }),
  );
  const accounts = path.join(folder, 'accounts');
  const child = new Child({
    name: 'Firebase Auth emulator',
    script: createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
    args: [
      'emulators:start',
      '--only=auth',
      `--project=${localProject}`,
      ...(keepAccounts && existsSync(accounts) ? [`--import=${accounts}`] : []),
      ...(keepAccounts ? [`--export-on-exit=${accounts}`] : []),
    ],
    cwd: folder,
    env: { XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', CI: '1' },
    ...(options.logFile && { logFile: options.logFile }),
    ...(options.onLine && { onLine: options.onLine }),
  });
  await child.until(() => answers(`http://${host}:${port}/`), 60_000);
  const exporting = keepAccounts && setInterval(() => void exportAccounts(hubPort, accounts), exportEveryMs);
  return {
    child,
    host: `${host}:${port}`,
    async stop() {
      if (exporting) clearInterval(exporting);
      await child.stop();
    },
  };
}

async function exportAccounts(hubPort: number, accounts: string): Promise<void> {
  try {
    await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: accounts, initiatedBy: 'launcher' }),
    });
  } catch (error) {
    process.stderr.write(`The accounts were not saved this time: ${String(error)}\n`);
  }
}
