import {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';

const minErrorStatus = 400;
/** Reads that take longer are logged like changes. */
const slowMs = 1_000;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Writes one line for each request when it is answered. Of quick, successful reads only one of `readsEvery` is logged, with
 * that number as `sampled`; changes, refusals, errors and slow reads are never left out.
 */
export class RequestLog extends LogController {
  readonly #readsEvery: number;
  #reads = 0;

  /** @param readsEvery - 1 logs every read, 0 none */
  constructor(readsEvery: number) {
    super({ requestIdLogLabel: 'requestId' });
    this.#readsEvery = readsEvery;
  }

  /** The line of the answer has all that is known here. */
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
 * The logger of a request, which is created when the request writes its first line. Most write none. Fastify looks at each
 * method of it at each request, so none is a getter.
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
