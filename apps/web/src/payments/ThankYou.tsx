import { Alert, PageSection } from '@org/ui';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from '#session/useSession.ts';
import { hasJustPaid } from '#layout/paid-now.ts';

/** Thanks above the page that follows a payment, with a word on the receipt. */
export function ThankYou() {
  const { user } = useSession();
  const { state } = useLocation();
  if (!user || !hasJustPaid(state)) return null;
  return (
    <PageSection>
      <Alert tone="success">
        Thank you. You have lifetime access, and your own reading is here. Stripe sends the receipt to{' '}
        {user.email}. Mistyped? <Link to={paths.account}>Change the address</Link>
      </Alert>
    </PageSection>
  );
}
