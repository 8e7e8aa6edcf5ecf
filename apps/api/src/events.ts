import type { FastifyBaseLogger } from 'fastify';

/** What happened in the business, each with the fields worth counting. Never an e-mail, a name or a secret. */
interface BusinessEvents {
  user_registered: { uid: string };
  payment_opened: { uid: string; intentId: string };
  access_granted: { uid: string };
  access_revoked: { uid: string };
  /** Money that does not fit: somebody should look. */
  payment_alert: { intentId: string; reason: string };
  webhook_refused: { reason: string };
  stripe_unavailable: { intentId: string };
}

export interface Events {
  record<K extends keyof BusinessEvents>(name: K, fields: BusinessEvents[K]): void;
}

/** Business events as log lines, which the log's reader counts. */
export function logEvents(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Events {
  return {
    record(name, fields) {
      const level = name === 'payment_alert' || name === 'webhook_refused' ? 'warn' : 'info';
      log[level]({ event: `${name}`, fields }, `event ${name}`);
    },
  };
}
