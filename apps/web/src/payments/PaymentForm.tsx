import { Alert, Button, Spinner } from '@org/ui';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useMemo, useState, type FormEvent } from 'react';
import { paths } from '#paths.ts';
import { appearance } from './appearance.ts';
import { stripeJs } from './stripe.ts';
import styles from './payments.module.css';

interface PaymentFormProps {
  clientSecret: string | undefined;
  label: string;
  /** Called when Stripe says that the payment succeeded or is being processed. */
  onPaid: () => void;
  onFailed?: (message: string) => void;
}

/** Stripe's payment form in our look. */
export function PaymentForm({ clientSecret, ...rest }: PaymentFormProps) {
  const stripe = useMemo(() => stripeJs(), []);
  const options = useMemo(() => clientSecret && { clientSecret, appearance: appearance() }, [clientSecret]);
  if (!options) return <Spinner label="Loading payment form..." />;
  return (
    <Elements stripe={stripe} options={options}>
      <CardForm {...rest} />
    </Elements>
  );
}

function CardForm({ label, onPaid, onFailed }: Omit<PaymentFormProps, 'clientSecret'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  function fail(message: string): void {
    setError(message);
    onFailed?.(message);
  }

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!stripe || !elements || !ready) {
      setError('Payment form is still loading. Please wait a moment and try again.');
      return;
    }
    setBusy(true);
    setError('');
    try {
      const result = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: window.location.origin + paths.success },
        redirect: 'if_required',
      });
      if (result.error) fail(result.error.message ?? 'Payment failed. Please try again.');
      else onPaid();
    } catch {
      fail('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void pay(event)}>
      <PaymentElement onReady={() => setReady(true)} />
      {!ready && <Spinner label="Loading payment form..." />}
      {error && <Alert tone="danger">{error}</Alert>}
      <Button type="submit" variant="primary" busy={busy} busyLabel="Processing...">
        {label}
      </Button>
    </form>
  );
}
