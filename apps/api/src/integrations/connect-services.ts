import type { Config } from '#config/config.ts';
import { connect, type PoolTimeouts } from '#database/connection.ts';
import { ContentWrites } from '#database/content-writes.ts';
import { ListReads } from '#database/list-reads.ts';
import { exactLimits } from '#database/exact-limits.ts';
import { logEvents } from '#kernel/events.ts';
import { bookPrinter } from '#integrations/book-printer/book-printer.ts';
import { chooseWriter } from '#integrations/language-model/language-model.ts';
import { connectCompanySources } from '#integrations/company-sources/connect.ts';
import { firebaseIdentity } from '#integrations/firebase/identity.ts';
import { jobQueue } from '#integrations/job-queue/job-queue.ts';
import { smtpSender } from '#integrations/mail/smtp.ts';
import { Metrics } from '#integrations/metrics/metrics.ts';
import type { Log, Services } from './services.ts';
import { stripeGateway } from '#integrations/stripe/stripe.ts';

const maxConnections = 10;
/** Maximum number of connections for lists, searches and counts, so that other calls get a connection. */
const maxListConnections = 4;
const maxUrgentConnections = 2;
const maxSessions = 4;
const maxReplicaConnections = 4;

interface ConnectOptions {
  clock?: () => Date;
  /** Replaces the timeouts of requests, for commands and for tests of other features. */
  databaseTimeouts?: PoolTimeouts | undefined;
  /** Multiplies the exact rate limits, for tests of other features. */
  limitScale?: number;
}

/** Creates the services of a configuration. Each connects when it is first used. */
export function connectServices(
  config: Config,
  log: Log,
  { clock = () => new Date(), databaseTimeouts: timeouts, limitScale = 1 }: ConnectOptions = {},
): Services {
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to PostgreSQL failed');
  const { databaseUrl: url, directDatabaseUrl: directUrl } = config;
  // A pooler in transaction mode may use another session for each transaction.
  const isPooled = directUrl !== url;
  const writes = new ContentWrites();
  const onWrite = (): void => {
    writes.count += 1;
  };
  const pool = { url, onError, onWrite, ...(timeouts && { timeouts }) };
  const db = connect({ ...pool, connections: maxConnections });
  const replicaUrl = config.replicaDatabaseUrl;
  const lists = new ListReads({
    primary: connect({ ...pool, connections: maxListConnections }),
    replica: replicaUrl
      ? connect({ ...pool, url: replicaUrl, connections: maxReplicaConnections })
      : undefined,
    onFailure: (error) => log.warn({ err: error }, 'the replica was not read, so the primary is read'),
  });
  return {
    config,
    db,
    urgentDb: connect({ ...pool, connections: maxUrgentConnections }),
    sessionDb: isPooled ? connect({ ...pool, url: directUrl, connections: maxSessions }) : db,
    lists,
    writes,
    limits: exactLimits(db, {
      hashKey: config.logHashKey,
      scale: limitScale,
      onError: (error) =>
        log.warn({ err: error }, 'PostgreSQL could not count a limit, so this process counts it'),
    }),
    identity: firebaseIdentity(config, clock),
    stripe: stripeGateway(config),
    sources: connectCompanySources({
      contact: config.publicOrigin,
      standIn: config.mode === 'local' ? config.companySourcesUrl : undefined,
    }),
    articleWriter: (readFacts) => chooseWriter(config, readFacts),
    books: bookPrinter({ assets: config.bookAssets }),
    mails: config.mail && smtpSender(config.mail, { ...config.operator, origin: config.publicOrigin }),
    queue: jobQueue(directUrl, log),
    metrics: config.metrics && new Metrics(),
    events: logEvents(log, config.logHashKey),
    clock,
  };
}

/** Closes all connections except those of the job queue. */
export async function closeServices({
  db,
  urgentDb,
  sessionDb,
  lists,
  identity,
  sources,
  books,
  mails,
}: Services): Promise<void> {
  mails?.close();
  const pools = new Set([db, urgentDb, sessionDb]);
  await Promise.all([
    ...[...pools].map((each) => each.destroy()),
    lists.close(),
    identity.close(),
    sources.close(),
    books.close(),
  ]);
}
