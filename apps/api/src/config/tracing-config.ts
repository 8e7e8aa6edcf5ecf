import type { EnvironmentReader } from './environment.ts';

/** The receiver of traces. */
export interface TracingConfig {
  /** Origin or base address of an OTLP/HTTP receiver. */
  readonly endpoint: string;
  /** Percentage of requests that are traced. Requests about payments have a separate budget. */
  readonly percent: number;
}

/** Tracing may cost a twentieth of the CPU time of a call. A trace costs about as much as a short call. */
const defaultPercent = 1;

/** Reads `OTEL_EXPORTER_OTLP_ENDPOINT` and `TRACES_PERCENT`. Without the first no traces are made. */
export function readTracingConfig(env: EnvironmentReader): TracingConfig | undefined {
  const endpoint = env.optionalMatching(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    /^https?:\/\/[^\s/@]+(?:\/[^\s?#]*)?$/,
    'an address such as http://127.0.0.1:4318',
  );
  const percent = env.wholeNumber('TRACES_PERCENT', { fallback: defaultPercent, max: 100 });
  return endpoint === undefined ? undefined : { endpoint: endpoint.replace(/\/$/, ''), percent };
}
