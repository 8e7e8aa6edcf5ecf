import type { StripeEmulatorOptions } from './server.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables. The defaults are the keys of local mode.
 *
 * @throws Error that lists every malformed variable
 */
export function settingsFrom(env: Environment): StripeEmulatorOptions {
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
