/**
 * Measures the blog with 10, 1,000 and 10,000 generated articles, and prints the table of the README, the memory of
 * the process and the plan of the slowest statement of each call. `BENCH_REQUESTS` is the number of requests of each
 * row, 200 by default; `BENCH_SIZES` lists the numbers of articles, separated by commas.
 */
import type pg from 'pg';
import { printHead, printMemory, printTimes, responseTimes, timesOf } from './response-times.ts';
import { withSignedInProduct } from './signed-in-product.ts';

const sizes = (process.env.BENCH_SIZES ?? '10,1000,10000').split(',').map(Number);

/** The beginning of every generated article. A sentence that names another article's keyword follows it. */
const text = `${'<h2>A heading</h2><p>A sentence of some length about a year and a sign. '.repeat(8)}</p>`;

await withSignedInProduct('bench-articles', async ({ product, headers, client, plans }) => {
  const { origin } = product;
  const urls = new Set<string>();
  printHead('articles');
  for (const size of sizes) {
    await generate(client, size);
    const pages = Math.ceil(size / 24);
    const any = (request: number, count: number): number => 1 + ((request * 7_919) % count);
    const calls: Record<string, string | ((request: number) => string)> = {
      'the first page of the blog': '/blog',
      'any page of the blog': (request) => {
        const page = any(request, pages);
        return page === 1 ? '/blog' : `/blog?page=${page}`;
      },
      'the first page of the list': '/api/blog/published?page=1',
      'the feed': '/blog/feed.xml',
      'the sitemap': '/sitemap.xml',
      ...(size > 1_000 && { 'a sitemap of articles': '/sitemap-articles-1.xml' }),
      'an article, read before': '/blog/generated-1.html',
      'any article': (request) => `/blog/generated-${any(request, size)}.html`,
      'a sign': '/signs/dragon',
      'a page of the list of admins': '/api/blog/posts?limit=25',
      'the same, searched and by title': '/api/blog/posts?limit=25&search=dragon&sort=title',
    };
    for (const [what, path] of Object.entries(calls)) {
      const url = (request: number): string => origin + (typeof path === 'string' ? path : path(request));
      printTimes(size, what, await responseTimes(url, headers));
      urls.add(url(0));
    }
    printTimes(size, 'publishing one, with the call', { times: await publishing(client, origin, headers) });
    printTimes(size, 'adding the links of all, for each', { times: [await addingLinks(origin, headers)] });
  }
  printMemory(product.apiPid(), 'at the end');
  await plans.print(client, [...urls], headers);
});

/** Replaces all articles by generated ones: of eleven signs and on numbers, each naming the next, published a minute apart. */
async function generate(client: pg.Client, size: number): Promise<void> {
  await client.query('truncate blog_posts cascade');
  await client.query(
    `insert into blog_posts (title, slug, content, meta_description, target_keyword, status, published_at, category, reading_minutes)
     select 'Generated ' || n, 'generated-' || n, $2 || '<p>More in ' || keywords[n % 12 + 1] || ' ' || n % $1 + 1 || '.</p>',
       'What article ' || n || ' says.', keywords[(n + 11) % 12 + 1] || ' ' || n,
       'published', now() - n * interval '1 minute', case when n % 10 = 0 then 'numbers' else 'signs' end, 1
     from generate_series(1, $1::integer) as n,
       (select array['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'life path'] as keywords) as s`,
    [size, text],
  );
}

/** Publishes an article and makes it a draft again, several times. Returns the duration of each publishing. */
async function publishing(
  client: pg.Client,
  origin: string,
  headers: Record<string, string>,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into blog_posts (title, slug, content, meta_description, target_keyword, category, reading_minutes)
     values ('A draft', 'a-draft', '<p>Text.</p>', 'About.', 'draft', 'other', 1) returning id`,
  );
  const post = async (action: string): Promise<void> => {
    const response = await fetch(`${origin}/api/blog/posts/${rows[0]?.id}/${action}`, {
      method: 'POST',
      headers: { ...headers, origin, ...(action === 'publish' && { 'content-type': 'application/json' }) },
      body: action === 'publish' ? '{}' : undefined,
    });
    if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
    await response.text();
  };
  return timesOf(20, async (measured) => {
    await measured(() => post('publish'));
    await post('unpublish');
  });
}

/** @returns the milliseconds for each article that was changed: a call changes as many as its time allows */
async function addingLinks(origin: string, headers: Record<string, string>): Promise<number> {
  let articles = 0;
  const [ms = 0] = await timesOf(1, (measured) =>
    measured(async () => {
      const response = await fetch(`${origin}/api/blog/add-internal-links`, {
        method: 'POST',
        headers: { ...headers, origin },
      });
      const answer = await response.text();
      if (!response.ok) throw new Error(answer);
      articles = (JSON.parse(answer) as { articlesChanged: number }).articlesChanged;
    }),
  );
  return ms / articles;
}
