import { useEffect, useRef, useState } from 'react';
import { useSession } from '#session/useSession.ts';

export type PaymentProgress =
  | { name: 'processing'; check: number }
  | { name: 'paid' }
  | { name: 'failed' }
  | { name: 'still-pending' };

const everyMs = 3_000;
/** How often the status is asked before one is told to be patient. */
export const maxChecks = 20;

/** Follows a payment: asks every 3 s, at most 20 times. */
export function usePaymentStatus(active: boolean): PaymentProgress {
  const { refreshPaymentStatus } = useSession();
  const [progress, setProgress] = useState<PaymentProgress>({ name: 'processing', check: 1 });
  const refresh = useRef(refreshPaymentStatus);
  useEffect(() => {
    refresh.current = refreshPaymentStatus;
  }, [refreshPaymentStatus]);

  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    const ask = async (check: number): Promise<void> => {
      const { hasPaid, paymentFailed } = await refresh.current();
      if (!current) return;
      if (hasPaid) setProgress({ name: 'paid' });
      else if (paymentFailed) setProgress({ name: 'failed' });
      else if (check >= maxChecks) setProgress({ name: 'still-pending' });
      else {
        setProgress({ name: 'processing', check: check + 1 });
        timer = setTimeout(() => void ask(check + 1), everyMs);
      }
    };
    void ask(1);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [active]);
  return progress;
}
