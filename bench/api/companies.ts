/**
 * Measures the list of companies, the page of one, and the insights that count them, with 3,000, 30,000 and 300,000
 * companies, most of them generated, and prints the tables of the README, the memory of the process and the plan of
 * the slowest statement of each call. `BENCH_REQUESTS` is the number of requests of each row, 200 by default;
 * `BENCH_SIZES` lists the numbers of companies, separated by commas.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { printHead, printMemory, printTimes, responseTimes } from './response-times.ts';
import { generateCompanies } from './generate-companies.ts';
import { withSignedInProduct } from './signed-in-product.ts';

const sizes = (process.env.BENCH_SIZES ?? '3000,30000,300000').split(',').map(Number);
const queries = [
  '?page=1',
  '?zodiac=dragon&page=1',
  '?country=Norway&size=51-200&sort=newest&page=1',
  '?hasOpenings=true&foundedFrom=1950&foundedTo=1999&page=1',
  '?search=bmw&page=1',
  '?search=generated&page=1',
  '?search=founder17%20city%2012&page=1',
  '?search=volkswagon&page=1',
  '?country=United%20States&industry=Technology&page=1',
  '?search=s&page=1',
  '?search=g&page=1',
  '?search=ge&page=1',
  '?sort=newest&page=1',
  '?industry=Technology&page=1',
  '?search=founder{5003}&page=1',
  '?search=city%20{997}&page=1',
  '?foundedFrom={1900}&foundedTo=2026&page=1',
  '?foundedFrom={1900}&country=Norway&sort=newest&page=1',
  '?page=100',
  '?page=10000',
];
/** A minute after its start, the product has finished its start-up jobs. */
const idleMs = 60_000;
const insights = ['/api/insights', '/api/insights/seats'];

await withSignedInProduct('bench-companies', async ({ product, headers, client, plans }) => {
  const url = `${product.origin}/api/companies`;
  const totalOf = async (): Promise<number> => {
    const response = await fetch(`${url}?page=1&limit=1`, { headers });
    return ((await response.json()) as { total: number }).total;
  };
  printHead('companies');
  for (const size of sizes) {
    await generateCompanies(client, size - (await totalOf()));
    // PostgreSQL would do this by itself within minutes of such a large change.
    await client.query('vacuum analyze');
    for (const query of queries) printTimes(size, query, await responseTimes(url + query, headers));
    const { rows } = await client.query<{ slug: string }>(
      'select slug from companies where hidden_at is null order by random() limit 1000',
    );
    const pages = await responseTimes((request) => `${url}/${rows[request % rows.length]?.slug}`, headers);
    printTimes(size, '/{slug}', pages);
    for (const path of insights) printTimes(size, path, await responseTimes(product.origin + path, headers));
  }
  printMemory(product.apiPid(), 'at the end');
  await product.crashApi();
  printMemory(product.apiPid(), 'when it serves');
  await wait(idleMs);
  printMemory(product.apiPid(), 'a minute after a start');
  const urls = [
    ...[...queries, '/bmw'].map((query) => url + query),
    ...insights.map((path) => product.origin + path),
  ];
  await plans.print(client, urls, headers);
});
