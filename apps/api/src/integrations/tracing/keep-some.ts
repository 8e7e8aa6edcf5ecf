import { trace, TraceFlags, type Attributes, type Context } from '@opentelemetry/api';
import {
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SamplingResult,
} from '@opentelemetry/sdk-trace';

/** Events of Stripe and jobs about payments, of which every trace is kept. */
const aboutPayments = /payment|charge|refund|checkout|gift/;

/** Keeps every trace about a payment, and a share of the others. A part of a trace is kept with it. */
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
      if ('fastify.root' in attributes || aboutPayments.test(name))
        return { decision: SamplingDecision.RECORD_AND_SAMPLED };
      return byShare.shouldSample(from, traceId);
    },
    toString: () => `KeepSome{${share}}`,
  };
}
