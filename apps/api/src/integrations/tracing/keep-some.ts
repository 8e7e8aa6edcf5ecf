import { SpanKind, trace, TraceFlags, type Context } from '@opentelemetry/api';
import {
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SamplingResult,
} from '@opentelemetry/sdk-trace';
import { paymentTraces } from './payment-traces.ts';

/** Names of spans for Stripe events and for jobs about payments. */
const aboutPayments = /payment|charge|refund|checkout|gift/;

/**
 * Keeps traces about payments as far as their budget allows, and a share of the others. Child spans follow their
 * trace.
 */
export function keepSome(share: number): Sampler {
  const byShare = new TraceIdRatioBasedSampler(share);
  return {
    shouldSample(from: Context, traceId: string, name: string, kind: SpanKind): SamplingResult {
      const parent = trace.getSpanContext(from);
      if (parent) {
        const isKept = (parent.traceFlags & TraceFlags.SAMPLED) !== 0;
        return { decision: isKept ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
      }
      // `traceRequests` has already decided about the spans of requests.
      const isKept = kind === SpanKind.SERVER || (aboutPayments.test(name) && paymentTraces.take());
      if (isKept) return { decision: SamplingDecision.RECORD_AND_SAMPLED };
      return byShare.shouldSample(from, traceId);
    },
    toString: () => `KeepSome{${share}}`,
  };
}
