import { Alert, Button } from '@org/ui';
import { useState } from 'react';
import { request } from '#api/client.ts';
import { logFailure } from '#session/open-session.ts';

/** Pays on Stripe's own page, in a new tab, with the e-mail filled in: for whom the card form cannot be drawn. */
export function PayByLink({ onOpened }: { onOpened: () => void }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function open(): Promise<void> {
    setState('busy');
    // Opened in the press itself: browsers block what opens later.
    const tab = window.open('', '_blank');
    try {
      const { paymentLink } = await request('GET /api/payment-link', {});
      if (tab) {
        tab.opener = null;
        tab.location.href = paymentLink;
      } else window.location.assign(paymentLink);
      setState('idle');
      onOpened();
    } catch (error) {
      tab?.close();
      logFailure('The payment link could not be opened.', error);
      setState('failed');
    }
  }

  return (
    <>
      {state === 'failed' && <Alert tone="danger">Unable to redirect to payment. Please try again.</Alert>}
      <Button onClick={() => void open()} busy={state === 'busy'} busyLabel="Opening...">
        Pay on Stripe’s page
      </Button>
    </>
  );
}
