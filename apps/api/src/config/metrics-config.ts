import type { EnvironmentReader } from './environment.ts';

/** The address where Prometheus reads the metrics of the process. */
export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
}

/**
 * Reads `METRICS_PORT` and `METRICS_HOST`. Metrics have a separate port, which is not open to the internet.
 *
 * @param productPort - the port of the product, which must differ
 */
export function readMetricsConfig(env: EnvironmentReader, productPort: number): MetricsConfig | undefined {
  const host = env.optional('METRICS_HOST');
  if (env.optional('METRICS_PORT') === undefined) {
    if (host !== undefined)
      env.problem('METRICS_HOST has no effect without METRICS_PORT: set METRICS_PORT too');
    return undefined;
  }
  const port = env.wholeNumber('METRICS_PORT', { fallback: 0, max: 65_535 });
  if (port === productPort) env.problem('METRICS_PORT must be another port than PORT');
  return { host: env.listeningHost('METRICS_HOST'), port };
}
