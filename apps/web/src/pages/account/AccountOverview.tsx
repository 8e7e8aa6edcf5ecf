import type { Endpoints, Output } from '@org/api-contract';
import { dayInWords } from '@org/api-contract/lists';
import { Alert, Badge, PageSection, Spinner, Stack } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loaded } from '#api/Loaded.tsx';
import { paths } from '#paths.ts';
import type { Hint } from '#storage/hint.ts';
import { useSession } from '#session/useSession.ts';
import { VerifyEmail } from './VerifyEmail.tsx';

export interface AccountOverviewProps {
  user: Hint;
  account: UseQueryResult<Output<Endpoints['GET /api/account']>>;
}

/** The email, whether it is verified, and since when the user has access. */
export function AccountOverview({ user, account }: AccountOverviewProps) {
  const { isAdmin, hasPaid, isPending } = useSession();
  const { data } = account;
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
        <Loaded
          query={account}
          failed="Your account could not be loaded."
          loading={<Spinner quiet label="One moment …" />}
        >
          {({ accessSince, accessEnded, emailVerified }) => (
            <>
              <Access
                since={accessSince}
                ended={accessEnded}
                isAdmin={isAdmin}
                hasPaid={hasPaid}
                isPending={isPending}
              />
              {!emailVerified && <VerifyEmail user={user} />}
            </>
          )}
        </Loaded>
      </Stack>
    </PageSection>
  );
}

type Ended = NonNullable<Output<Endpoints['GET /api/account']>['accessEnded']>;

const whyEnded: Readonly<Record<Ended['because'], string>> = {
  refunded: 'Your lifetime access has ended, because the payment was refunded.',
  disputed:
    'Your access is closed because your bank is checking a dispute about your payment. If the bank confirms the payment, your access opens again. You do not need to pay again.',
  dispute_lost: 'Your lifetime access has ended, because your bank took the payment back.',
};

/** For a gift, the giver paid, so the texts do not speak of the user's money. */
const whyGiftEnded: Readonly<Record<Ended['because'], string>> = {
  refunded: 'Your lifetime access has ended, because your gift was refunded.',
  disputed:
    'Your access is closed because a bank is checking a dispute about the payment for your gift. If the bank confirms the payment, your access opens again.',
  dispute_lost: 'Your lifetime access has ended, because a bank took the payment for your gift back.',
};

interface AccessProps {
  since: string | null;
  ended: Ended | null;
  isAdmin: boolean;
  hasPaid: boolean;
  isPending: boolean;
}

function Access({ since, ended, isAdmin, hasPaid, isPending }: AccessProps) {
  if (since) return <p>Lifetime access since {dayInWords(since)}.</p>;
  if (hasPaid) return <p>You have lifetime access.</p>;
  if (isAdmin) return <p>You have access to everything as an admin.</p>;
  if (isPending) {
    return (
      <p>
        Your payment is being processed. <Link to={paths.success}>Check its status</Link>
      </p>
    );
  }
  if (ended)
    return (
      <>
        <Alert>{(ended.isGift ? whyGiftEnded : whyEnded)[ended.because]}</Alert>
        {ended.because !== 'disputed' && (
          <p>
            <Link to={paths.checkout}>Get Lifetime Access</Link>
          </p>
        )}
      </>
    );
  return (
    <p>
      You do not have lifetime access yet. <Link to={paths.checkout}>Get Lifetime Access</Link>, or{' '}
      <Link to={paths.redeem}>redeem a gift</Link>.
    </p>
  );
}
