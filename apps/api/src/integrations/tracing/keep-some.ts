import { trace, TraceFlags, type Attributes, type Context } from '@opentelemetry/api';
import {
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SamplingResult,
} from '@opentelemetry/sdk-trace';
import { paymentTraces } from './payment-traces.ts';

/** Events of Stripe and jobs about payments. */
const aboutPayments = /payment|charge|refund|checkout|gift/;

/** Keeps the traces about payments as long as there is budget, and a share of the others. A part of a trace is kept with it. */
export function keepSome(share: number): Sampler {
  const byShare = new TraceIdRatioBasedSampler(share);
  return {
    shouldSample(
      from: Context,
      traceId: string,
      name: string,
      _kind,
      attributes: Attributes,
    ): SamplingResult {
      const parent = trace.getSpanContext(from);
      if (parent) {
        const isKept = (parent.traceFlags & TraceFlags.SAMPLED) !== 0;
        return { decision: isKept ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
      }
      // The plugin of requests has chosen already.
      const isKept = 'fastify.root' in attributes || (aboutPayments.test(name) && paymentTraces.take());
      if (isKept) return { decision: SamplingDecision.RECORD_AND_SAMPLED };
      return byShare.shouldSample(from, traceId);
    },
    toString: () => `KeepSome{${share}}`,
  };
}
