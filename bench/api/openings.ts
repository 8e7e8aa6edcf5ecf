/**
 * Measures the list of openings with 1,000, 10,000 and 100,000 generated openings, and prints the table of the
 * README. `BENCH_REQUESTS` is the number of requests of each row, 200 by default; `BENCH_SIZES` lists the numbers of
 * openings, separated by commas.
 */
import type pg from 'pg';
import { printHead, printMemory, printTimes, responseTimes } from './response-times.ts';
import { withSignedInProduct } from './signed-in-product.ts';

const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const queries = [
  '',
  '?zodiac=dragon',
  '?workMode=hybrid&postedWithin=30',
  '?search=engineer%20place%2012',
  '?country=Country%203&sort=title',
  '?workMode=hybrid&postedWithin=30&department=Department%20{30}',
  '?search=engineer%20{997}',
  '?search=engineer%20place%20{101}',
  '?country=Country%20{22}&place=Place%20{100}&sort=title',
  '?country=Country%20{22}&sort=title&page={97}',
  '?place=Place%20{100}',
  '?page=500',
  '?page=4000',
  '?sort=title',
  '?search=e',
  '?search=enginer',
];

await withSignedInProduct('bench-openings', async ({ product, headers, client, plans }) => {
  const url = `${product.origin}/api/openings`;
  printHead('openings');
  for (const size of sizes) {
    await generate(client, size);
    for (const query of queries) {
      printTimes(size, query, await responseTimes(url + query, headers));
    }
  }
  printMemory(product.apiPid(), 'at the end');
  await plans.print(
    client,
    queries.map((query) => url + query),
    headers,
  );
});

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
  // PostgreSQL would do this by itself within minutes of such a large change.
  await client.query('vacuum analyze openings');
}
