import type { EnvironmentReader } from './environment.ts';

/**
 * The placeholder values in .env.example, deploy/kubernetes and docs/operations.md, which an operator must replace. A
 * deployment with one of them would name no seller, or fail at the first payment.
 */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  PUBLIC_ORIGIN: ['https://your-domain.example', 'https://your.name'],
  DATABASE_URL: ['postgres://user:password@host/database?sslmode=verify-full'],
  BACKUP_RECIPIENTS: ['age1yours', 'age1…'],
  FIREBASE_PROJECT_ID: ['your-project'],
  FIREBASE_API_KEY: ['your-web-api-key'],
  FIREBASE_AUTH_DOMAIN: ['<project>.firebaseapp.com'],
  STRIPE_SECRET_KEY: ['sk_live_yours', 'sk_live_…', 'rk_live_…', 'sk_…', 'rk_…'],
  STRIPE_PUBLISHABLE_KEY: ['pk_live_yours', 'pk_live_…', 'pk_…'],
  STRIPE_WEBHOOK_SECRET: ['whsec_yours', 'whsec_…'],
  STRIPE_PAYMENT_LINK_ID: ['plink_…'],
  STRIPE_TAX_CODE: ['txcd_…'],
  TESTIMONIALS: ['[{"quote":"…","name":"…","about":"…"}]'],
  OPERATOR_NAME: ['Your Name'],
  OPERATOR_ADDRESS: ['1 Main Street, 12345 Springfield, USA'],
  OPERATOR_EMAIL: ['you@your-domain.example', 'hello@example.com'],
  OPERATOR_HOSTING: ['Example Cloud GmbH, Germany'],
  CORRECTIONS_EMAIL: ['corrections@example.com'],
  SMTP_URL: ['smtps://user:password@host:465', 'smtp://user:password@host:587'],
  MAIL_FROM: ['Zodiac Atlas <hello@your-domain.example>', 'Zodiac Atlas <atlas@example.com>'],
  GA_MEASUREMENT_ID: ['G-…', 'G-AB12CD34'],
};

/** Reports each variable that still has a placeholder. The message quotes the value, because it is published. */
export function refusePlaceholders(env: EnvironmentReader): void {
  for (const [name, values] of Object.entries(placeholders)) {
    const given = env.optional(name);
    if (given !== undefined && values.includes(given))
      env.problem(`${name} is still ${given}, the placeholder of our example: write your own`);
  }
}
