import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { requireStatedAccess, type StatedRoute } from '#http/access.ts';
import { registerCaching } from '#http/caching.ts';
import { Connections, limitUnfinishedBodies } from '#http/connections.ts';
import { registerContractRoutes, type Handlers, type PluginRoute } from '#http/contract-routes.ts';
import { registerCrossSiteCheck } from '#http/cross-site.ts';
import { registerDocumentation } from '#http/documentation.ts';
import { registerGuard } from '#http/guard.ts';
import { healthRoutes } from '#http/health.ts';
import { registerOverloadGuard } from '#http/overload.ts';
import { registerProblems } from '#http/problems.ts';
import { registerRateLimits } from '#http/rate-limits.ts';
import { registerSecurity } from '#http/security.ts';
import { serverOptions } from '#http/server-options.ts';
import { registerSessions } from '#http/session.ts';
import { registerShutdown, type Shutdown } from '#http/shutdown.ts';
import { registerStorybook } from '#http/storybook.ts';
import { registerValidation } from '#http/validation.ts';
import { registerWebPages } from '#http/web-pages.ts';
import { articlePages } from '#modules/articles/pages.ts';
import { articleRoutes } from '#modules/articles/routes.ts';
import { carBrandRoutes } from '#modules/car-brands/routes.ts';
import { clientConfigRoutes } from '#modules/client-config/routes.ts';
import { companyRoutes } from '#modules/companies/routes.ts';
import { jobRoutes } from '#modules/jobs/routes.ts';
import { keywordRoutes } from '#modules/keywords/routes.ts';
import { pageViewRoutes } from '#modules/page-views/routes.ts';
import { paymentRoutes } from '#modules/payments/routes.ts';
import { stripeWebhook } from '#modules/payments/webhook.ts';
import { scrapeRoutes } from '#modules/scraping/routes.ts';
import { readingRoutes } from '#modules/readings/routes.ts';
import { usStateRoutes } from '#modules/us-states/routes.ts';
import { accountOf } from '#modules/users/account.ts';
import { userRoutes } from '#modules/users/routes.ts';
import type { Log, Services } from '#services/services.ts';
import type { Config } from '#config.ts';

export interface App {
  app: FastifyInstance;
  shutdown: Shutdown;
  /** Every route with who may call it. */
  routes: () => StatedRoute[];
}

interface AppOptions {
  log: Log;
  /** Multiplies the rate limits; tests that are not about limits raise it. */
  limitScale?: number;
}

const compressFromBytes = 1_024;

/** The application on services that are given: plugins in order, then every module. */
export async function buildApp(
  config: Config,
  services: Services,
  { log, limitScale = 1 }: AppOptions,
): Promise<App> {
  const connections = new Connections();
  const app: FastifyInstance = Fastify(
    serverOptions(config, log, { connections, countUnrouted: (request) => limits.countUnrouted(request) }),
  );
  connections.watch(app.server);
  const routes = requireStatedAccess(app);
  const shutdown = registerShutdown(app, config.drainMs);
  registerProblems(app);
  await registerSecurity(app, config);
  registerOverloadGuard(app);
  const limits = await registerRateLimits(app, limitScale);
  limitUnfinishedBodies(app, connections);
  registerCrossSiteCheck(app, config.publicOrigin);
  registerCaching(app);
  await app.register(fastifyCompress, { threshold: compressFromBytes, globalDecompression: false });
  registerValidation(app);
  const sessions = await registerSessions(app, {
    secure: config.mode === 'production',
    clock: services.clock,
    verifySession: (cookie, freshness) => services.identity.verifySession(cookie, freshness),
    accountOf: (uid, sessionHashes) => accountOf(services.db, uid, sessionHashes),
  });

  const guard = registerGuard(app, sessions);

  const handlers: Omit<Handlers, PluginRoute> = {
    ...healthRoutes(services.urgentDb, shutdown),
    ...userRoutes(services),
    ...paymentRoutes(services),
    ...companyRoutes(services),
    ...jobRoutes(services),
    ...scrapeRoutes(services),
    ...carBrandRoutes(services),
    ...usStateRoutes(services),
    ...readingRoutes(),
    ...articleRoutes(services),
    ...keywordRoutes(services),
    ...pageViewRoutes(services),
    ...clientConfigRoutes(services),
  };
  registerContractRoutes(app, { handlers, guard, sessions, limits });
  await app.register(async (scope) => stripeWebhook(scope, services));
  await app.register(async (scope) => {
    limits.limitDocuments(scope);
    await articlePages(scope, services);
  });
  await app.register(async (scope) => registerDocumentation(scope, config.publicOrigin));
  await registerStorybook(app, config);
  await registerWebPages(app, config.webDist);
  return { app, shutdown, routes };
}
