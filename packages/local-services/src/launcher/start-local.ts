/** Runs the product locally: `pnpm start` and, with `--dev`, `pnpm dev`. */
import { commandOf, isAlive, parentOf, startOf } from '../process/processes.ts';
import { demoPassword, type DemoAccount } from '../seed/seed.ts';
import { type Settings, readSettings, root } from './settings.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { NotReady } from '../process/child.ts';
import { Launcher } from './launcher.ts';
import { checkPreconditions } from './preconditions.ts';
import { StartError } from '../process/start-error.ts';

const pollIntervalMs = 1_000;

/** The pids of npx, pnpm and their shells that wait for this process, nearest first. */
function waitingAncestors(): number[] {
  const pids: number[] = [];
  for (let pid = process.ppid; pid > 1 && /pnpm|start-local/.test(commandOf(pid)); pid = parentOf(pid)) {
    pids.push(pid);
  }
  return pids;
}

/** Calls `act` when pnpm or npx was killed. The launcher would otherwise continue without a terminal. */
function whenPnpmEnds(act: () => void): void {
  const watched = waitingAncestors().map((pid) => ({ pid, started: startOf(pid) }));
  const timer = setInterval(() => {
    if (watched.every(({ pid, started }) => isAlive(pid) && startOf(pid) === started)) return;
    clearInterval(timer);
    act();
  }, pollIntervalMs);
  timer.unref();
}

const cards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0027 6000 3184', 'asks for authentication'],
  ['4000 0000 0000 0069', 'is expired'],
] as const;

/** The text that the launcher prints when the product is ready. */
function welcome(settings: Settings, accounts: readonly DemoAccount[]): string {
  const { emulate, dataDir, origin, apiPort, dev } = settings;
  const docs = dev ? `http://localhost:${apiPort}` : origin;
  const lines = ['', `  Zodiac Atlas is ready:  ${origin}`, `  API documentation:      ${docs}/api/docs`];
  // In development Storybook runs separately: `pnpm storybook`.
  if (!dev) {
    lines.push(`  Components:             ${origin}/storybook/`);
    lines.push(`  Calendar library:       ${origin}/docs/zodiac-core/`);
    lines.push(`  Client and endpoints:   ${origin}/docs/api-contract/`);
  }
  if (emulate.mail) lines.push(`  Emails of the product:  ${docs}/mailbox`);
  lines.push('');
  if (accounts.length > 0) {
    lines.push(`  Demo accounts (password ${demoPassword}):`);
    for (const { role, email } of accounts) lines.push(`    ${role.padEnd(7)} ${email}`);
    lines.push('');
  }
  if (emulate.stripe) {
    lines.push('  Test cards (any future date, any code):');
    for (const [number, outcome] of cards) lines.push(`    ${number}  ${outcome}`);
    lines.push('');
  }
  if (emulate.auth)
    lines.push('  The link to change an email appears here. All other emails are at /mailbox.');
  lines.push(`  Data and logs are in ${dataDir}`);
  lines.push('  Press Ctrl-C to stop. Your data stay.', '');
  return lines.join('\n');
}

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
    return 'Another version of PostgreSQL created the database. Set DATA_DIR to another folder. The old data stay where they are.';
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
