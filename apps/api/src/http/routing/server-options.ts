import type { Server } from 'node:http';
import { LogController, type FastifyHttpOptions, type FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Log } from '#integrations/services.ts';
import type { Connections } from '#http/plugins/connections.ts';
import { sendProblem } from './problems.ts';

const bodyLimitBytes = 65_536;
/** Headers and body must have arrived by then: a slow request only holds a connection and memory. */
const requestTimeoutMs = 5_000;
/** How often Node looks for requests that are late. */
const lateCheckMs = 500;
/** A caller who reads no answer is let go. Longer than the longest answer takes, which is a refresh's 50 s. */
const inactiveMs = 75_000;
/** Above a uid's 128 characters, so that the contract decides and not the router. */
const maxParamLength = 200;

/** What of the application is needed for requests that never reach a route. */
interface Edge {
  connections: Connections;
  /** @throws ApiError `rate_limited` */
  countUnrouted: (request: FastifyRequest) => Promise<void>;
}

/** How the server reads requests and what it says where a request never comes to be. */
export const serverOptions = (
  config: Config,
  log: Log,
  { connections, countUnrouted }: Edge,
): FastifyHttpOptions<Server> => ({
  loggerInstance: log,
  genReqId: () => crypto.randomUUID(),
  // A caller must not choose what stands in our log.
  requestIdHeader: false,
  logController: new LogController({ requestIdLogLabel: 'requestId' }),
  bodyLimit: bodyLimitBytes,
  trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
  requestTimeout: requestTimeoutMs,
  http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: lateCheckMs },
  connectionTimeout: inactiveMs,
  // While stopping, requests on open connections are served rather than refused.
  return503OnClosing: false,
  routerOptions: { maxParamLength },
  frameworkErrors: (error, request, reply) => {
    // No hook runs for an address that cannot be read, and so no limit.
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
