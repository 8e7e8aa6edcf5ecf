/**
 * Measures public pages and the landing pages of peers with Lighthouse as a phone on a slow network would show them,
 * and prints the medians. Pages are measured in turn, so that other work on the machine affects all of them. Then
 * measures the paid lists on a phone whose processor is slowed four times. `BENCH_ROUNDS` is the number of
 * measurements of each page, 5 by default. With `BENCH_THROTTLING=devtools` the browser slows the network and the
 * processor; otherwise Lighthouse computes what a slow phone would show.
 */
import { startProduct } from '@org/e2e/fixtures/product.ts';
import { findChromium } from '@org/local-services/chromium/chromium.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import { startTestServices } from '@org/local-services/test-services.ts';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { measureLists } from './lists.ts';
import { startPeers } from './peers.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const throttlingMethod = process.env.BENCH_THROTTLING === 'devtools' ? 'devtools' : 'simulate';

/** The printed columns of a page, from the result of Lighthouse. */
const columns: readonly (readonly [name: string, of: (result: Result) => number, digits: number])[] = [
  ['performance', score('performance'), 0],
  ['accessibility', score('accessibility'), 0],
  ['best practices', score('best-practices'), 0],
  ['SEO', score('seo'), 0],
  ['LCP s', (result) => value(result, 'largest-contentful-paint') / 1000, 2],
  ['TBT ms', (result) => value(result, 'total-blocking-time'), 0],
  ['CLS', (result) => value(result, 'cumulative-layout-shift'), 3],
  ['kB', (result) => value(result, 'total-byte-weight') / 1000, 0],
];

function score(category: string) {
  return ({ categories }: Result): number => (categories[category]?.score ?? Number.NaN) * 100;
}

const value = ({ audits }: Result, audit: string): number => audits[audit]?.numericValue ?? Number.NaN;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measurePages(origin: string, peers: ReadonlyMap<string, string>, port: number): Promise<void> {
  const { posts } = (await (await fetch(`${origin}/api/blog/published`)).json()) as {
    posts: { slug: string }[];
  };
  const own = [
    '/',
    '/zodiac-sample',
    '/blog',
    `/blog/${posts[0]?.slug}.html`,
    '/signs/rat',
    '/years/1990',
    '/today',
  ];
  const pages = new Map([...own.map((page) => [`\`${page}\``, origin + page] as const), ...peers]);
  const results = new Map<string, Result[]>([...pages.keys()].map((page) => [page, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, measured] of results) {
      const run = await lighthouse(pages.get(page), { port, logLevel: 'error', throttlingMethod });
      if (!run || run.lhr.runtimeError) throw new Error(`${page}: ${run?.lhr.runtimeError?.message}`);
      measured.push(run.lhr);
    }
  }
  process.stdout.write(`| page | ${columns.map(([name]) => name).join(' | ')} |\n`);
  process.stdout.write(`|---${'|---'.repeat(columns.length)}|\n`);
  for (const [page, measured] of results) {
    const cells = columns.map(([, of, digits]) => median(measured.map(of)).toFixed(digits));
    process.stdout.write(`| ${page} | ${cells.join(' | ')} |\n`);
  }
  const failed = new Set(
    [...results].flatMap(([page, [first]]) =>
      Object.values(first?.audits ?? {})
        .filter(({ score: of, scoreDisplayMode }) => of === 0 && scoreDisplayMode === 'binary')
        .map(({ id }) => `${page} ${id}`),
    ),
  );
  if (failed.size > 0) process.stdout.write(`\nAudits that fail: ${[...failed].join(', ')}\n`);
}

const { stop, ...services } = await startTestServices();
process.env.JOURNEY_SERVICES = JSON.stringify(services);
try {
  const product = await startProduct('bench_web', { RATE_LIMIT_SCALE: '1000' });
  try {
    const port = await freePort();
    const { executablePath, args } = await findChromium();
    const browser = await chromium.launch({
      executablePath,
      args: [...args, `--remote-debugging-port=${port}`],
    });
    try {
      const peers = await startPeers();
      try {
        await measurePages(product.origin, peers.pages, port);
      } finally {
        await peers.stop();
      }
      await measureLists(browser, product.origin);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
} finally {
  await stop();
}
