import { Alert, Button } from '@org/ui';
import { RequestError, withWait } from '#api/errors.ts';
import { useSubmission } from '#forms/useSubmission.ts';
import { logFailure } from '#session/open-session.ts';
import { paymentLink } from './ask-to-pay.ts';

/** Error codes after which a retry cannot help. */
const final: readonly string[] = ['already_paid', 'payment_processing'];

function messageOf(error: unknown): string {
  const sentence = error instanceof RequestError && final.includes(error.code ?? '') && error.sentence;
  return sentence || withWait('Unable to redirect to payment. Please try again.', error);
}

/** Opens Stripe's payment page in a new tab. It is shown if the card form cannot be loaded. */
export function PayByLink({ onOpened }: { onOpened: () => void }) {
  const { error, isBusy, submit } = useSubmission(messageOf);

  async function open(): Promise<void> {
    // Opened within the click event, because browsers block later popups.
    const tab = window.open('', '_blank');
    try {
      const address = await paymentLink();
      if (tab) {
        tab.opener = null;
        tab.location.href = address;
      } else window.location.assign(address);
      onOpened();
    } catch (failure) {
      tab?.close();
      logFailure('The payment link could not be opened.', failure);
      throw failure;
    }
  }

  return (
    <>
      {error && <Alert tone="danger">{error}</Alert>}
      <Button onClick={() => submit(open)} busy={isBusy} busyLabel="Opening...">
        Pay on Stripe’s page
      </Button>
    </>
  );
}
