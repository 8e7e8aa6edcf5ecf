/** Runs the product locally: `pnpm start` and, with `--dev`, `pnpm dev`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { NotReady } from '../process/child.ts';
import { Launcher } from './launcher.ts';
import { whenPnpmEnds } from './pnpm.ts';
import { checkPreconditions } from './preconditions.ts';
import { readSettings, root } from './settings.ts';
import { StartError } from '../process/start-error.ts';
import { welcome } from './welcome.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

// Writing to a closed terminal fails, which must not interrupt the shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

async function main(): Promise<void> {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const settings = readSettings(process.env, process.argv.slice(2));
  const stopped = await checkPreconditions(settings, print);
  if (stopped.length > 0) print(`Stopped processes of an earlier start: ${stopped.join(', ')}.`);

  const launcher = new Launcher(settings, print);
  let stopping = false;
  const stop = (code: number, isCtrlC = false): void => {
    if (stopping) {
      // A closing terminal sends several signals, and pnpm forwards them. Only a second Ctrl-C kills the processes.
      if (!isCtrlC) return;
      print('Stopping immediately.');
      launcher.kill();
      process.exit(1);
    }
    stopping = true;
    print('\nStopping …');
    launcher.stop().then(
      () => {
        print('Stopped.');
        process.exit(code);
      },
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop(0, signal === 'SIGINT'));
  whenPnpmEnds(() => stop(1));

  try {
    print('Starting Zodiac Atlas …');
    const accounts = await launcher.start();
    if (!stopping) print(welcome(settings, accounts));
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${explain(error)}\n`);
    stop(1);
  }
}

/** The message for a failed start, with the output of the process if the cause is unknown. */
function explain(error: unknown): string {
  if (!(error instanceof NotReady)) return error instanceof Error ? error.message : String(error);
  if (/No space left on device|ENOSPC/.test(error.output))
    return 'The disk is full. Free some space and start again.';
  if (error.output.includes('database files are incompatible with server')) {
    return 'The database was created by another version of PostgreSQL. Keep it, and set DATA_DIR to another folder.';
  }
  return [error.message, error.output].filter(Boolean).join('\n');
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
