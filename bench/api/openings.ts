/**
 * Measures the list of openings with 1,000, 10,000 and 100,000 generated openings, and prints the table of the README.
 * `BENCH_REQUESTS` is the number of requests of each row, 200 by default.
 */
import pg from 'pg';
import { startProduct } from '@org/e2e/fixtures/product.ts';
import { signIn } from '@org/local-services/seed/product-session.ts';
import { startTestServices } from '@org/local-services/test-services.ts';

const requests = Number(process.env.BENCH_REQUESTS ?? 200);
const sizes = [1_000, 10_000, 100_000];
const queries = [
  '',
  '?zodiac=dragon',
  '?workMode=hybrid&postedWithin=30',
  '?search=engineer%20place%2012',
  '?country=Country%203&sort=title',
  '?page=500',
];
const database = 'bench-openings';

const { stop, ...services } = await startTestServices();
process.env.JOURNEY_SERVICES = JSON.stringify(services);
try {
  const product = await startProduct(database, { RATE_LIMIT_SCALE: '1000' });
  const client = new pg.Client(
    Object.assign(new URL(services.postgresUrl), { pathname: `/${database}` }).href,
  );
  await client.connect();
  try {
    const session = await signIn({
      origin: product.origin,
      apiUrl: product.origin,
      authEmulatorHost: new URL(product.authEmulatorOrigin).host,
      ...(await product.admin()),
    });
    if (!session) throw new Error('The admin could not sign in.');
    const headers = { cookie: session.cookie() };
    process.stdout.write('| openings | query | median ms | p99 ms |\n|---|---|---|---|\n');
    for (const size of sizes) {
      await generate(client, size);
      for (const query of queries) {
        const times = await measure(`${product.origin}/api/openings${query}`, headers);
        const row = [
          size.toLocaleString('en-US'),
          query || 'none',
          quantile(times, 0.5),
          quantile(times, 0.99),
        ];
        process.stdout.write(`| ${row.join(' | ')} |\n`);
      }
    }
  } finally {
    await client.end();
    await product.stop();
  }
} finally {
  await stop();
}

/** Replaces all openings by generated ones, spread over the companies, places and the last 200 days. */
async function generate(client: pg.Client, size: number): Promise<void> {
  await client.query('truncate openings');
  await client.query(
    `insert into openings (company_id, role_key, title, department, salary, work_modes, places, countries, url,
       posted_date, open_since, first_seen_at, last_verified_at)
     select ids[1 + number % cardinality(ids)], number, 'Engineer ' || number % 997 || ' of ' || number % 13,
       'Department ' || number % 31, case when number % 3 = 0 then '$100,000 a year' end,
       array[(array['remote', 'hybrid', 'on-site'])[1 + number % 3]], array['Place ' || number % 101],
       array['Country ' || number % 23], 'https://jobs.example/' || number, current_date - number % 200,
       current_date - number % 200, now(), now()
     from generate_series(1, $1::integer) as number,
       (select array_agg(id order by id) as ids from companies where hidden_at is null) as companies`,
    [size],
  );
  await client.query(`select nextval('openings_version')`);
}

/** Sends requests one after the other, after some that are not measured. @returns their durations in milliseconds */
async function measure(url: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  const warmUp = Math.ceil(requests / 10);
  for (let sent = 0; sent < warmUp + requests; sent += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    await response.text();
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
    if (sent >= warmUp) times.push(performance.now() - start);
  }
  return times;
}

function quantile(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}
