import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registerContractRoutes } from '#http/contract-routes.ts';
import { registerDocumentation } from '#http/documentation.ts';
import { healthRoutes } from '#http/health.ts';
import { logging } from '#http/logging.ts';
import { rawProblem, registerProblems, sendProblem } from '#http/problems.ts';
import { registerRateLimits } from '#http/rate-limits.ts';
import { registerSecurity } from '#http/security.ts';
import { registerSessions } from '#http/session.ts';
import { registerShutdown, type Shutdown } from '#http/shutdown.ts';
import { registerValidation } from '#http/validation.ts';
import { registerWebPages } from '#http/web-pages.ts';
import { clientConfigRoutes } from '#modules/client-config/routes.ts';
import { companyRoutes } from '#modules/companies/routes.ts';
import { pageViewRoutes } from '#modules/page-views/routes.ts';
import { paymentRoutes } from '#modules/payments/routes.ts';
import { stripeWebhook } from '#modules/payments/webhook.ts';
import { accountOf } from '#modules/users/account.ts';
import { userRoutes } from '#modules/users/routes.ts';
import type { Services } from '#services/services.ts';
import type { Config } from './config.ts';
import { logEvents } from './events.ts';

const bodyLimitBytes = 65_536;

interface AppOptions {
  /** Multiplies the rate limits; tests that are not about limits raise it. */
  limitScale?: number;
}

/** The application on services that are given: plugins in order, then every module. */
export async function buildApp(
  config: Config,
  connectServices: (log: FastifyBaseLogger) => Omit<Services, 'events'>,
  { limitScale = 1 }: AppOptions = {},
): Promise<{ app: FastifyInstance; shutdown: Shutdown; services: Services }> {
  const app = Fastify({
    logger: logging(config),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: bodyLimitBytes,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    requestTimeout: 30_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return;
      const code =
        error.code === 'HPE_HEADER_OVERFLOW'
          ? 'headers_too_large'
          : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
            ? 'request_timeout'
            : 'invalid_url';
      socket.end(rawProblem(code));
    },
  });
  const services: Services = { ...connectServices(app.log), events: logEvents(app.log) };
  const shutdown = registerShutdown(app);
  registerProblems(app);
  await registerSecurity(app, config);
  const limits = await registerRateLimits(app, limitScale);
  await app.register(fastifyCompress, { global: true, threshold: 1_024 });
  registerValidation(app);
  app.removeContentTypeParser('text/plain');
  const sessions = await registerSessions(app, {
    config,
    identity: services.identity,
    accountOf: (uid, sessionHash) => accountOf(services.db, uid, sessionHash),
  });

  const handlers = {
    ...healthRoutes(services.urgentDb, shutdown),
    ...userRoutes(services),
    ...paymentRoutes(services),
    ...companyRoutes(services),
    ...pageViewRoutes(services),
    ...clientConfigRoutes(services),
  };
  registerContractRoutes(app, { handlers, sessions, limits });
  await app.register(async (scope) => stripeWebhook(scope, services));
  await app.register(registerDocumentation);
  await registerWebPages(app, config.webDist);
  return { app, shutdown, services };
}
