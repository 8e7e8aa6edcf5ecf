import type { PaymentStatus } from '@org/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#session/useSession.ts';

export type PaymentProgress =
  | { name: 'processing'; check: number }
  | { name: 'paid' }
  | { name: 'failed' }
  /** `isAtBank`: the bank has not decided yet, which may take days. */
  | { name: 'still-pending'; isAtBank: boolean };

const everyMs = 3_000;
/** The number of checks before the page asks the payer to wait. */
export const maxChecks = 20;

interface Checked extends PaymentStatus {
  checks: number;
}

/** Polls the payment status every 3 seconds, at most 20 times. */
export function usePaymentStatus(): PaymentProgress {
  const { user, refreshPaymentStatus } = useSession();
  const { data } = useQuery({
    queryKey: ['payment-progress', user?.uid],
    queryFn: async ({ client, queryKey }): Promise<Checked> => {
      const checks = (client.getQueryData<Checked>(queryKey)?.checks ?? 0) + 1;
      return { ...(await refreshPaymentStatus()), checks };
    },
    refetchInterval: ({ state }) => (progressOf(state.data).name === 'processing' ? everyMs : false),
    // Polls in a background tab too, because another tab may make the payment.
    refetchIntervalInBackground: true,
    // Drops the answers when the page is left, so that returning to the page restarts the count.
    gcTime: 0,
  });
  return progressOf(data);
}

function progressOf(status: Checked | undefined): PaymentProgress {
  if (!status) return { name: 'processing', check: 1 };
  if (status.hasPaid) return { name: 'paid' };
  if (status.paymentFailed) return { name: 'failed' };
  if (status.checks >= maxChecks) return { name: 'still-pending', isAtBank: status.isProcessing === true };
  return { name: 'processing', check: status.checks + 1 };
}
