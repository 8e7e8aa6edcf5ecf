import { randomUUID } from 'node:crypto';

/** Connects work across calls, webhooks and jobs. */
export interface Tracing {
  /** The current trace, as in the header `traceparent`. */
  current(): string | undefined;
  /** Runs work as part of the given trace, or of a new one. */
  within<T>(name: string, trace: string | undefined, work: () => Promise<T>): Promise<T>;
}

let tracing: Tracing | undefined;

/** Turns traces on for this process. */
export const traceWith = (given: Tracing): void => {
  tracing = given;
};

/** The current trace. `undefined` while tracing is off. */
export const currentTrace = (): string | undefined => tracing?.current();

/** Runs work as part of a trace. While tracing is off, it just runs the work. */
export const withinTrace = <T>(name: string, trace: string | undefined, work: () => Promise<T>): Promise<T> =>
  tracing ? tracing.within(name, trace, work) : work();

/** A W3C `traceparent`: version, trace, span and flags. */
const traceparent = /\.(00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2})$/;

/**
 * A key for a new payment, which Stripe returns in its webhooks. It ends with the trace of the call, so that the
 * webhook joins the same trace.
 */
export function newPaymentKey(): string {
  const trace = currentTrace();
  return trace === undefined ? randomUUID() : `${randomUUID()}.${trace}`;
}

/** The trace of the call that made a payment key. */
export const traceOfKey = (key: string | undefined): string | undefined => traceparent.exec(key ?? '')?.[1];
