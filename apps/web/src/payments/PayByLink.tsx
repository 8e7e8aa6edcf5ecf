import { Alert, Button } from '@org/ui';
import { useState } from 'react';
import { RequestError, withWait } from '#api/errors.ts';
import { useBusy } from '#forms/useBusy.ts';
import { logFailure } from '#session/open-session.ts';
import { paymentLink } from './ask-to-pay.ts';

type State = { name: 'idle' } | { name: 'failed'; message: string };

/** Error codes after which a retry cannot help. */
const final: readonly string[] = ['already_paid', 'payment_processing'];

function messageOf(error: unknown): string {
  const sentence = error instanceof RequestError && final.includes(error.code ?? '') && error.sentence;
  return sentence || withWait('Unable to redirect to payment. Please try again.', error);
}

/** Opens Stripe's payment page in a new tab. The alternative if the card form cannot be loaded. */
export function PayByLink({ onOpened }: { onOpened: () => void }) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const { isBusy, begin, end } = useBusy();

  async function open(): Promise<void> {
    if (!begin()) return;
    setState({ name: 'idle' });
    // Opened within the click event, because browsers block later popups.
    const tab = window.open('', '_blank');
    try {
      const address = await paymentLink();
      if (tab) {
        tab.opener = null;
        tab.location.href = address;
      } else window.location.assign(address);
      onOpened();
    } catch (error) {
      tab?.close();
      logFailure('The payment link could not be opened.', error);
      setState({ name: 'failed', message: messageOf(error) });
    } finally {
      end();
    }
  }

  return (
    <>
      {state.name === 'failed' && <Alert tone="danger">{state.message}</Alert>}
      <Button onClick={() => void open()} busy={isBusy} busyLabel="Opening...">
        Pay on Stripe’s page
      </Button>
    </>
  );
}
