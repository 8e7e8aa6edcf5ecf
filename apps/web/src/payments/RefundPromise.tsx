import { refundPromise } from '@org/api-contract/values';
import { useClientConfig } from '#layout/useClientConfig.ts';
import styles from './RefundPromise.module.css';

/** The operator’s promise to give the money back. Without one its line stays empty, so that nothing moves when it arrives. */
export function RefundPromise() {
  return <p className={styles.promise}>{refundPromise(useClientConfig()?.refundDays ?? 0)}</p>;
}
