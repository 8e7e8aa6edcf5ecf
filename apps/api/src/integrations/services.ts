import type { Logger } from 'pino';
import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import type { ExactLimits } from '#database/exact-limits.ts';
import type { ListReads } from '#database/list-reads.ts';
import type { ContentWrites } from '#database/content-writes.ts';
import type { Events } from '#kernel/events.ts';
import type { ArticleWriter, ReadArticleFacts } from '#integrations/language-model/article-writer.ts';
import type { BookPrinter } from '#integrations/book-printer/book-printer.ts';
import type { CompanySources } from '#integrations/company-sources/company-sources.ts';
import type { Identity } from '#integrations/firebase/identity.ts';
import type { JobQueue } from '#integrations/job-queue/job-queue.ts';
import type { MailSender } from '#integrations/mail/mail-sender.ts';
import type { Metrics } from '#integrations/metrics/metrics.ts';
import type { StripeGateway } from '#integrations/stripe/stripe-gateway.ts';

export type Log = Logger;

/** The dependencies of the modules. */
export interface Services {
  config: Config;
  db: Db;
  /** A second pool of two connections for the webhook and readiness, which must work when `db` is exhausted. */
  urgentDb: Db;
  /** The pool for session locks: `db`, or a separate pool if `db` goes through a pooler. */
  sessionDb: Db;
  /** Reads lists, searches and counts with a small separate pool, and a replica if there is one. */
  lists: ListReads;
  /** Counts this process's writes to the tables from which cached answers are made. */
  writes: ContentWrites;
  /** Limits that hold across all processes. */
  limits: ExactLimits;
  identity: Identity;
  stripe: StripeGateway;
  sources: CompanySources;
  /** Creates the article writer for the facts that `readFacts` returns. */
  articleWriter: (readFacts: ReadArticleFacts) => ArticleWriter;
  books: BookPrinter;
  /** Delivers mails. `undefined` without SMTP: no mails are sent. Mails are queued by `modules/mails/queue-mail.ts`. */
  mails: MailSender | undefined;
  queue: JobQueue;
  /** The metrics for Prometheus. `undefined` without a port. */
  metrics: Metrics | undefined;
  events: Events;
  clock: () => Date;
}
