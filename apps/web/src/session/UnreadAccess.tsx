import { EmptyState } from '@org/ui';
import { useEffect } from 'react';
import { TryAgain } from '#api/TryAgain.tsx';
import { useBusy } from '#forms/useBusy.ts';
import { useSession } from './useSession.ts';

interface UnreadAccessProps {
  /** Whether the page is for admins. Otherwise it is for paid users. */
  isOfAdmins?: boolean;
}

const betweenReadsMs = 5_000;

/**
 * Shown to a signed-in user whose role and payment could not be read. The address stays, and the page opens by itself when the
 * server answers again.
 */
export function UnreadAccess({ isOfAdmins = false }: UnreadAccessProps) {
  const { readAgain } = useSession();
  const { isBusy, begin, end } = useBusy();
  useEffect(() => {
    const timer = setInterval(() => void readAgain(), betweenReadsMs);
    return () => clearInterval(timer);
  }, [readAgain]);
  async function retry(): Promise<void> {
    if (!begin()) return;
    await readAgain();
    end();
  }
  return (
    <EmptyState
      heading="h1"
      title="We can’t check your access right now"
      actions={
        <TryAgain
          variant="primary"
          isRetrying={isBusy}
          busyLabel="Checking..."
          onRetry={() => void retry()}
        />
      }
    >
      {isOfAdmins
        ? 'This page is for admins. It opens as soon as we can check your role.'
        : 'You keep what you paid for. It opens again as soon as we can check your access. Please do not pay again.'}
    </EmptyState>
  );
}
