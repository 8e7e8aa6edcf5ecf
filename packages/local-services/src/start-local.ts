/** `pnpm start` and, with `--dev`, `pnpm dev`: the whole product on one machine. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { NotReady } from './child.ts';
import { Launcher } from './launcher.ts';
import { whenPnpmEnds } from './pnpm.ts';
import { checkPreconditions } from './preconditions.ts';
import { readSettings, root } from './settings.ts';
import { StartError } from './start-error.ts';
import { welcome } from './welcome.ts';

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

// A closed terminal takes nobody's output any more, which is no reason to stop stopping.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

async function main(): Promise<void> {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const settings = readSettings(process.env, process.argv.slice(2));
  const stopped = await checkPreconditions(settings);
  if (stopped.length > 0) say(`Stopped what an earlier start left behind: ${stopped.join(', ')}.`);

  const launcher = new Launcher(settings, say);
  let stopping = false;
  const stop = (code: number, isCtrlC = false): void => {
    if (stopping) {
      // A terminal that closes sends several signals, and pnpm passes them on: only a second Ctrl-C is impatience.
      if (!isCtrlC) return;
      say('Stopping at once.');
      launcher.kill();
      process.exit(1);
    }
    stopping = true;
    say('\nStopping …');
    launcher.stop().then(
      () => {
        say('Stopped.');
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
    say('Starting Zodiac Atlas …');
    const accounts = await launcher.start();
    if (!stopping) say(welcome(settings, accounts));
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${explain(error)}\n`);
    stop(1);
  }
}

/** One sentence, and below it what the failed process printed where that is all there is to go by. */
function explain(error: unknown): string {
  if (!(error instanceof NotReady)) return error instanceof Error ? error.message : String(error);
  if (/No space left on device|ENOSPC/.test(error.output))
    return 'The disk is full; free some space and start again.';
  if (error.output.includes('database files are incompatible with server')) {
    return 'The database was written by another version of PostgreSQL; keep it, and set DATA_DIR to another folder.';
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
