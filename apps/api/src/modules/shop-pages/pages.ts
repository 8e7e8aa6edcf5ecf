import { priceText, refundPromise } from '@org/api-contract/values';
import { allSources } from '@org/article-composer';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { renderShopPage, type ShopContext } from '@org/public-pages/render.js';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { sendAnswer, type Cache } from '#http/plugins/cache.ts';
import { publicPage } from '#http/cache-control.ts';
import { staticPagePolicy } from '#http/plugins/security.ts';
import { siteOf } from '#config/site.ts';

const paths: readonly string[] = Object.values(shopPaths);

/** Returns the path of a shop page, or `undefined` if it is not one. */
export const currentShopPath = (path: string): string | undefined =>
  paths.find((candidate) => candidate === path);

/** The values of this installation for the shop pages. */
const shopContext = (config: Config): ShopContext => ({
  site: siteOf(config),
  operator: config.operator,
  priceText,
  refundDays: config.refundDays,
  refundPromise: refundPromise(config.refundDays),
  offersAnalytics: config.analyticsMeasurementId !== undefined,
  sendsMails: config.mail !== undefined,
  articlesByModel: config.articleWriter !== undefined,
  articleSources: allSources,
  correctionsEmail: config.correctionsEmail ?? null,
});

/**
 * Registers terms, privacy, refunds and the other shop pages. They name the operator, who is not known when the web
 * app is built.
 */
export function shopPageRoutes(app: FastifyInstance, config: Config, cache: Cache): void {
  const policy = staticPagePolicy(config);
  for (const path of paths) {
    app.get(path, { config: { access: 'public' } }, async (request, reply) => {
      const page = await cache.read(path, async () => renderShopPage(path, shopContext(config)));
      if (!page) return reply.callNotFound();
      reply
        .headers({ 'cache-control': publicPage, 'content-security-policy': policy })
        .type('text/html; charset=utf-8');
      return sendAnswer(request, reply, page);
    });
  }
}
