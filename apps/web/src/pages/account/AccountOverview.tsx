import type { Endpoints, Output } from '@org/api-contract';
import { Alert, Badge, Button, PageSection, Spinner, Stack } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { withWait } from '#api/errors.ts';
import { longDate } from '#listing/long-date.ts';
import { paths } from '#paths.ts';
import type { Hint } from '#session/hint.ts';
import { useSession } from '#session/useSession.ts';
import { VerifyEmail } from './VerifyEmail.tsx';

interface AccountOverviewProps {
  user: Hint;
  account: UseQueryResult<Output<Endpoints['GET /api/account']>>;
}

/** The e-mail, whether it is verified, and since when the user has access. */
export function AccountOverview({ user, account }: AccountOverviewProps) {
  const { isAdmin, hasPaid, isPending } = useSession();
  const { data, error, isFetching, refetch } = account;
  return (
    <PageSection heading="h1" title="Your account">
      <Stack align="start">
        <Stack direction="row" gap={3} align="baseline" asChild>
          <p>
            <strong>{user.email}</strong>
            {data && (
              <Badge variant={data.emailVerified ? 'secondary' : 'primary'}>
                {data.emailVerified ? 'Verified' : 'Not verified'}
              </Badge>
            )}
          </p>
        </Stack>
        {data ? (
          <>
            <Access since={data.accessSince} isAdmin={isAdmin} hasPaid={hasPaid} isPending={isPending} />
            {!data.emailVerified && <VerifyEmail user={user} />}
          </>
        ) : error ? (
          <>
            <Alert tone="danger">
              {withWait('Your account could not be read. Please try again.', error)}
            </Alert>
            <Button busy={isFetching} busyLabel="One moment …" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        ) : (
          <Spinner quiet label="One moment …" />
        )}
      </Stack>
    </PageSection>
  );
}

interface AccessProps {
  since: string | null;
  isAdmin: boolean;
  hasPaid: boolean;
  isPending: boolean;
}

function Access({ since, isAdmin, hasPaid, isPending }: AccessProps) {
  if (since) return <p>Lifetime access since {longDate(since)}.</p>;
  if (hasPaid) return <p>Lifetime access.</p>;
  if (isAdmin) return <p>Access to everything as an admin.</p>;
  if (isPending) {
    return (
      <p>
        Your payment is being processed. <Link to={paths.success}>See how it stands</Link>
      </p>
    );
  }
  return (
    <p>
      Without lifetime access. <Link to={paths.checkout}>Get Lifetime Access</Link>, or{' '}
      <Link to={paths.redeem}>open a gift</Link> that you got.
    </p>
  );
}
