import { Alert } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { get } from '#api/client.ts';

/**
 * Says, before a second payment, that access returns if the bank confirms the disputed first payment. Shows nothing if the
 * account cannot be read.
 */
export function UnderDispute() {
  const { data } = useQuery({ ...get('GET /api/account', {}), retry: false });
  const ended = data?.accessEnded;
  if (ended?.because !== 'disputed') return null;
  return (
    <Alert>
      Before you pay: a bank is checking a dispute about{' '}
      {ended.isGift ? 'the payment for your gift' : 'your earlier payment'}. If the bank confirms that
      payment, your access opens again, and you need not pay twice.
    </Alert>
  );
}
