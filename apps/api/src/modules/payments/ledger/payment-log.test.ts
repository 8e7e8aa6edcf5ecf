import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiProcess } from '#test/payments/api-process.ts';
import { cards, intentIdOf } from '#test/payments/payer.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';

let shop: Shop;
let api: ApiProcess;

beforeAll(async () => {
  shop = await openShop();
  // Webhooks must arrive at the process whose log is read.
  await shop.control.deliveryFaults({ drop: true });
  api = await ApiProcess.start(shop, { stripeUrl: shop.app.stripeUrl, logLevel: 'trace' });
}, 60_000);

afterAll(async () => {
  await api.stop();
  await shop.close();
});

test('the log has the events of a payment, and no secret or email', async () => {
  const ada = (await shop.payer()).at(api);
  const clientSecret = await ada.openIntent();
  await shop.pay(clientSecret, cards.declined);
  await shop.pay(clientSecret);
  await ada.link();
  await ada.status();
  const [event] = (await shop.stripe.events.list({ limit: 1 })).data;
  await shop.deliver(event ?? {}, { to: api.url });
  await shop.deliver(event ?? {}, { to: api.url, secret: 'whsec_wrong' });
  await shop.control.faults([{ path: '/v1/payment_intents', kind: 'error', delayMs: 0, times: 2 }]);
  const bob = (await shop.payer()).at(api);
  expect((await bob.askForIntent()).status).toBe(503);
  await api.stop();

  for (const event of ['payment_opened', 'access_granted', 'webhook_refused'])
    expect(api.output).toContain(event);
  expect(api.output).toContain(intentIdOf(clientSecret));
  for (const secret of [
    clientSecret,
    '_secret_',
    'sk_test_local',
    'whsec_local',
    ada.email,
    bob.email,
    ',v1=',
  ]) {
    expect(api.output).not.toContain(secret);
  }
});
