import { priceText, refundPromise } from '@org/api-contract/values';
import { allSources } from '@org/article-composer';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { renderShopPage, type ShopContext } from '@org/public-pages/render.js';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { revalidated } from '#http/plugins/caching.ts';
import { staticPagePolicy } from '#http/plugins/security.ts';
import { sendSnapshot, Snapshot } from '#http/plugins/snapshots.ts';
import { siteOf } from '#modules/blog/page/site.ts';

const paths: readonly string[] = Object.values(shopPaths);

/** Returns the path of a page about the shop, or `undefined` if it is not one. */
export const currentShopPath = (path: string): string | undefined =>
  paths.find((candidate) => candidate === path);

/** What the pages about the shop say of this installation. */
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
  answersWordedBy: config.answerPhraser ? new URL(config.answerPhraser.baseUrl).host : null,
  correctionsEmail: config.correctionsEmail ?? null,
});

/**
 * Registers terms, privacy, refunds and the other pages about the shop. They name the operator, who is not known when the
 * web app is built, and are rendered on first request, once in a process.
 */
export function shopPageRoutes(app: FastifyInstance, config: Config): void {
  const policy = staticPagePolicy(config);
  const pages = new Map<string, Snapshot>();
  for (const path of paths) {
    app.get(path, { config: { access: 'public' } }, async (request, reply) => {
      const page = pages.get(path) ?? new Snapshot(renderShopPage(path, shopContext(config)));
      pages.set(path, page);
      reply
        .headers({ 'cache-control': revalidated, 'content-security-policy': policy })
        .type('text/html; charset=utf-8');
      return sendSnapshot(request, reply, page);
    });
  }
}
