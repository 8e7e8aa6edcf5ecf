import type { EnvironmentReader } from './environment.ts';

export interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecrets: readonly string[];
  /** The first link is given to payers. Payments through the others, which are older, still count. */
  readonly paymentLinkIds: readonly string[];
  /** The reaction to a payment that its bank reports as fraud: an admin decides, or the payment is refunded at once. */
  readonly fraudWarnings: 'ask' | 'refund';
  /** Stripe's tax code for the product. Without it no tax is calculated, and payers are not asked for their place. */
  readonly taxCode: string | undefined;
}

/** Reads the variables that begin with `STRIPE_`, and `FRAUD_WARNINGS`. */
export function readStripeConfig(env: EnvironmentReader): StripeConfig {
  return {
    secretKey: env.matching('STRIPE_SECRET_KEY', /^[sr]k_(test|live)_./, 'a secret key: sk_… or rk_…'),
    publishableKey: env.matching('STRIPE_PUBLISHABLE_KEY', /^pk_(test|live)_./, 'a publishable key: pk_…'),
    webhookSecrets: env
      .matching(
        'STRIPE_WEBHOOK_SECRET',
        /^whsec_[^,\s]+(\s*,\s*whsec_[^,\s]+)?$/,
        'one secret whsec_…, or two separated by a comma while one replaces the other',
      )
      .split(',')
      .map((secret) => secret.trim()),
    paymentLinkIds: (
      env.optionalMatching(
        'STRIPE_PAYMENT_LINK_ID',
        /^plink_[^,\s]+(\s*,\s*plink_[^,\s]+)*$/,
        'the id of a link, plink_…, or of several separated by commas: first the one that payers get',
      ) ?? ''
    )
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    fraudWarnings: env.oneOf('FRAUD_WARNINGS', ['ask', 'refund'], 'ask'),
    taxCode: env.optionalMatching(
      'STRIPE_TAX_CODE',
      /^txcd_\d{8}$/,
      'one of Stripe’s tax codes: txcd_ and 8 digits',
    ),
  };
}

/** The keys that show their mode (test or live), by their variables. */
export const stripeKeys = ({ secretKey, publishableKey }: StripeConfig) =>
  [
    ['STRIPE_SECRET_KEY', secretKey],
    ['STRIPE_PUBLISHABLE_KEY', publishableKey],
  ] as const;
