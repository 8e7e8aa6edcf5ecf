import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import pg from 'pg';
import type { TracingConfig } from '#config/tracing-config.ts';
import { traceWith, type Tracing } from '#kernel/tracing.ts';
import { keepSome } from './keep-some.ts';
import { WithoutPersonalData } from './without-personal-data.ts';

const exportIntervalMs = 1_000;
const exportTimeoutMs = 3_000;

/**
 * Starts tracing of requests, PostgreSQL statements and outgoing calls, and sends the spans to an OTLP/HTTP receiver.
 * No propagator is set: callers can neither join a trace nor force one to be kept, and other services receive no
 * trace ids.
 *
 * @returns a function that sends the last spans
 */
export function startTracing({ endpoint, percent }: TracingConfig): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'zodiac-atlas' }),
    sampler: keepSome(percent / 100),
    spanProcessors: [
      new WithoutPersonalData(),
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTimeoutMs }),
        scheduledDelayMillis: exportIntervalMs,
        exportTimeoutMillis: exportTimeoutMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  const postgres = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  // The driver is patched directly, because loader hooks of instrumentations need a Node flag at startup.
  for (const module of postgres.getModuleDefinitions()) if (module.name === 'pg') module.patch?.(pg);
  postgres.enable();
  new UndiciInstrumentation({ requireParentforSpans: true }).enable();
  traceWith(tracingBy(trace.getTracer('zodiac-atlas')));
  return () => provider.shutdown();
}

const propagator = new W3CTraceContextPropagator();

const tracingBy = (tracer: ReturnType<typeof trace.getTracer>): Tracing => ({
  current() {
    const carrier: Record<string, string> = {};
    propagator.inject(context.active(), carrier, {
      set: (to, name, value) => void Reflect.set(to, name, value),
    });
    return carrier.traceparent;
  },
  async within(name, parent, work) {
    const from = parent === undefined ? ROOT_CONTEXT : contextOf(parent);
    const span = tracer.startSpan(name, { kind: SpanKind.CONSUMER }, from);
    try {
      return await context.with(trace.setSpan(from, span), work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  },
});

const contextOf = (traceparent: string): Context =>
  propagator.extract(
    ROOT_CONTEXT,
    { traceparent },
    { get: (from, name) => from[name as 'traceparent'], keys: (from) => Object.keys(from) },
  );
