/** The emulator as a process of its own, set by the environment. */
import { startStripeEmulator } from './server.ts';

const { env } = process;
const emulator = await startStripeEmulator({
  port: Number(env.STRIPE_EMULATOR_PORT ?? 12111),
  secretKey: env.STRIPE_SECRET_KEY ?? 'sk_test_local',
  publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_local',
  ...(env.STRIPE_EMULATOR_STATE && { stateFile: env.STRIPE_EMULATOR_STATE }),
  ...(env.STRIPE_WEBHOOK_URL && {
    webhook: { url: env.STRIPE_WEBHOOK_URL, secret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_local' },
  }),
});
process.stdout.write(`Stripe emulator on ${emulator.url}\n`);

async function stop(): Promise<void> {
  await emulator.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// The launcher holds the other end: when it is killed, this process ends with it.
if (process.send) process.on('disconnect', () => void stop());
