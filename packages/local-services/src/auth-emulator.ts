import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Child, type ChildOptions } from './child.ts';
import type { Spawned } from './supervised.ts';

/** Projects whose name begins with `demo-` are never looked for outside this machine. */
export const localProject = 'demo-zodiac-atlas';

export interface AuthEmulatorOptions extends Pick<ChildOptions, 'logFile' | 'onLine' | 'onSpawn'> {
  /** Folder of its own: configuration, and the accounts across restarts. */
  folder: string;
  port: number;
  keepAccounts: boolean;
  /** Whether answers tell nobody if an e-mail has an account; off, they have the codes of the specification. */
  protectEmails?: boolean;
}

/** `host:port`, as FIREBASE_AUTH_EMULATOR_HOST wants it. */
export const authEmulatorHost = (port: number): string => `127.0.0.1:${port}`;

/** Starts the official Auth emulator as a process of its own; it is ready once it has read its accounts. */
export function spawnAuthEmulator(options: AuthEmulatorOptions): Spawned {
  const { folder, port, keepAccounts, protectEmails = false, onLine, ...rest } = options;
  // It leaves a note in the temporary folder that a second emulator, or another user, would stumble over.
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  let ready = false;
  const child: Child = new Child({
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
      TMPDIR: temporary,
      // Its configuration of a person's own tool, its news and its update check stay out of this.
      XDG_CONFIG_HOME: folder,
      NO_UPDATE_NOTIFIER: '1',
      CI: '1',
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../node_modules/.cache/compiled'),
    },
    onLine: (line) => {
      if (!ready && line.includes('All emulators ready')) {
        ready = true;
        child.process.send('ready');
      }
      onLine?.(line);
    },
    ...rest,
  });
  return { child, isReady: async () => ready };
}

/**
 * The mail that an account's owner would get, where the emulator prints one.
 *
 * @returns `undefined` for any other line
 */
export function mailIn(line: string): string | undefined {
  const [mail] = /To .*https?:\S+oobCode=\S+/.exec(line) ?? [];
  if (mail === undefined) return undefined;
  return mail.includes('NEW_PASSWORD_HERE')
    ? `${mail} (with the new password in place of NEW_PASSWORD_HERE)`
    : mail;
}
