import { refundPromise } from '@org/api-contract/values';
import { useQuery } from '@tanstack/react-query';
import { get } from '#api/client.ts';
import { useIsHydrated } from '#layout/useIsHydrated.ts';
import styles from './RefundPromise.module.css';

/** The operator’s promise to give the money back. Without one its line stays empty, so that nothing moves when it arrives. */
export function RefundPromise() {
  const { data } = useQuery(get('GET /api/client-config', {}));
  const isHydrated = useIsHydrated();
  const days = isHydrated ? (data?.refundDays ?? 0) : 0;
  return <p className={styles.promise}>{refundPromise(days)}</p>;
}
