import { dollarsText, priceDollars } from '@org/api-contract/values';
import {
  Alert,
  BrandSeal,
  Button,
  Card,
  EmptyState,
  Grid,
  PageSection,
  PriceBox,
  Spinner,
  Stack,
  useToast,
} from '@org/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { RequestError, waitIn, withWait } from '#api/errors.ts';
import { TryAgain } from '#api/TryAgain.tsx';
import { paths } from '#paths.ts';
import { dollars } from '#payments/dollars.ts';
import { preparedPayment, type PreparedPayment } from '#payments/ask-to-pay.ts';
import { PaymentForm } from '#payments/PaymentForm.tsx';
import { changedPriceIn, PriceChanged } from '#payments/PriceChanged.tsx';
import { RefundPromise } from '#payments/RefundPromise.tsx';
import type { Hint } from '#storage/hint.ts';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { useSession } from '#session/useSession.ts';
import { OrderTotal } from './OrderTotal.tsx';
import { PromotionCode } from './PromotionCode.tsx';
import { UnderDispute } from './UnderDispute.tsx';

const toSuccessMs = 3_000;

const features = [
  'Company database',
  'Car brands analysis',
  'All 50 US states mapping',
  'Personal analysis',
  'Lifetime updates',
];

export function CheckoutPage() {
  const { user, loading } = useSession();
  if (loading) return <Spinner label="One moment …" />;
  if (!user)
    return (
      <SignInRequired path={paths.checkout}>Please sign in to continue with your purchase.</SignInRequired>
    );
  return <Checkout key={user.uid} user={user} />;
}

type Preparation =
  | { name: 'none' }
  | ({ name: 'ready' } & PreparedPayment)
  | { name: 'paid' }
  | { name: 'processing' }
  /** The price has changed since the page was built; `amount` is the new one, in dollars. */
  | { name: 'repriced'; amount: number }
  /** A code has left nothing to pay. */
  | { name: 'free' }
  /** `wait` says when the next attempt is allowed; `undefined` if at once. */
  | { name: 'failed'; wait: string | undefined };

function Checkout({ user }: { user: Hint }) {
  const { refreshPaymentStatus, isPending, paymentMade } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const [preparation, setPreparation] = useState<Preparation>({ name: 'none' });
  const [isPreparing, setIsPreparing] = useState(true);
  /** The price that the payer has seen, in dollars. */
  const [seenPrice, setSeenPrice] = useState(priceDollars);
  const [isPaying, setIsPaying] = useState(false);
  const [done, setDone] = useState(false);
  const putFailureAway = useRef<() => void>(undefined);

  const refused = useEffectEvent((error: unknown): void => {
    if (error instanceof RequestError && error.code === 'already_paid') {
      setPreparation({ name: 'paid' });
      void refreshPaymentStatus();
      return;
    }
    if (error instanceof RequestError && error.code === 'payment_processing') {
      setPreparation({ name: 'processing' });
      return;
    }
    const amount = changedPriceIn(error);
    if (amount !== undefined) {
      setPreparation({ name: 'repriced', amount });
      return;
    }
    setPreparation({ name: 'failed', wait: waitIn(error) });
    putFailureAway.current = toast({
      title: 'Error',
      description: withWait('Failed to initialize payment. Please try again.', error),
      tone: 'destructive',
    });
  });

  useEffect(() => {
    if (!isPreparing || isPending) return undefined;
    let current = true;
    const settle = (act: () => void): void => {
      if (!current) return;
      setIsPreparing(false);
      act();
    };
    preparedPayment({ uid: user.uid, email: user.email }, seenPrice).then(
      (payment) => settle(() => setPreparation({ name: 'ready', ...payment })),
      (error: unknown) => settle(() => refused(error)),
    );
    return () => {
      current = false;
    };
  }, [isPreparing, isPending, seenPrice, user.uid, user.email]);

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(paths.success), toSuccessMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const prepareAgain = (): void => {
    putFailureAway.current?.();
    setIsPreparing(true);
  };

  function paid(): void {
    toast({ title: 'Payment Successful', description: 'Processing your access... Please wait a moment.' });
    setDone(true);
    paymentMade();
  }

  if (preparation.name === 'processing' || (isPending && !done)) {
    return (
      <EmptyState
        heading="h1"
        title="Your payment is being processed"
        actions={
          <Button asChild variant="primary">
            <Link to={paths.success}>See how it stands</Link>
          </Button>
        }
      >
        Please do not make another payment. Some banks take days; your access opens by itself.
      </EmptyState>
    );
  }
  if (preparation.name === 'none') return <Spinner label="Preparing your payment..." />;
  if (preparation.name === 'paid') {
    return (
      <EmptyState
        heading="h1"
        title="You already have lifetime access"
        ornament={<BrandSeal />}
        actions={
          <Button asChild variant="primary">
            <Link to={paths.companies}>See the companies</Link>
          </Button>
        }
      >
        There is nothing left to pay.
      </EmptyState>
    );
  }
  if (preparation.name === 'free') {
    return (
      <EmptyState
        heading="h1"
        title="Thank you"
        ornament={<BrandSeal stamped />}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.personal}>Read your zodiac</Link>
            </Button>
            <Button asChild>
              <Link to={paths.companies}>See the companies</Link>
            </Button>
          </>
        }
      >
        Your code left nothing to pay. Everything is open to you, for life.
      </EmptyState>
    );
  }
  const discount = preparation.name === 'ready' ? preparation.discount : undefined;
  const newPrice = preparation.name === 'repriced' ? preparation.amount : seenPrice;
  const dueCents = preparation.name === 'ready' ? preparation.dueCents : newPrice * 100;
  const due = discount ? dollars(dueCents) : dollarsText(dueCents);
  return (
    <PageSection heading="h1" title="Checkout" lead={`Lifetime access for ${due}, paid once.`}>
      <UnderDispute />
      <Grid columns="l" gap={6} align="start">
        <Card>
          {preparation.name === 'failed' ? (
            <Stack direction="row" gap={3} align="stretch">
              <Alert tone="danger">
                Failed to initialize payment. Please try again.
                {preparation.wait && <p>{preparation.wait}</p>}
              </Alert>
              <TryAgain
                isRetrying={isPreparing}
                busyLabel="Preparing your payment..."
                onRetry={prepareAgain}
              />
            </Stack>
          ) : preparation.name === 'repriced' ? (
            <PriceChanged
              amount={preparation.amount}
              isBusy={isPreparing}
              onAccept={() => {
                setSeenPrice(preparation.amount);
                setIsPreparing(true);
              }}
            />
          ) : done ? (
            <Alert tone="success">Processing your access... Please wait a moment.</Alert>
          ) : (
            <PaymentForm
              key={preparation.clientSecret}
              clientSecret={preparation.clientSecret}
              label={`Complete Payment - ${due}`}
              onRunning={(isRunning) => {
                if (isRunning) putFailureAway.current?.();
                setIsPaying(isRunning);
              }}
              onPaid={paid}
              onRetry={prepareAgain}
              // Stripe’s page takes the full price, whatever code is applied.
              onElsewhere={discount ? undefined : () => void navigate(paths.success)}
              onFailed={(description) => {
                putFailureAway.current = toast({ title: 'Payment Failed', description, tone: 'destructive' });
              }}
            />
          )}
        </Card>
        <PriceBox title="Lifetime access" label="Order summary" note="A one-time payment" benefits={features}>
          <OrderTotal dueCents={dueCents} discount={discount} />
          <p>No recurring charges • Lifetime access</p>
          <p>For the account {user.email}.</p>
          <RefundPromise />
          {preparation.name === 'ready' && !done && !isPaying && (
            <PromotionCode
              key={discount?.code}
              code={discount?.code}
              onPriced={(payment) => setPreparation({ name: 'ready', ...payment })}
              onNothingDue={() => {
                setPreparation({ name: 'free' });
                void refreshPaymentStatus();
              }}
              onProcessing={() => setPreparation({ name: 'processing' })}
            />
          )}
        </PriceBox>
      </Grid>
      {!done && !isPaying && (
        <p>
          For somebody else? <Link to={paths.gift}>Give it as a gift</Link>, or{' '}
          <Link to={paths.redeem}>open a gift</Link> that you got.
        </p>
      )}
    </PageSection>
  );
}
