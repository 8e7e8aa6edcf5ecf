import type { Logger } from 'pino';

/** What happened in the business, each with the fields worth counting. Never an e-mail, a name or a secret. */
interface BusinessEvents {
  user_registered: { uid: string };
  /** An e-mail went from one account to the one that has it at the identity provider. */
  email_released: { uid: string };
  /** Our clock differs from the identity provider's. */
  clock_skew: { aheadSeconds: number };
  payment_opened: { uid: string; intentId: string };
  access_granted: { uid: string };
  access_revoked: { uid: string };
  /** Somebody who had paid already paid again, and has the second payment back. */
  payment_refunded_duplicate: { uid: string; intentId: string };
  /** What was decided could not be carried out at Stripe yet; it is tried again. */
  payment_task_failed: { task: string; subject: string };
  /** Money that does not fit: somebody should look. */
  payment_alert: { intentId: string; reason: string };
  webhook_refused: { reason: string };
  stripe_unavailable: { about: string };
  sign_refreshed: { zodiac: string; newCompanies: number; newOpenings: number; unanswered: number };
  /** One question that a source left unanswered: ordinary on the internet. */
  source_failure: { source: string; reason: string };
  refresh_failed: { zodiac: string; source: string };
  article_written: { slug: string };
  article_published: { slug: string };
  article_failed: { reason: string };
  /** A stored article was held to a new rule. */
  article_repaired: { slug: string };
  /** A stored article breaks a rule in words that are not the product's own. */
  article_faulty: { slug: string; reason: string };
}

export type EventName = keyof BusinessEvents;

export interface Events {
  /** Never throws: what is only observed must not break what happens. */
  record<K extends EventName>(name: K, fields: BusinessEvents[K]): void;
  /** How often each happened in this process. */
  counts(): Readonly<Partial<Record<EventName, number>>>;
}

/** Somebody should look at these. */
const alerts: ReadonlySet<EventName> = new Set([
  'clock_skew',
  'payment_alert',
  'payment_task_failed',
  'webhook_refused',
  'stripe_unavailable',
  'refresh_failed',
  'article_failed',
  'article_faulty',
]);

/** Business events as counters, and as log lines whose reader counts across processes. */
export function logEvents(log: Pick<Logger, 'info' | 'warn'>): Events {
  const counts: Partial<Record<EventName, number>> = {};
  return {
    record(name, fields) {
      counts[name] = (counts[name] ?? 0) + 1;
      log[alerts.has(name) ? 'warn' : 'info']({ event: name, fields }, `event ${name}`);
    },
    counts: () => ({ ...counts }),
  };
}
