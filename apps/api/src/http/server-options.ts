import { LogController, type FastifyServerOptions } from 'fastify';
import type { Config } from '#config.ts';
import type { Log } from '#services/services.ts';
import { connectionProblem, sendProblem } from './problems.ts';

const bodyLimitBytes = 65_536;
/** A request must have arrived whole by then; slower ones only hold sockets open. */
const requestTimeoutMs = 30_000;
/** Above a uid's 128 characters, so that the contract decides and not the router. */
const maxParamLength = 200;

/** How the server reads requests and what it says where a request never comes to be. */
export const serverOptions = (config: Config, log: Log): FastifyServerOptions => ({
  loggerInstance: log,
  genReqId: () => crypto.randomUUID(),
  // A caller must not choose what stands in our log.
  requestIdHeader: false,
  logController: new LogController({ requestIdLogLabel: 'requestId' }),
  bodyLimit: bodyLimitBytes,
  trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
  requestTimeout: requestTimeoutMs,
  // While stopping, requests on open connections are served rather than refused.
  return503OnClosing: false,
  routerOptions: { maxParamLength },
  frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(connectionProblem(error));
  },
});
