/** Runs the emulator as a process, configured by environment variables. */
import { startStripeEmulator, type StripeEmulator, type StripeEmulatorOptions } from './server.ts';

let emulator: StripeEmulator;
try {
  emulator = await startStripeEmulator(settingsFrom(process.env));
} catch (error) {
  process.stderr.write(`The Stripe emulator cannot start: ${reasonOf(error)}\n`);
  process.exit(1);
}
process.stdout.write(`Stripe emulator on ${emulator.url}\n`);

let stopping: Promise<void> | undefined;
function stop(): void {
  stopping ??= emulator.close().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`The Stripe emulator did not stop cleanly: ${reasonOf(error)}\n`);
      process.exit(1);
    },
  );
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// Stops this process when the launcher that started it is killed.
if (process.send) process.on('disconnect', stop);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return 'its port is already in use';
  return error.message;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables. The defaults are the keys of local mode.
 *
 * @throws Error that lists every malformed variable
 */
function settingsFrom(env: Environment): StripeEmulatorOptions {
  const problems: string[] = [];
  const port = Number(env.STRIPE_EMULATOR_PORT ?? 12_111);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`STRIPE_EMULATOR_PORT must be a port from 0 to 65535, not: ${env.STRIPE_EMULATOR_PORT}`);
  }
  const webhookUrl = env.STRIPE_WEBHOOK_URL;
  if (webhookUrl && !/^https?:$/.test(URL.parse(webhookUrl)?.protocol ?? '')) {
    problems.push(`STRIPE_WEBHOOK_URL must be an http or https URL, not: ${webhookUrl}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    port,
    secretKey: env.STRIPE_SECRET_KEY || 'sk_test_local',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY || 'pk_test_local',
    ...(env.STRIPE_EMULATOR_STATE && { stateFile: env.STRIPE_EMULATOR_STATE }),
    ...(webhookUrl && { webhook: { url: webhookUrl, secret: env.STRIPE_WEBHOOK_SECRET || 'whsec_local' } }),
  };
}
