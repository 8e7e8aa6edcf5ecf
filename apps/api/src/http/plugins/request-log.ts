import {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';

const minErrorStatus = 400;
/** Slower reads are logged like changes. */
const slowMs = 1_000;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Writes one line for each answered request. Of quick successful reads only one in `readsEvery` is logged, with that
 * number as `sampled`. Changes, refusals, errors and slow reads are always logged.
 */
export class RequestLog extends LogController {
  readonly #readsEvery: number;
  #reads = 0;

  /** @param readsEvery - 1 logs every read, 0 logs none */
  constructor(readsEvery: number) {
    super({ requestIdLogLabel: 'requestId' });
    this.#readsEvery = readsEvery;
  }

  /** Logs nothing: the line of the answer has the request. */
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) {
      reply.log.error(
        { req: request, res: reply, err: error, responseTime: reply.elapsedTime },
        'request errored',
      );
      return;
    }
    const { statusCode, elapsedTime } = reply;
    const isOrdinary = statusCode < minErrorStatus && elapsedTime < slowMs && isRead(request);
    if (isOrdinary && !this.#isSampled()) return;
    reply.log.info(
      {
        req: request,
        res: reply,
        responseTime: elapsedTime,
        ...(isOrdinary && this.#readsEvery > 1 && { sampled: this.#readsEvery }),
      },
      'request completed',
    );
  }

  #isSampled(): boolean {
    if (this.#readsEvery === 0) return false;
    this.#reads += 1;
    if (this.#reads < this.#readsEvery) return false;
    this.#reads = 0;
    return true;
  }
}

type ChildLoggerFactory = NonNullable<FastifyServerOptions['childLoggerFactory']>;
type Write = FastifyBaseLogger['info'];

/**
 * The logger of a request. It is created lazily, because most requests log nothing. Fastify reads each of its methods
 * for each request, so they are not getters.
 */
class LateLogger implements FastifyBaseLogger {
  readonly #create: () => FastifyBaseLogger;
  readonly level: string;
  #created: FastifyBaseLogger | undefined;

  constructor(level: string, create: () => FastifyBaseLogger) {
    this.level = level;
    this.#create = create;
  }

  get #log(): FastifyBaseLogger {
    return (this.#created ??= this.#create());
  }

  fatal(...line: Parameters<Write>): void {
    this.#log.fatal(...line);
  }

  error(...line: Parameters<Write>): void {
    this.#log.error(...line);
  }

  warn(...line: Parameters<Write>): void {
    this.#log.warn(...line);
  }

  info(...line: Parameters<Write>): void {
    this.#log.info(...line);
  }

  debug(...line: Parameters<Write>): void {
    this.#log.debug(...line);
  }

  trace(...line: Parameters<Write>): void {
    this.#log.trace(...line);
  }

  silent(...line: Parameters<Write>): void {
    this.#log.silent(...line);
  }

  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...args);
  }
}

/** Creates the logger of a request with its first line. */
export const lateLogger: ChildLoggerFactory = (logger, bindings, options) =>
  new LateLogger(logger.level, () => logger.child(bindings, options));
