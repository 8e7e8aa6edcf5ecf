import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Log } from '#integrations/services.ts';
import type { Connections } from '#http/plugins/connections.ts';
import { lateLogger, RequestLog } from '#http/plugins/request-log.ts';
import { sendProblem } from '../problems.ts';

const bodyLimitBytes = 65_536;
/** Limit for headers and body to arrive. A slower request would hold a connection and memory. */
const requestTimeoutMs = 5_000;
/** Interval at which Node checks the request timeout. */
const timeoutCheckIntervalMs = 500;
/** Closes a connection without traffic. Must exceed the slowest response, a refresh of at most 50 s. */
const connectionTimeoutMs = 75_000;
/** Must exceed the 128 characters of a uid, so that a longer one is refused by the schema and not by the router. */
const maxParamLength = 200;

/** What the server needs for requests that reach no route. */
interface UnroutedParts {
  connections: Connections;
  /** @throws ApiError `rate_limited` */
  countUnrouted: (request: FastifyRequest) => Promise<void>;
}

/** Fastify's options: how requests are parsed, and how those that cannot be parsed or routed are answered. */
export const serverOptions = (
  config: Config,
  log: Log,
  { connections, countUnrouted }: UnroutedParts,
): FastifyHttpOptions<Server> => ({
  loggerInstance: log,
  genReqId: () => crypto.randomUUID(),
  // A caller must not choose the request id in our log.
  requestIdHeader: false,
  logController: new RequestLog(log.isLevelEnabled('debug') ? 1 : config.logReadsEvery),
  childLoggerFactory: lateLogger,
  bodyLimit: bodyLimitBytes,
  trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
  requestTimeout: requestTimeoutMs,
  http: {
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: timeoutCheckIntervalMs,
    // The product answers it in the shape of its other errors.
    requireHostHeader: false,
  },
  connectionTimeout: connectionTimeoutMs,
  // While the server stops, requests on open connections are still served.
  return503OnClosing: false,
  routerOptions: { maxParamLength },
  frameworkErrors: (error, request, reply) => {
    // Fastify runs no hooks for a malformed URL, so the rate limit is counted here.
    void answerUnrouted(error);

    async function answerUnrouted(problem: Error): Promise<void> {
      try {
        await countUnrouted(request);
        sendProblem(problem, request, reply);
      } catch (refusal) {
        sendProblem(refusal, request, reply);
      }
    }
  },
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else connections.refuse(socket, error);
  },
});
