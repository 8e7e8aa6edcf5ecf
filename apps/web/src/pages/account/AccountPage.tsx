import { Button, EmptyState, Grid, PageSection, Spinner, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { get } from '#api/client.ts';
import { paths } from '#paths.ts';
import type { Hint } from '#storage/hint.ts';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { useSession } from '#session/useSession.ts';
import { AccountOverview, type AccountOverviewProps } from './AccountOverview.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Sessions } from './Sessions.tsx';
import { Payments } from './Payments.tsx';
import { SignInDetails } from './SignInDetails.tsx';
import { TwoStepSignIn } from './TwoStepSignIn.tsx';
import { YourData } from './YourData.tsx';

export function AccountPage() {
  const { user, loading } = useSession();
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) {
    return (
      <EmptyState
        heading="h1"
        title="Your account is deleted"
        actions={
          <Button asChild>
            <Link to={paths.home}>Back to homepage</Link>
          </Button>
        }
      >
        Your access, your email and your saved people are deleted. If you paid, we keep only the amount, the
        date and the number of the payment, without your name.
      </EmptyState>
    );
  }
  if (loading) return <Spinner label="One moment …" />;
  if (!user) return <SignInRequired path={paths.account}>Please sign in to see your account.</SignInRequired>;
  return <Account key={user.uid} user={user} onDeleted={() => setIsDeleted(true)} />;
}

function Account({ user, onDeleted }: { user: Hint; onDeleted: () => void }) {
  const account = useQuery({ ...get('GET /api/account', {}), staleTime: 0 });
  return (
    // All sections appear at once and the footer starts below the window, so that nothing moves when the answer arrives.
    <div style={{ minHeight: '100vh' }}>
      <AccountOverview user={user} account={account} />
      {account.isFetched && <AccountSections user={user} account={account} onDeleted={onDeleted} />}
    </div>
  );
}

interface AccountSectionsProps extends AccountOverviewProps {
  onDeleted: () => void;
}

function AccountSections({ user, account, onDeleted }: AccountSectionsProps) {
  const { isAdmin } = useSession();
  const { data } = account;
  return (
    <>
      <PageSection ground="sunken">
        <Grid columns="l" gap={7}>
          <SignInDetails user={user} onPasswordChanged={() => void account.refetch()} />
          {data && <Sessions sessions={data.sessions} />}
          {isAdmin && <TwoStepSignIn user={user} />}
        </Grid>
      </PageSection>
      <PageSection>
        <Grid columns="l" gap={7}>
          {data && data.payments.length > 0 && <Payments payments={data.payments} />}
          <Stack align="start">
            <h2>Gifts</h2>
            <p>Give lifetime access to somebody, and see the gifts that you have bought.</p>
            <Button asChild>
              <Link to={paths.gift}>Gifts</Link>
            </Button>
          </Stack>
          <YourData />
        </Grid>
      </PageSection>
      <PageSection ground="sunken">
        <DeleteAccount user={user} onDeleted={onDeleted} />
      </PageSection>
    </>
  );
}
