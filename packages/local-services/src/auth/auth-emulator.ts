import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Child, type ChildOptions } from '../process/child.ts';
import type { Spawned } from '../process/supervised.ts';

/** The emulators never contact Google for project ids that start with `demo-`. */
export const localProject = 'demo-zodiac-atlas';

interface AuthEmulatorOptions extends Pick<ChildOptions, 'logFile' | 'onLine' | 'onSpawn'> {
  /** Folder for the configuration and the saved accounts. No other process may use it. */
  folder: string;
  port: number;
  /** Whether accounts are saved across restarts. */
  keepAccounts: boolean;
  /** Whether email enumeration protection is on. If off, errors have the codes of the specification. */
  protectEmails?: boolean;
}

/** `host:port`, the format of FIREBASE_AUTH_EMULATOR_HOST. */
export const authEmulatorHost = (port: number): string => `127.0.0.1:${port}`;

/** Starts the official Auth emulator as a separate process. It is ready after it has imported its accounts. */
export function spawnAuthEmulator(options: AuthEmulatorOptions): Spawned {
  const { folder, port, keepAccounts, protectEmails = false, onLine, ...rest } = options;
  mkdirSync(folder, { recursive: true });
  let ready = false;
  const child = new Child({
    name: 'Firebase Auth emulator',
    script: path.join(import.meta.dirname, 'auth-emulator-process.ts'),
    args: [
      folder,
      String(port),
      localProject,
      keepAccounts ? 'keep' : 'forget',
      protectEmails ? 'protect' : 'tell',
    ],
    cwd: folder,
    env: {
      // Ignores the user's configuration of firebase-tools, which may send statistics to Google.
      XDG_CONFIG_HOME: folder,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
    },
    onLine,
    ...rest,
  });
  child.process.once('message', () => (ready = true));
  return { child, isReady: async () => ready };
}

/**
 * Extracts an email with a link, which the emulator prints instead of sending it.
 *
 * @returns `undefined` if the line has none
 */
export function emailIn(line: string): string | undefined {
  const [email] = /To .*https?:\S+oobCode=\S+/.exec(line) ?? [];
  if (email === undefined) return undefined;
  return email.includes('NEW_PASSWORD_HERE')
    ? `${email} (with the new password in place of NEW_PASSWORD_HERE)`
    : email;
}
