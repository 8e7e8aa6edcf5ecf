import type { Logger } from 'pino';
import { keyedHash } from './keyed-hash.ts';

/** Business events and their fields. A field never contains an email, a name or a secret, and `uid` is logged as a hash. */
interface BusinessEvents {
  user_registered: { uid: string };
  /** A user deleted the account. */
  account_deleted: { uid: string };
  /** An email was moved from an old account to the account that has it at the identity provider. */
  email_released: { uid: string };
  /** Our clock differs from the identity provider's. */
  clock_skew: { aheadSeconds: number };
  payment_opened: { uid: string; intentId: string };
  access_granted: { uid: string };
  access_revoked: { uid: string };
  /** A user paid a second time, and the second payment was refunded. */
  payment_refunded_duplicate: { uid: string; intentId: string };
  /** A payment that arrived after the deletion of its account was refunded. */
  payment_refunded_deleted: { uid: string; intentId: string };
  /** An admin refunded a payment. */
  payment_refunded: { uid: string; intentId: string };
  /** A payment was refunded because its bank reported it as fraud. */
  payment_refunded_warned: { uid: string; intentId: string };
  /** A task at Stripe, such as a refund, failed. It is retried. */
  payment_task_failed: { task: string; subject: string };
  /** A payment contradicts the ledger, for example in amount or currency. An operator must check it. */
  payment_alert: { intentId: string; reason: string };
  /** The payment link has another price than the product, so no user receives it. */
  payment_link_mismatch: { linkId: string; amountCents: number; currency: string };
  /** The tax that a price contains could not be calculated. The payment continues without it. */
  tax_not_calculated: { intentId: string; reason: string };
  /** The ledger differs from Stripe's lists. */
  reconciliation_difference: { intentId: string; kind: string; isRepaired: boolean };
  webhook_refused: { reason: string };
  /** `about` is an id at Stripe, or the payment link. */
  stripe_unavailable: { about: string };
  sign_refreshed: { zodiac: string; newCompanies: number; newOpenings: number; unanswered: number };
  /** A source did not answer one request. Single failures are normal. */
  source_failure: { source: string; reason: string };
  refresh_failed: { zodiac: string; source: string };
  mail_sent: { kind: string };
  /** The SMTP server did not accept a mail. It is tried again. */
  mail_delayed: { kind: string; reason: string; attempts: number };
  /** A mail was given up. */
  mail_failed: { kind: string; reason: string; attempts: number };
  article_written: { slug: string };
  article_published: { slug: string };
  article_failed: { reason: string };
  /** A stored article was corrected after the rules for articles changed. */
  article_repaired: { slug: string };
  /** A stored article breaks a rule in a text that a person wrote, so it was not corrected automatically. */
  article_faulty: { slug: string; reason: string };
  /** The page views of a month were deleted because the operator keeps only newer months. */
  page_views_deleted: { month: string };
}

type EventName = keyof BusinessEvents;

export interface Events {
  /** Records an event. Never throws. */
  record<K extends EventName>(name: K, fields: BusinessEvents[K]): void;
  /** The number of events of each name in this process. */
  counts(): Readonly<Partial<Record<EventName, number>>>;
}

/** Events that an operator must check; logged as warnings. */
export const alertEvents: ReadonlySet<EventName> = new Set([
  'clock_skew',
  'payment_alert',
  'payment_link_mismatch',
  'tax_not_calculated',
  'reconciliation_difference',
  'payment_task_failed',
  'webhook_refused',
  'stripe_unavailable',
  'refresh_failed',
  'mail_delayed',
  'mail_failed',
  'article_failed',
  'article_faulty',
]);

/**
 * Counts events in this process, and logs each one so that a log reader can count across processes.
 *
 * @param hashKey - key of the hash that replaces a uid
 */
export function logEvents(log: Pick<Logger, 'info' | 'warn'>, hashKey: string): Events {
  const counts: Partial<Record<EventName, number>> = {};
  return {
    record(name, fields) {
      counts[name] = (counts[name] ?? 0) + 1;
      const logged = 'uid' in fields ? { ...fields, uid: keyedHash(hashKey, fields.uid) } : fields;
      log[alertEvents.has(name) ? 'warn' : 'info']({ event: name, fields: logged }, `event ${name}`);
    },
    counts: () => ({ ...counts }),
  };
}
