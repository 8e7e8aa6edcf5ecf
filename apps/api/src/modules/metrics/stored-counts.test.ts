import { afterAll, expect, test } from 'vitest';
import { aboutToPay } from '#test/payments/two-processes.ts';
import { eventOf, nowSeconds, openShop, paidIntent } from '#test/payments/shop.ts';
import { valueOf } from '#test/metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { createLog } from '#http/plugins/logging.ts';
import { freePort } from '@org/local-services/process/ports.ts';

const shop = await openShop({
  env: {
    METRICS_PORT: String(await freePort()),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'atlas@example.com',
  },
});
const { app, services } = shop;
const server = await serveMetrics(services, app.cacheUse, createLog(app.config));
afterAll(async () => {
  await server?.close();
  await app.close();
});

const scrape = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${server?.port ?? 0}/metrics`)).text();

test('the metrics have payments by state, waiting mails, the age of webhooks and the use of the cache', async () => {
  const { event } = await aboutToPay(shop);
  await shop.deliver(event);
  const { ada, intentId } = await aboutToPay(shop);
  const late = { created: nowSeconds() - 200 };
  await shop.deliver(eventOf('payment_intent.succeeded', paidIntent(intentId, ada.uid), late));
  for (let times = 0; times < 3; times += 1) await ada.call('GET', '/api/companies?page=1');

  const text = await scrape();
  expect(valueOf(text, 'zodiac_atlas_payments', { status: 'succeeded', purpose: 'access' })).toBe(2);
  expect(valueOf(text, 'zodiac_atlas_waiting', { work: 'mails' })).toBeGreaterThan(0);
  expect(valueOf(text, 'zodiac_atlas_overdue_seconds', { work: 'mails' })).toBeGreaterThanOrEqual(0);
  expect(valueOf(text, 'zodiac_atlas_waiting', { work: 'payment_tasks' })).toBeDefined();
  expect(text).toContain('\nzodiac_atlas_backup_age_seconds +Inf\n');
  const within = (le: string) => valueOf(text, 'zodiac_atlas_webhook_age_seconds_bucket', { le }) ?? 0;
  expect(within('300') - within('60')).toBe(1);
  expect(within('+Inf')).toBe(within('300'));
  expect(valueOf(text, 'zodiac_atlas_cache_reads_total', { result: 'miss' })).toBe(1);
  expect(valueOf(text, 'zodiac_atlas_cache_reads_total', { result: 'hit' })).toBe(2);
});

test('however often the metrics are read, PostgreSQL counts at most once in ten seconds', async () => {
  const before = await scrape();
  await app.db.updateTable('payments').set({ status: 'canceled' }).execute();
  const payments = { status: 'succeeded', purpose: 'access' };
  for (let times = 0; times < 20; times += 1) {
    expect(valueOf(await scrape(), 'zodiac_atlas_payments', payments)).toBe(
      valueOf(before, 'zodiac_atlas_payments', payments),
    );
  }
});
