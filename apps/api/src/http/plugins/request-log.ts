import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

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

  /** Logs nothing, because the line of the response also describes the request. */
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
