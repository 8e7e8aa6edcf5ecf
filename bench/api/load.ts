import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  medianMs: number;
  slowestHundredthMs: number;
}

const connections = 10;

/**
 * Asks one address by ten connections at once.
 *
 * @throws Error when any answer is another than `status`, for then something else was measured
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
    throw new Error(`${url} answered ${others.join(', ') || 'nothing'} beside ${status}; ${errors} errors`);
  }
  return { perSecond: requests.average, medianMs: latency.p50, slowestHundredthMs: latency.p99 };
}
