/** `pnpm start` and, with `--dev`, `pnpm dev`: the whole product on one machine. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Launcher } from './launcher.ts';
import { checkPreconditions } from './preconditions.ts';
import { demoAccounts, demoPassword } from './seed.ts';
import { readSettings, root, StartError, type Settings } from './settings.ts';

const cards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0027 6000 3184', 'asks for authentication'],
  ['4000 0000 0000 0069', 'is expired'],
] as const;

function welcome({ emulate, dataDir }: Settings, origin: string): string {
  const lines = [
    '',
    `  Zodiac Atlas is ready:  ${origin}`,
    `  The API explains itself: ${origin}/api/docs`,
    '',
  ];
  if (emulate.auth) {
    lines.push(`  Demo accounts (password ${demoPassword}):`);
    for (const { role, email } of demoAccounts) lines.push(`    ${role.padEnd(7)} ${email}`);
    lines.push('');
  }
  if (emulate.stripe) {
    lines.push('  Test cards (any future date, any code):');
    for (const [number, outcome] of cards) lines.push(`    ${number}  ${outcome}`);
    lines.push('');
  }
  lines.push(`  Data and logs are kept in ${dataDir}`, '  Ctrl-C stops everything; nothing is lost.', '');
  return lines.join('\n');
}

async function main(): Promise<void> {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const settings = readSettings(process.env, process.argv.slice(2));
  await checkPreconditions(settings);
  const launcher = new Launcher(settings);

  let stopping: Promise<void> | undefined;
  const stop = (code: number): void => {
    if (stopping) {
      process.exit(1);
    }
    process.stdout.write('\nStopping …\n');
    stopping = launcher
      .stop()
      .then(() => rm(settings.runDir, { recursive: true, force: true }))
      .then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));

  try {
    await launcher.start();
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    stop(1);
    return;
  }
  process.stdout.write(welcome(settings, launcher.origin));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
