/**
 * Measures the list endpoints of the product and a minimal Fastify server, and prints the table of the README.
 * `BENCH_SECONDS` is the duration of each measurement, 5 by default.
 */
import path from 'node:path';
import { startProduct, type Product } from '@org/e2e/fixtures/product.ts';
import { respondsOk, Child } from '@org/local-services/launcher/child.ts';
import { freePort } from '@org/local-services/launcher/ports.ts';
import { signIn } from '@org/local-services/seed/product-session.ts';
import { startTestServices } from '@org/local-services/test-services.ts';
import { load, type Load } from './load.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const warmUpSeconds = 1;

const lists = [
  '/api/zodiac-stats',
  '/api/companies?zodiac=dragon',
  '/api/car-brands',
  '/api/car-brands?zodiac=dragon&category=Sports',
  '/api/car-brands/stats',
  '/api/us-states',
  '/api/us-states?region=West',
  '/api/us-states/regions',
];

interface Row {
  name: string;
  load: Load;
}

async function measure(
  name: string,
  url: string,
  headers: Record<string, string>,
  status = 200,
): Promise<Row> {
  await load(url, { headers, status, seconds: warmUpSeconds });
  return { name, load: await load(url, { headers, status, seconds }) };
}

async function cookieOf(product: Product): Promise<string> {
  const session = await signIn({
    origin: product.origin,
    apiUrl: product.origin,
    authEmulatorHost: new URL(product.authEmulatorOrigin).host,
    ...(await product.admin()),
  });
  if (!session) throw new Error('The admin could not sign in.');
  return session.cookie();
}

async function measureLists(product: Product): Promise<Row[]> {
  const headers = { cookie: await cookieOf(product), 'accept-encoding': 'br, gzip' };
  const rows: Row[] = [];
  for (const list of lists) {
    const url = product.origin + list;
    rows.push(await measure(list, url, headers));
    const etag = (await fetch(url, { headers })).headers.get('etag');
    if (!etag) throw new Error(`${list} has no ETag`);
    rows.push(await measure(`${list}, unchanged (304)`, url, { ...headers, 'if-none-match': etag }, 304));
  }
  return rows;
}

async function measureHello(): Promise<Row> {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const hello = new Child({
    name: 'hello',
    script: path.join(import.meta.dirname, 'hello.ts'),
    env: { PORT: String(port) },
  });
  try {
    await hello.until(() => respondsOk(url), 10_000);
    return await measure('bare Fastify, `{"hello":"world"}`', url, {});
  } finally {
    await hello.stop();
  }
}

const { stop, ...services } = await startTestServices();
process.env.JOURNEY_SERVICES = JSON.stringify(services);
try {
  const hello = await measureHello();
  const product = await startProduct('bench', { RATE_LIMIT_SCALE: '1000' });
  try {
    const rows = [hello, ...(await measureLists(product))];
    const lines = rows.map(({ name, load: { perSecond, medianMs, p99Ms } }) => {
      const ratio = (perSecond / hello.load.perSecond).toFixed(2);
      return `| ${name} | ${Math.round(perSecond).toLocaleString('en-US')} | ${ratio} | ${medianMs} | ${p99Ms} |`;
    });
    process.stdout.write(
      `| call | a second | bare Fastify = 1 | median ms | p99 ms |\n|---|---|---|---|---|\n${lines.join('\n')}\n`,
    );
  } finally {
    await product.stop();
  }
} finally {
  await stop();
}
