import { Button, EmptyState } from '@org/ui';
import { useBusy } from '#forms/useBusy.ts';
import { useSession } from './useSession.ts';

/** For a signed-in user whose access could not be read, who may have paid. */
export function AccessUnread() {
  const { readAgain } = useSession();
  const { isBusy, begin, end } = useBusy();
  async function retry(): Promise<void> {
    if (!begin()) return;
    await readAgain();
    end();
  }
  return (
    <EmptyState
      heading="h1"
      title="We can't check your access right now"
      actions={
        <Button variant="primary" busy={isBusy} busyLabel="Checking..." onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      What you paid for is yours. It opens again as soon as we can read it; please don’t pay a second time.
    </EmptyState>
  );
}
