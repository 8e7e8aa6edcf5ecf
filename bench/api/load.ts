import autocannon from 'autocannon';

export interface Load {
  /** Requests per second. */
  perSecond: number;
  medianMs: number;
  /** 99th percentile. */
  p99Ms: number;
}

const connections = 10;

/**
 * Requests a URL over ten connections.
 *
 * @param seconds - duration of the measurement
 * @throws Error if a response has a status other than `status`
 */
export async function load(
  url: string,
  {
    headers = {},
    status = 200,
    seconds,
  }: { headers?: Record<string, string>; status?: number; seconds: number },
): Promise<Load> {
  const { requests, latency, statusCodeStats, errors } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
  });
  const others = Object.keys(statusCodeStats ?? {}).filter((code) => Number(code) !== status);
  if (others.length > 0 || errors > 0 || requests.total === 0) {
    const found = others.join(', ') || 'no response';
    throw new Error(`${url}: expected status ${status}, got ${found}; ${errors} errors`);
  }
  return { perSecond: requests.average, medianMs: latency.p50, p99Ms: latency.p99 };
}
