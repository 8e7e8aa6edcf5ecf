/** The emulator as a process of its own, set by the environment. */
import { startStripeEmulator, type StripeEmulator } from './server.ts';
import { settingsFrom } from './settings.ts';

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
// The launcher holds the other end: when it is killed, this process ends with it.
if (process.send) process.on('disconnect', stop);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return 'its port is taken';
  return error.message;
}
