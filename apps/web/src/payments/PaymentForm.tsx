import { Alert, Button, Spinner, Stack } from '@org/ui';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, Stripe, StripePaymentElementOptions } from '@stripe/stripe-js';
import { useCallback, useEffect, useMemo, useState, type FormEvent } from 'react';
import { TryAgain } from '#api/TryAgain.tsx';
import { readFields } from '#forms/fields.ts';
import { useBusy } from '#forms/useBusy.ts';
import { paths } from '#paths.ts';
import { useClientConfig } from '#layout/useClientConfig.ts';
import { useAppearance } from './appearance.ts';
import { PayByLink } from './PayByLink.tsx';
import { PlaceFields, placeIn, usePlace } from './PlaceFields.tsx';
import { stripeJs } from './stripe.ts';
import { TermsNotice } from './TermsNotice.tsx';

interface PaymentFormProps {
  clientSecret: string;
  label: string;
  /** Called if Stripe reports the payment as succeeded or processing. */
  onPaid: () => void;
  onFailed?: (message: string) => void;
  /** Called on a retry after a load error, to prepare the payment again: it may have been paid elsewhere. */
  onRetry?: () => void;
  /** Called when a payment begins to run, and when it has failed. */
  onRunning?: (isRunning: boolean) => void;
  /** Called when the payer opened Stripe's payment page in another tab. Without it that page is not offered. */
  onElsewhere?: () => void;
  /** The page to which the bank returns the payer; by default the result page. */
  returnTo?: string;
}

type Loading =
  | { name: 'loading' }
  | { name: 'loaded'; stripe: Stripe }
  | { name: 'failed'; message: string; isRetrying: boolean };

const stillLoading = 'Payment form is still loading. Please wait a moment and try again.';
const unknownPlace =
  'We cannot find this place. You were not charged. Please check the country and the postal code. If they are right, pay again.';
const unreachable = 'The payment form could not be loaded. Please check your connection.';

/** Stops Stripe's form from asking for country and postal code, which our form asks for. */
const withoutPlace = {
  fields: { billingDetails: { address: { country: 'never', postalCode: 'never' } } },
} as const satisfies StripePaymentElementOptions;

/** Stripe's payment form with the product's appearance. */
export function PaymentForm({ clientSecret, onRetry, onElsewhere, ...rest }: PaymentFormProps) {
  const [loading, setLoading] = useState<Loading>({ name: 'loading' });
  const fail = useCallback(
    (message = unreachable) => setLoading({ name: 'failed', message, isRetrying: false }),
    [],
  );
  const load = useCallback(() => {
    stripeJs().then(
      (stripe) => (stripe ? setLoading({ name: 'loaded', stripe }) : fail()),
      () => fail(),
    );
  }, [fail]);
  useEffect(load, [load]);
  const appearance = useAppearance();
  const options = useMemo(() => ({ clientSecret, appearance }), [clientSecret, appearance]);

  switch (loading.name) {
    case 'loading':
      return <Spinner label="Loading payment form..." style={{ minHeight: '26rem' }} />;
    case 'failed':
      return (
        <Stack>
          <Alert tone="danger">{loading.message}</Alert>
          <TryAgain
            isRetrying={loading.isRetrying}
            busyLabel="Loading payment form..."
            onRetry={() => {
              setLoading({ ...loading, isRetrying: true });
              load();
              onRetry?.();
            }}
          />
          {onElsewhere && <PayByLink onOpened={onElsewhere} />}
        </Stack>
      );
    case 'loaded':
      return (
        <Elements stripe={loading.stripe} options={options}>
          <CardForm {...rest} clientSecret={clientSecret} onLoadError={fail} />
        </Elements>
      );
  }
}

interface CardFormProps extends Pick<
  PaymentFormProps,
  'clientSecret' | 'label' | 'onPaid' | 'onFailed' | 'onRunning' | 'returnTo'
> {
  onLoadError: (message?: string) => void;
}

function CardForm({
  clientSecret,
  label,
  onPaid,
  onFailed,
  onRunning,
  returnTo = paths.success,
  onLoadError,
}: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const { isBusy, begin, end } = useBusy();
  const [error, setError] = useState('');
  const asksForPlace = useClientConfig()?.asksForPlace === true;
  const isPlaceAccepted = usePlace(clientSecret);

  function fail(message: string): void {
    end();
    onRunning?.(false);
    setError(message);
    onFailed?.(message);
  }

  async function pay(event: FormEvent<HTMLFormElement>): Promise<void> {
    const fields = readFields(event);
    const place = asksForPlace ? placeIn(fields) : undefined;
    if (!stripe || !elements || !ready) {
      setError(stillLoading);
      return;
    }
    if (!begin()) return;
    onRunning?.(true);
    setError('');
    try {
      if (place && !(await isPlaceAccepted(place))) {
        fail(unknownPlace);
        return;
      }
      const result = await stripe.confirmPayment({
        elements,
        confirmParams: {
          return_url: window.location.origin + returnTo,
          ...(place && { payment_method_data: { billing_details: { address: place } } }),
        },
        redirect: 'if_required',
      });
      const failure = failureOf(result);
      if (failure) fail(failure);
      // The form stays busy until it is removed: Stripe refuses to confirm an intent again, and the refusal would look like a
      // failure.
      else onPaid();
    } catch {
      fail('An error occurred. Please try again.');
    }
  }

  return (
    <Stack asChild>
      <form onSubmit={(event) => void pay(event)}>
        {/* Until Stripe's fields are ready, a spinner of about their height covers them, so that little moves. */}
        <div style={{ position: 'relative', ...(!ready && { minHeight: '9.5rem' }) }}>
          <div inert={!ready} style={{ opacity: ready ? 1 : 0 }}>
            <PaymentElement
              options={asksForPlace ? withoutPlace : {}}
              onReady={() => {
                setReady(true);
                setError((last) => (last === stillLoading ? '' : last));
              }}
              onLoadError={({ error: { message } }) => onLoadError(message)}
            />
          </div>
          {!ready && <Spinner label="Loading payment form..." style={{ position: 'absolute', inset: 0 }} />}
        </div>
        {asksForPlace && <PlaceFields />}
        {error && <Alert tone="danger">{error}</Alert>}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Processing...">
          {label}
        </Button>
        <p>Stripe takes the payment. We never see or store your card number.</p>
        <TermsNotice begin="With the payment" />
      </form>
    </Stack>
  );
}

/**
 * The error message of a payment; `undefined` if it succeeded or is processing. If another tab has paid in the meantime, Stripe
 * answers with an error that contains the paid intent.
 */
function failureOf({ error, paymentIntent }: PaymentIntentResult): string | undefined {
  const { status } = paymentIntent ?? error?.payment_intent ?? {};
  if (status === 'succeeded' || status === 'processing') return undefined;
  const message = error?.message ?? paymentIntent?.last_payment_error?.message;
  return message ?? 'Payment failed. Please try again.';
}
