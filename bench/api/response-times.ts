import { execFileSync } from 'node:child_process';

const requests = Number(process.env.BENCH_REQUESTS ?? 200);

/** The measurements of some requests. */
interface Measured {
  /** Durations in milliseconds. */
  times: readonly number[];
  /** Duration of the first request in milliseconds, when no cache has any part of the answer. */
  first?: number;
  /** Length of the last answer, decompressed. */
  bytes?: number;
}

/**
 * Sends requests one after the other, after some that are not measured.
 *
 * @param url - the URL of all requests, or a function of the request's number. In a text, `{31}` stands for the numbers from 1
 *   to 31 in turn, so that few requests find cached counts
 */
export async function responseTimes(
  url: string | ((request: number) => string),
  headers: Record<string, string>,
): Promise<Measured> {
  const warmUp = Math.ceil(requests / 10);
  let sent = 0;
  let bytes = 0;
  const times = await timesOf(warmUp + requests, async (measured) => {
    const address = typeof url === 'string' ? numbered(url, sent) : url(sent);
    sent += 1;
    await measured(async () => {
      const response = await fetch(address, { headers });
      bytes = (await response.arrayBuffer()).byteLength;
      if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
    });
  });
  return { times: times.slice(warmUp), first: times[0], bytes };
}

/** The address of a request. @param request - its number, from 0 */
export const numbered = (url: string, request: number): string =>
  url.replaceAll(/\{(\d+)\}/g, (_, count) => String(1 + (request % Number(count))));

/** Calls `once` `count` times. @returns how long the measured part of each call took, in milliseconds */
export async function timesOf(
  count: number,
  once: (measured: (work: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    await once(async (work) => {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    });
  }
  return times;
}

/** Prints the head of a table of {@link printTimes}. @param rows - what is counted, such as `companies` */
export function printHead(rows: string): void {
  process.stdout.write(
    `| ${rows} | query | first ms | median ms | p99 ms | kB |\n|---|---|---|---|---|---|\n`,
  );
}

/** Prints a row of a table: the size of the list, the query, the first request, the median and the 99th percentile, and the length of an answer. */
export function printTimes(size: number, query: string, { times, first, bytes }: Measured): void {
  const row = [
    size.toLocaleString('en-US'),
    query || 'none',
    first === undefined ? '' : first.toFixed(1),
    quantile(times, 0.5),
    quantile(times, 0.99),
    bytes === undefined ? '' : (bytes / 1_000).toFixed(1),
  ];
  process.stdout.write(`| ${row.join(' | ')} |\n`);
}

/** Prints how much memory a process holds. @param when - such as `at the end` */
export function printMemory(pid: number, when: string): void {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  process.stdout.write(`\nMemory of the API process ${when}: ${Math.round(kilobytes / 1_024)} MiB\n`);
}

/** A quantile of durations, with one decimal. */
export function quantile(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}
