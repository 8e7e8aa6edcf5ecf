/**
 * Measures what traces cost: the CPU time of calls in a process that sends them, beside one that does not, in turn.
 * `BENCH_ROUNDS` is the number of rounds, 5 by default; `BENCH_CALLS` parts of the names of calls, between commas.
 */
import path from 'node:path';
import { startProduct, type Product } from '@org/e2e/fixtures/product.ts';
import { Child, respondsOk } from '@org/local-services/process/child.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import { startTestServices } from '@org/local-services/test-services.ts';
import pg from 'pg';
import { measuredCalls, type MeasuredCall } from './cost-calls.ts';
import { costOf, median } from './cost-of.ts';
import { paidReader } from './paid-reader.ts';
import { PaymentEvents } from './webhook-calls.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const chosen = (process.env.BENCH_CALLS ?? 'payment-status,list page,search,article page,webhook, new').split(
  ',',
);
/** More calls than in other measurements, because the result is a small difference. */
const amounts = { warmUp: 6_000, measured: 8_000 };

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Few connections, so that a busy machine refuses no call. */
const connections = 4;

/** A product with its calls. */
interface Measured {
  product: Product;
  client: pg.Client;
  events: PaymentEvents;
  calls: MeasuredCall[];
}

async function measuredProduct(
  name: string,
  postgresUrl: string,
  variables: Record<string, string>,
): Promise<Measured> {
  const product = await startProduct(name, { RATE_LIMIT_SCALE: '10000', ...variables });
  const client = new pg.Client(Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href);
  await client.connect();
  // Creates the demo accounts.
  await product.admin();
  const session = await paidReader(product, client);
  const events = new PaymentEvents(client);
  const calls = await measuredCalls({
    origin: product.origin,
    paid: { cookie: session.cookie() },
    uid: session.uid,
    events,
  });
  return { product, client, events, calls };
}

/** CPU time of a call in the process of the API, in microseconds. */
async function microsecondsOf({ product, events, calls }: Measured, name: string): Promise<number> {
  const call = calls.find((each) => each.name === name);
  if (!call) throw new Error(`${name} is not measured.`);
  if (call.amounts) await events.addPayments(call.amounts.warmUp + call.amounts.measured);
  const { main, others } = await costOf(
    product.origin + call.path,
    { ...call, connections, amounts: call.amounts ?? amounts },
    { api: product.apiPid() },
  );
  return main + others;
}

async function measure(off: Measured, on: Measured): Promise<void> {
  const names = on.calls.map(({ name }) => name).filter((name) => chosen.some((part) => name.includes(part)));
  const rows = new Map(names.map((name) => [name, { off: [] as number[], ratio: [] as number[] }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      // Both go first in every other round.
      const isOffFirst = round % 2 === 0;
      const first = await microsecondsOf(isOffFirst ? off : on, name);
      const second = await microsecondsOf(isOffFirst ? on : off, name);
      const [without, traced] = isOffFirst ? [first, second] : [second, first];
      rows.get(name)?.off.push(without);
      rows.get(name)?.ratio.push(traced / without);
    }
  }
  print('| call | without traces, µs of CPU | with traces | least, most |\n|---|---|---|---|');
  for (const [name, { off: without, ratio }] of rows) {
    const percent = (value: number): string => `${((value - 1) * 100).toFixed(1)} %`;
    print(
      `| ${name} | ${median(without).toFixed(0)} | + ${percent(median(ratio))} | ${percent(Math.min(...ratio))}, ${percent(Math.max(...ratio))} |`,
    );
  }
}

const port = await freePort();
const receiver = new Child({
  name: 'receiver',
  script: path.join(import.meta.dirname, 'trace-receiver.ts'),
  env: { PORT: String(port) },
});
const receiverUrl = `http://127.0.0.1:${port}`;
const { stop, ...services } = await startTestServices();
process.env.JOURNEY_SERVICES = JSON.stringify(services);
const started: Measured[] = [];
try {
  await receiver.until(() => respondsOk(receiverUrl), 10_000);
  const off = await measuredProduct('untraced', services.postgresUrl, {});
  started.push(off);
  const on = await measuredProduct('traced', services.postgresUrl, {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiverUrl,
  });
  started.push(on);
  await measure(off, on);
  const { spans, traces } = (await (await fetch(receiverUrl)).json()) as { spans: number; traces: number };
  print(`\nThe receiver got ${spans} spans of ${traces} traces.`);
  if (spans === 0) throw new Error('No trace was sent.');
} finally {
  for (const { client, product } of started) {
    await client.end();
    await product.stop();
  }
  await receiver.stop();
  await stop();
}
