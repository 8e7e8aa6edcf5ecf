import type { Logger } from 'pino';
import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import type { Events } from '#kernel/events.ts';
import type { ArticleWriter, ReadArticleFacts } from '#integrations/language-model/article-writer.ts';
import type { CompanySources } from '#integrations/company-sources/company-sources.ts';
import type { Identity } from '#integrations/firebase/identity.ts';
import type { JobQueue } from '#integrations/job-queue/job-queue.ts';
import type { StripeGateway } from '#integrations/stripe/stripe.ts';

export type Log = Logger;

/** Everything a rule may reach beyond its input. */
export interface Services {
  config: Config;
  db: Db;
  /** Two connections of their own for webhook and health, which must answer when the pool is exhausted. */
  urgentDb: Db;
  identity: Identity;
  stripe: StripeGateway;
  sources: CompanySources;
  /** Whoever writes articles, on the facts that are handed over. */
  articleWriter: (readFacts: ReadArticleFacts) => ArticleWriter;
  queue: JobQueue;
  events: Events;
  clock: () => Date;
}
