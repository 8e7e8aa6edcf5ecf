import { BrandSeal, Button, EmptyState, Spinner, Stack } from '@org/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { FirstMinute, signRevealed, stampedSeal } from '#payments/FirstMinute.tsx';
import { maxChecks, usePaymentStatus } from '#payments/usePaymentStatus.ts';
import { useSession } from '#session/useSession.ts';
import styles from './SuccessPage.module.css';

const homeAfterMs = 15_000;

const link = (to: string, text: string, variant: 'primary' | 'secondary') => (
  <Button asChild variant={variant}>
    <Link to={to}>{text}</Link>
  </Button>
);

export function SuccessPage() {
  const { user, loading } = useSession();
  if (loading) return <Spinner label="One moment …" />;
  if (!user) {
    return (
      <View title="Authentication Required" text="Please sign in to view this page.">
        {link(paths.loginThen(paths.success), 'Sign In', 'primary')}
        {link(paths.home, 'Return to Homepage', 'secondary')}
      </View>
    );
  }
  return (
    <div className={styles.page}>
      <PaymentProgress email={user.email} />
    </div>
  );
}

function PaymentProgress({ email }: { email: string }) {
  const progress = usePaymentStatus();
  switch (progress.name) {
    case 'processing':
      return (
        // Shows the seal already, so that the title does not move when the seal is stamped on success.
        <View title="Processing your payment" ornament={<BrandSeal />} text="It usually takes 10-30 seconds.">
          <Spinner quiet label={`Checking payment status... (${progress.check}/${maxChecks})`} />
        </View>
      );
    case 'paid':
      return <Paid email={email} />;
    case 'failed':
      return (
        <View
          title="Payment Failed"
          text="Your payment could not be processed. This could be due to insufficient funds, an expired card, or other payment issues."
        >
          {link(paths.checkout, 'Try Payment Again', 'primary')}
          {link(paths.home, 'Return to Homepage', 'secondary')}
        </View>
      );
    case 'still-pending':
      return (
        <View
          title="Still processing"
          text={
            progress.isAtBank
              ? 'Your bank is still processing your payment. This can take days. Your access opens by itself when the payment has arrived. Please do not make another payment.'
              : 'Your payment is still being processed. This can take up to 60 seconds. Please do not make another payment.'
          }
        >
          <Button variant="primary" onClick={() => window.location.reload()}>
            Check again
          </Button>
          {link(paths.home, 'Return to Homepage', 'secondary')}
        </View>
      );
  }
}

/** The page after a payment. After 15 seconds it opens the reading, unless the reader has begun to enter a date. */
function Paid({ email }: { email: string }) {
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => void navigate(paths.home), homeAfterMs);
    return () => clearTimeout(timer);
  }, [stays, navigate]);
  return (
    <FirstMinute
      onBegin={() => setStays(true)}
      renderHead={(sample) => (
        <View
          title="Payment Successful"
          isFollowed
          ornament={stampedSeal(sample)}
          text={
            <Stack gap={4}>
              {sample && signRevealed(sample)}
              <p>
                Thank you. You now have lifetime access. Stripe sends the receipt to{' '}
                <span className={styles.address}>{email}</span>. Wrong address?{' '}
                <Link to={paths.account}>Change the address</Link>.
                {!stays && ' We take you to your reading in 15 seconds.'}
              </p>
            </Stack>
          }
        />
      )}
    />
  );
}

interface ViewProps {
  title: string;
  text: ReactNode;
  ornament?: ReactNode;
  /** Whether a section follows. A section has space above it. */
  isFollowed?: boolean;
  children?: ReactNode;
}

/** A view of the payment state. Screen readers announce it when the state changes. */
function View({ title, text, ornament, isFollowed = false, children }: ViewProps) {
  return (
    <div aria-live="polite">
      <EmptyState
        heading="h1"
        title={title}
        ornament={ornament}
        actions={children}
        {...(isFollowed && { style: { paddingBlockEnd: 0 } })}
      >
        {text}
      </EmptyState>
    </div>
  );
}
