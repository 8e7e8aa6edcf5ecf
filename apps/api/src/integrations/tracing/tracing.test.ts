import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess, type ApiProcess } from '#test/api-process.ts';
import { localVariables } from '#test/harness.ts';
import { eventOf, openShop, paidIntent, type Shop } from '#test/payments/shop.ts';
import { intentIdOf } from '#test/payments/payer.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const received: Export[] = [];
let receiver: Server;
let shop: Shop;
let url: string;
let api: ApiProcess | undefined;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/v1/traces') received.push((await json(request)) as Export);
  else response.statusCode = 404;
  response.setHeader('content-type', 'application/json').end('{}');
}

beforeAll(async () => {
  receiver = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  shop = await openShop();
  const { app } = shop;
  api = await startProcess((port) => ({
    ...localVariables({ port, database: app.database, stripeUrl: app.stripeUrl, lists: false }),
    PUBLIC_ORIGIN: app.config.publicOrigin,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    TRACES_PERCENT: '0',
  }));
  url = api.baseUrl;
  // Two processes of the product start.
}, 240_000);
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await shop.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const spans = (): Span[] =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const attribute = (span: Span, name: string): unknown =>
  Object.values(span.attributes.find(({ key }) => key === name)?.value ?? {})[0];

test(
  'one trace has the call that opens a payment, the webhook about it and the job that follows, with their statements',
  { timeout: 120_000 },
  async () => {
    const pay = async (): Promise<void> => {
      const ada = await shop.payer();
      const intentId = intentIdOf(await ada.at({ url }).openIntent());
      const intent = await shop.stripe.paymentIntents.retrieve(intentId);
      const event = eventOf(
        'payment_intent.succeeded',
        paidIntent(intentId, ada.uid, { metadata: { ...intent.metadata } }),
      );
      expect((await shop.deliver(event, { to: url })).status).toBe(200);
      await shop.untilAccess(ada.uid, true);
    };
    const whole = () =>
      [...Map.groupBy(spans(), ({ traceId }) => traceId).values()].find((trace) =>
        ['POST /api/create-payment-intent', 'event payment_intent.succeeded', 'job queue-access-mails'].every(
          (name) => trace.some((span) => span.name === name),
        ),
      );
    // The test pays again until the trace is complete: if the job of a payment is already waiting, no run is added
    // with its trace.
    await expect.poll(() => pay().then(whole), { timeout: 100_000, interval: 3_000 }).toBeDefined();

    const ofTrace = whole() ?? [];
    const click = ofTrace.find(({ name }) => name === 'POST /api/create-payment-intent');
    const webhook = ofTrace.find(({ name }) => name === 'event payment_intent.succeeded');
    const statements = ofTrace.filter((span) => attribute(span, 'db.system.name') === 'postgresql');
    expect(statements.filter(({ parentSpanId }) => parentSpanId === click?.spanId).length).toBeGreaterThan(0);
    expect(statements.filter(({ parentSpanId }) => parentSpanId === webhook?.spanId).length).toBeGreaterThan(
      0,
    );
    expect(attribute(click as Span, 'http.response.status_code')).toBe(200);
  },
);

test('spans have no personal data: no user, no address, no value of a statement, no query', async () => {
  const ada = await shop.payer();
  const there = ada.at({ url });
  await there.openIntent();
  await there.status();
  await there.call('POST', '/api/create-payment-intent?canary=canary-query');
  const before = spans().length;
  await expect.poll(() => spans().length, { timeout: 30_000 }).toBeGreaterThan(before);
  const text = JSON.stringify(received);
  for (const secret of [ada.uid, ada.email, 'canary', '@example', 'cookie', '127.0.0.1:'])
    expect(text).not.toContain(secret);
});

test('traces of other calls are kept at the configured rate', async () => {
  const visitor = await shop.payer();
  await visitor.at({ url }).call('GET', '/api/zodiac-stats');
  await visitor.at({ url }).openIntent();
  const opened = () => spans().filter(({ name }) => name === 'POST /api/create-payment-intent').length;
  const before = opened();
  await visitor.at({ url }).askForIntent();
  await expect.poll(opened, { timeout: 30_000 }).toBeGreaterThan(before);
  expect(spans().map(({ name }) => name)).not.toContain('GET /api/zodiac-stats');
});

test('without a trace receiver, payment keys carry no trace', async () => {
  const ada = await shop.payer();
  const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(await ada.openIntent()));
  expect(intent.metadata.idempotency_key).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
});
