const requests = Number(process.env.BENCH_REQUESTS ?? 200);

/** Sends requests one after the other, after some that are not measured. @returns their durations in milliseconds */
export async function responseTimes(url: string, headers: Record<string, string>): Promise<number[]> {
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

/** Prints a row of a table: the size of the list, the query, the median and the 99th percentile in milliseconds. */
export function printTimes(size: number, query: string, times: readonly number[]): void {
  const row = [size.toLocaleString('en-US'), query || 'none', quantile(times, 0.5), quantile(times, 0.99)];
  process.stdout.write(`| ${row.join(' | ')} |\n`);
}

function quantile(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}
