import { Alert, PageSection } from '@org/ui';
import { Link, useLocation } from 'react-router-dom';
import { sampleOf } from '#birth/sample.ts';
import { storedBirth } from '#birth/stored-birth.ts';
import { hasJustPaid } from '#layout/paid-now.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/useSession.ts';
import { ThreeDoors } from './FirstMinute.tsx';

/** Thanks above the page that follows a payment, with a word on the receipt and three ways on. */
export function ThankYou() {
  const { user } = useSession();
  const { state } = useLocation();
  if (!user || !hasJustPaid(state)) return null;
  const birth = storedBirth();
  return (
    <PageSection>
      <Alert tone="success">
        Thank you. You have lifetime access, and your own reading is here. Stripe sends the receipt to{' '}
        {user.email}. Mistyped? <Link to={paths.account}>Change the address</Link>
      </Alert>
      <ThreeDoors sample={birth && sampleOf(birth.date, birth.calendar)} />
    </PageSection>
  );
}
