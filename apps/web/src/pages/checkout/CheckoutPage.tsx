import { dollarsText } from '@org/api-contract/values';
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
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { TryAgain } from '#api/TryAgain.tsx';
import type { Sample } from '#birth/sample.ts';
import { paths } from '#paths.ts';
import { dollars } from '#payments/amount-of.ts';
import { FirstMinute, signRevealed, stampedSeal } from '#payments/FirstMinute.tsx';
import { PaymentForm } from '#payments/PaymentForm.tsx';
import { PriceChanged } from '#payments/PriceChanged.tsx';
import { RefundPromise } from '#payments/RefundPromise.tsx';
import type { Hint } from '#storage/hint.ts';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { useSession } from '#session/useSession.ts';
import { OrderTotal } from './OrderTotal.tsx';
import { PromotionCode } from './PromotionCode.tsx';
import { UnderDispute } from './UnderDispute.tsx';
import { usePreparation } from './usePreparation.ts';

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

function Checkout({ user }: { user: Hint }) {
  const { refreshPaymentStatus, isPending, paymentMade } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const {
    preparation,
    setPreparation,
    isPreparing,
    seenPrice,
    fail,
    putFailureAway,
    prepareAgain,
    acceptPrice,
  } = usePreparation(user);
  const [isPaying, setIsPaying] = useState(false);
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(paths.success), toSuccessMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  function paid(): void {
    toast({ title: 'Payment Successful', description: 'Processing your access... Please wait a moment.' });
    setDone(true);
    paymentMade();
  }

  if (preparation.name === 'processing' || (isPending && !done)) return <Processing />;
  if (preparation.name === 'none') return <Spinner label="Preparing your payment..." />;
  if (preparation.name === 'paid') return <AlreadyPaid />;
  if (preparation.name === 'free') return <FreeAccess />;
  const discount = preparation.name === 'ready' ? preparation.discount : undefined;
  const newPrice = preparation.name === 'repriced' ? preparation.amount : seenPrice;
  const dueCents = preparation.name === 'ready' ? preparation.dueCents : newPrice * 100;
  const due = discount ? dollars(dueCents) : dollarsText(dueCents);
  return (
    <PageSection heading="h1" title="Checkout" lead={`Lifetime access for ${due}, paid once.`}>
      <UnderDispute />
      <Grid columns="l" gap={6} align="start">
        <Stack asChild>
          <Card>
            <h2>Payment</h2>
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
                onAccept={() => acceptPrice(preparation.amount)}
              />
            ) : done ? (
              <Alert tone="success">Processing your access... Please wait a moment.</Alert>
            ) : (
              <PaymentForm
                key={preparation.clientSecret}
                clientSecret={preparation.clientSecret}
                label={`Complete Payment - ${due}`}
                onRunning={(isRunning) => {
                  if (isRunning) putFailureAway();
                  setIsPaying(isRunning);
                }}
                onPaid={paid}
                onRetry={prepareAgain}
                // Stripe’s page charges the full price even if a code is applied, so it is not offered then.
                onElsewhere={discount ? undefined : () => void navigate(paths.success)}
                onFailed={(description) => fail('Payment Failed', description)}
              />
            )}
          </Card>
        </Stack>
        <PriceBox
          title="Lifetime access"
          heading="h2"
          label="Order summary"
          note="A one-time payment"
          benefits={features}
          style={{ maxWidth: 'none' }}
        >
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
          For somebody else? <Link to={paths.gift}>Buy it as a gift</Link>. Did you get a gift?{' '}
          <Link to={paths.redeem}>Redeem it</Link>.
        </p>
      )}
    </PageSection>
  );
}

const Processing = () => (
  <EmptyState
    heading="h1"
    title="Your payment is being processed"
    actions={
      <Button asChild variant="primary">
        <Link to={paths.success}>Check its status</Link>
      </Button>
    }
  >
    Please do not make another payment. Some banks need days. Your access opens by itself.
  </EmptyState>
);

const AlreadyPaid = () => (
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
    You do not need to pay again.
  </EmptyState>
);

/** Shown when a promotion code leaves nothing to pay. */
function FreeAccess() {
  // Scrolls up, because the code field is far down the page. `scrollTo` returns a promise in recent browsers; the braces keep
  // React from calling it as a cleanup.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return <FirstMinute renderHead={freeHead} />;
}

const freeHead = (sample: Sample | undefined) => (
  <EmptyState heading="h1" title="Thank you" ornament={stampedSeal(sample)}>
    <Stack gap={4}>
      {sample && signRevealed(sample)}
      <p>Your code covers the whole price. You now have lifetime access.</p>
    </Stack>
  </EmptyState>
);
