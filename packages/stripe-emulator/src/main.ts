/** Runs the emulator as a process, configured by environment variables. */
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
// Stops this process when the launcher that started it is killed.
if (process.send) process.on('disconnect', stop);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return 'its port is already in use';
  return error.message;
}
