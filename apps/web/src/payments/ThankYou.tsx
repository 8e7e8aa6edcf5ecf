import { Alert, PageSection, Stack } from '@org/ui';
import { Link, useLocation } from 'react-router-dom';
import { sampleOf } from '#birth/sample.ts';
import { storedBirth } from '#birth/stored-birth.ts';
import { hasJustPaid } from '#layout/paid-now.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/useSession.ts';
import { signRevealed, stampedSeal, ThreeDoors } from './FirstMinute.tsx';

/** Thanks above the page that follows a payment: a line about the receipt, and for a known birth date the reader’s sign and three links. */
export function ThankYou() {
  const { user } = useSession();
  const { state } = useLocation();
  if (!user || !hasJustPaid(state)) return null;
  const birth = storedBirth();
  const sample = birth && sampleOf(birth.date, birth.calendar);
  return (
    <PageSection>
      <Alert tone="success">
        Thank you. You have lifetime access. This is your own reading. Stripe sends the receipt to{' '}
        {user.email}. Wrong address? <Link to={paths.account}>Change the address</Link>
      </Alert>
      {sample && (
        <>
          <Stack direction="row" gap={4}>
            {stampedSeal(sample)}
            {signRevealed(sample)}
          </Stack>
          <ThreeDoors sample={sample} />
        </>
      )}
    </PageSection>
  );
}
