import { refundPromise } from '@org/api-contract/values';
import { useClientConfig } from '#layout/useClientConfig.ts';

/**
 * The operator’s promise to give the money back. Without a promise the line stays empty, so that nothing moves when the promise
 * arrives.
 */
export function RefundPromise() {
  return <p className="RefundPromise">{refundPromise(useClientConfig()?.refundDays ?? 0)}</p>;
}
