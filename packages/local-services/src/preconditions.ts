import { access, constants, mkdir } from 'node:fs/promises';
import { isTaken } from './ports.ts';
import { runningPid, stopOrphans, writeRunFile } from './run-files.ts';
import { StartError, type Settings } from './settings.ts';

const leastNodeMajor = 24;

/** Everything that must hold before a process is started; each failure is one sentence that says what to do. */
export async function checkPreconditions(settings: Settings): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < leastNodeMajor) {
    throw new StartError(
      `Node ${process.versions.node} is too old here; start with "npx -y pnpm@12.21.0 start", which brings its own.`,
    );
  }
  await ensureWritable(settings.dataDir);
  if ((await runningPid(settings.runDir, 'launcher')) !== undefined) {
    throw new StartError(
      'Zodiac Atlas is already running from this folder; stop it with Ctrl-C in its terminal first.',
    );
  }
  const orphans = await stopOrphans(settings.runDir);
  if (orphans.length > 0)
    process.stdout.write(`Stopped what an earlier start left behind: ${orphans.join(', ')}.\n`);
  await writeRunFile(settings.runDir, 'launcher', process.pid);
  await ensureFreePorts(settings);
}

async function ensureWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The folder ${folder} cannot be written; give yourself write permission or set DATA_DIR.`,
      { cause: error },
    );
  }
}

async function ensureFreePorts(settings: Settings): Promise<void> {
  const wanted: [name: string, port: number, needed: boolean][] = [
    ['PORT', settings.productPort, true],
    ['API_PORT', settings.apiPort, settings.dev],
    ['AUTH_EMULATOR_PORT', settings.authPort, settings.emulate.auth],
    ['STRIPE_EMULATOR_PORT', settings.stripePort, settings.emulate.stripe],
  ];
  for (const [name, port, needed] of wanted) {
    if (needed && (await isTaken(port))) {
      throw new StartError(`Port ${port} is taken; free it or choose another by setting ${name}.`);
    }
  }
}

/** PostgreSQL's port is looked at only after its orphan, which may hold it, was stopped. */
export async function ensureFreePostgresPort(settings: Settings): Promise<void> {
  if (await isTaken(settings.postgresPort)) {
    throw new StartError(
      `Port ${settings.postgresPort} is taken; free it or choose another by setting POSTGRES_PORT.`,
    );
  }
}
