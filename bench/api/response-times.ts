const requests = Number(process.env.BENCH_REQUESTS ?? 200);

/**
 * Sends requests one after the other, after some that are not measured.
 *
 * @param url - of all requests, or of each by its number
 * @returns their durations in milliseconds
 */
export async function responseTimes(
  url: string | ((request: number) => string),
  headers: Record<string, string>,
): Promise<number[]> {
  const warmUp = Math.ceil(requests / 10);
  let sent = 0;
  const times = await timesOf(warmUp + requests, async (measured) => {
    const address = typeof url === 'string' ? url : url(sent);
    sent += 1;
    await measured(async () => {
      const response = await fetch(address, { headers });
      await response.text();
      if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
    });
  });
  return times.slice(warmUp);
}

/** Does something again and again. @returns how long the measured part took each time, in milliseconds */
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

/** Prints a row of a table: the size of the list, the query, the median and the 99th percentile in milliseconds. */
export function printTimes(size: number, query: string, times: readonly number[]): void {
  const row = [size.toLocaleString('en-US'), query || 'none', quantile(times, 0.5), quantile(times, 0.99)];
  process.stdout.write(`| ${row.join(' | ')} |\n`);
}

function quantile(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}
