import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, intentIdOf } from '#test/payments/payer.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';

let shop: Shop;
let log = '';

beforeAll(async () => {
  shop = await openShop({
    env: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => (log += line) },
  });
  // The test delivers the webhooks itself.
  await shop.control.deliveryFaults({ drop: true });
});

afterAll(() => shop.close());

test('the log has the events of a payment, and no secret or email', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  await shop.pay(clientSecret, cards.declined);
  await shop.pay(clientSecret);
  await ada.link();
  await ada.status();
  const [event] = (await shop.stripe.events.list({ limit: 1 })).data;
  await shop.deliver(event ?? {});
  await shop.deliver(event ?? {}, { secret: 'whsec_wrong' });
  await shop.control.faults([{ path: '/v1/payment_intents', kind: 'error', delayMs: 0, times: 2 }]);
  const bob = await shop.payer();
  expect((await bob.askForIntent()).status).toBe(503);

  for (const event of ['payment_opened', 'access_granted', 'webhook_refused']) expect(log).toContain(event);
  expect(log).toContain(intentIdOf(clientSecret));
  for (const secret of [
    clientSecret,
    '_secret_',
    'sk_test_local',
    'whsec_local',
    ada.email,
    bob.email,
    ',v1=',
  ]) {
    expect(log).not.toContain(secret);
  }
});
