import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Log } from '#integrations/services.ts';
import type { Connections } from '#http/plugins/connections.ts';
import { RequestLog } from '#http/plugins/request-log.ts';
import { sendProblem } from '../problems.ts';

const bodyLimitBytes = 65_536;
/** Limit for headers and body to arrive. A slower request would hold a connection and memory. */
const requestTimeoutMs = 5_000;
/** Interval at which Node checks the request timeout. */
const timeoutCheckIntervalMs = 500;
/** Closes an idle connection. Must exceed the slowest response, a refresh of at most 50 s. */
const connectionTimeoutMs = 75_000;
/** Must exceed the 128 characters of a uid, so that the schema, not the router, refuses a longer one. */
const maxParamLength = 200;

/** The parts of the server that handle requests without a route. */
interface UnroutedParts {
  connections: Connections;
  /** @throws ApiError `rate_limited` */
  countUnrouted: (request: FastifyRequest) => Promise<void>;
}

/** Fastify's options: how requests are parsed, and how requests that cannot be parsed or routed are answered. */
export const serverOptions = (
  config: Config,
  log: Log,
  { connections, countUnrouted }: UnroutedParts,
): FastifyHttpOptions<Server> => ({
  loggerInstance: log,
  genReqId: () => crypto.randomUUID(),
  // Callers must not choose the request id in the log.
  requestIdHeader: false,
  logController: new RequestLog(log.isLevelEnabled('debug') ? 1 : config.logReadsEvery),
  bodyLimit: bodyLimitBytes,
  trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
  requestTimeout: requestTimeoutMs,
  http: {
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: timeoutCheckIntervalMs,
    // The product answers with a problem document instead.
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
