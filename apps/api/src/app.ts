import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { requireStatedAccess, type StatedRoute } from './http/routing/access.ts';
import { registerCanonicalAddresses } from './http/plugins/canonical-address.ts';
import { registerCaching } from './http/plugins/caching.ts';
import { Connections, limitUnfinishedBodies } from './http/plugins/connections.ts';
import { registerContractRoutes, type Handlers, type PluginRoute } from './http/routing/contract-routes.ts';
import { registerCrossSiteCheck, requireOneHost, registerSecurity } from './http/plugins/security.ts';
import { CacheUse } from './kernel/cache-use.ts';
import { Cache } from './http/plugins/cache.ts';
import { limitDatabaseTime, maxDatabaseMs } from './http/plugins/database-time.ts';
import { countRequests } from './http/plugins/metrics.ts';
import { registerDocumentation } from './http/plugins/documentation.ts';
import { registerGuard } from './http/routing/guard.ts';
import { registerMailbox } from './http/plugins/mailbox.ts';
import { loadLimits, registerOverloadGuard, type LoadLimits } from './http/plugins/overload.ts';
import { sendProblem } from './http/problems.ts';
import { registerRateLimits, type RateLimits } from './http/plugins/rate-limits.ts';
import { serverOptions } from './http/routing/server-options.ts';
import { registerSessions, type Sessions } from './http/plugins/session.ts';
import { registerShutdown, type Shutdown } from './http/plugins/shutdown.ts';
import { registerLocalSites } from './http/plugins/local-sites.ts';
import { registerValidation } from './http/routing/validation.ts';
import { registerVisits } from './http/plugins/visits.ts';
import { registerWebPages } from './http/plugins/web-pages.ts';
import { accountLinkRoutes } from './modules/account-links/routes.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { almanacRoutes, currentAlmanacPath } from './modules/almanac/pages.ts';
import { articlePages, currentArticlePath } from './modules/blog/page/pages.ts';
import { articleRoutes } from './modules/blog/articles/routes.ts';
import { listRoutes } from './modules/catalog/lists/routes.ts';
import { clientConfigRoutes } from './modules/client-config/routes.ts';
import { companyRoutes } from './modules/catalog/companies/routes.ts';
import { openingRoutes } from './modules/openings/routes.ts';
import { keywordRoutes } from './modules/blog/keywords/routes.ts';
import { scheduleRoutes } from './modules/blog/schedule/routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { unsubscribePages } from './modules/kept/weekly-mail/pages.ts';
import { keptRoutes } from './modules/kept/routes.ts';
import { landingPage } from './modules/landing/pages.ts';
import { overviewRoutes } from './modules/overview/routes.ts';
import { pageViewRoutes } from './modules/page-views/routes.ts';
import { ViewCounter } from './modules/page-views/view-counter.ts';
import { claimEntitlement } from '#modules/payments/ledger/entitlement.ts';
import { privateCalendarPages } from './modules/people/private-calendar/pages.ts';
import { privateCalendarRoutes } from './modules/people/private-calendar/routes.ts';
import { sealWith, type Seal } from './modules/people/seal.ts';
import { peopleRoutes } from './modules/people/routes.ts';
import { currentShopPath, shopPageRoutes } from './modules/shop-pages/pages.ts';
import { operatorRoutes } from './modules/payments/operator/routes.ts';
import { giftRoutes } from './modules/payments/gifts/routes.ts';
import { paymentRoutes } from './modules/payments/routes.ts';
import { stripeWebhook } from './modules/payments/sync/webhook.ts';
import { lastRefreshAt, lastSourceReadAt } from './modules/refresh/last-refresh.ts';
import { ProgressFeed } from './modules/refresh/progress-feed.ts';
import { refreshRoutes } from './modules/refresh/routes.ts';
import { matchRoutes } from './modules/readings/match/routes.ts';
import { insightRoutes } from './modules/insights/routes.ts';
import { forYouRoutes } from './modules/for-you/routes.ts';
import { readingRoutes } from './modules/readings/routes.ts';
import { secondFactorRoutes } from './modules/second-factor/routes.ts';
import { accountOf } from './modules/users/account.ts';
import { userRoutes } from './modules/users/routes.ts';
import type { Log, Services } from './integrations/services.ts';
import type { Config } from './config/config.ts';
import { publicPaths } from '@org/public-pages/paths.ts';

export interface App {
  app: FastifyInstance;
  shutdown: Shutdown;
  /** Lists every route with its access level. */
  routes: () => StatedRoute[];
  cacheUse: CacheUse;
}

interface AppOptions {
  log: Log;
  /** Multiplies the rate limits. Tests of other features raise it. */
  limitScale?: number;
  /** Maximum time that a request waits for the database. Tests of other features raise it. */
  databaseMs?: number;
  /** The load beyond which calls are refused. Tests of other features raise it. */
  load?: LoadLimits;
}

/** Limit of private calendars. A program reads one a few times a day, and each answer has hundreds of days. */
const calendarLimit = { max: 30, windowSeconds: 60, by: 'ip' } as const;

/** Shorter responses are not compressed. */
const minCompressedBytes = 1_024;
/** Shorter responses are compressed at once, which takes less time than a stream. */
const maxAtOnceBytes = 65_536;

/**
 * Builds the application: the plugins in the order in which their hooks run, then the routes of every module. It does
 * not listen yet.
 *
 * @throws when a route states no access level
 */
export async function buildApp(
  config: Config,
  services: Services,
  { log, limitScale = 1, databaseMs = maxDatabaseMs, load = loadLimits }: AppOptions,
): Promise<App> {
  const connections = new Connections();
  const app: FastifyInstance = Fastify(
    serverOptions(config, log, { connections, countUnrouted: (request) => limits.countUnrouted(request) }),
  );
  connections.watch(app.server);
  const routes = requireStatedAccess(app);
  const shutdown = registerShutdown(app, config.drainMs);
  app.setErrorHandler(sendProblem);
  const cacheUse = new CacheUse();
  if (config.tracing) {
    const { traceRequests } = await import('./http/plugins/trace-requests.ts');
    traceRequests(app, config.tracing.percent);
  }
  if (services.metrics) countRequests(app, services.metrics);
  await registerSecurity(app, config);
  requireOneHost(app);
  const { queueOfShedFirst } = registerOverloadGuard(app, { limits: load, metrics: services.metrics, log });
  const limits = await registerRateLimits(app, services.limits, limitScale);
  limitUnfinishedBodies(app, connections);
  limitDatabaseTime(app, databaseMs, queueOfShedFirst);
  registerCrossSiteCheck(app, config.publicOrigin);
  registerCaching(app);
  await app.register(fastifyCompress, {
    threshold: minCompressedBytes,
    syncThreshold: maxAtOnceBytes,
    globalDecompression: false,
  });
  registerValidation(app);
  const sessions = await registerSessions(app, {
    secure: config.mode === 'production',
    clock: services.clock,
    verifySession: (cookie, freshness) => services.identity.verifySession(cookie, freshness),
    accountOf: (uid, sessionHash) => accountOf(services.db, uid, sessionHash),
  });

  registerGuard(app, sessions, config.adminSecondFactor);

  const seal = sealWith(config.peopleKeys);
  const feed = new ProgressFeed(services.db);
  app.addHook('preClose', async () => feed.close());
  const views = new ViewCounter(services, log);
  app.addHook('onClose', () => views.stop());
  registerVisits(app, views, config);
  const handlers = handlersOf(services, { seal, feed, views, shutdown });
  const cache = new Cache({ writes: services.writes, use: cacheUse, clock: services.clock });
  registerContractRoutes(app, { handlers, sessions, limits, cache });
  await app.register(async (scope) => stripeWebhook(scope, services));
  await registerPages(app, config, services, { limits, cache, sessions, seal });
  await registerLocalSites(app, config);
  await app.register(async (scope) => registerMailbox(scope, config));
  await registerWebPages(app, config);
  return { app, shutdown, routes, cacheUse };
}

/** The handlers of every module, by the endpoints of the contract. */
const handlersOf = (
  services: Services,
  { seal, feed, views, shutdown }: { seal: Seal; feed: ProgressFeed; views: ViewCounter; shutdown: Shutdown },
): Omit<Handlers, PluginRoute> => ({
  ...healthRoutes(services.urgentDb, shutdown),
  ...userRoutes(services, claimEntitlement),
  ...accountRoutes(services, seal),
  ...accountLinkRoutes(services),
  ...secondFactorRoutes(services, seal),
  ...paymentRoutes(services),
  ...giftRoutes(services, seal),
  ...operatorRoutes(services),
  ...companyRoutes(services, lastRefreshAt),
  ...openingRoutes(services, lastSourceReadAt),
  ...refreshRoutes(services, feed),
  ...listRoutes(services),
  ...readingRoutes(services),
  ...forYouRoutes(services),
  ...insightRoutes(services),
  ...matchRoutes(services),
  ...peopleRoutes(services, seal),
  ...privateCalendarRoutes(services, seal),
  ...keptRoutes(services, seal),
  ...articleRoutes(services),
  ...keywordRoutes(services),
  ...scheduleRoutes(services),
  ...pageViewRoutes(views),
  ...overviewRoutes(services, views),
  ...clientConfigRoutes(services),
});

interface PageSettings {
  limits: RateLimits;
  cache: Cache;
  sessions: Sessions;
  seal: Seal;
}

/** Registers the routes outside the contract: the public pages, and the documentation of the API. */
async function registerPages(
  app: FastifyInstance,
  config: Config,
  services: Services,
  { limits, cache, sessions, seal }: PageSettings,
): Promise<void> {
  registerCanonicalAddresses(
    app,
    config.webDist,
    async (path) =>
      (path === publicPaths.blog ? path : undefined) ??
      currentAlmanacPath(path) ??
      currentShopPath(path) ??
      (await currentArticlePath(services.db, path)),
  );
  await app.register(async (scope) => {
    limits.limitDocuments(scope);
    articlePages(scope, services, cache);
    almanacRoutes(scope, services, cache);
    shopPageRoutes(scope, config, cache);
    landingPage(scope, services, { cache, hasSessionCookie: sessions.hasCookie });
  });
  await app.register(async (scope) => {
    limits.limitDocuments(scope, calendarLimit);
    await privateCalendarPages(scope, services, seal);
  });
  await app.register(async (scope) => {
    limits.limitDocuments(scope);
    await unsubscribePages(scope, services);
  });
  await app.register(async (scope) => registerDocumentation(scope, config.publicOrigin));
}
