import { BrandSeal, Button, EmptyState, Spinner } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { useIsHydrated } from '#layout/useIsHydrated.ts';
import { paths } from '#paths.ts';
import { identityCode } from '#session/identity-errors.ts';
import { LinkUnchecked } from './LinkUnchecked.tsx';

/** Verifies an email by the link of a mail. */
export function VerifyEmailPage() {
  const code = useLocation().hash.slice(1);
  const isHydrated = useIsHydrated();
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['verification-link', code],
    queryFn: async () => {
      await (await import('#session/identity.ts')).verifyEmail(code);
      return true;
    },
    enabled: isHydrated && code !== '',
    retry: false,
    // The code works only once, so it is not sent again.
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const toAccount = (
    <Button asChild variant="primary">
      <Link to={paths.account}>Your account</Link>
    </Button>
  );
  if (isSuccess) {
    return (
      <EmptyState heading="h1" title="Your email is verified" ornament={<BrandSeal />} actions={toAccount}>
        A payment with this email now reaches your account.
      </EmptyState>
    );
  }
  if (error && identityCode(error) === 'auth/network-request-failed')
    return <LinkUnchecked onRetry={() => void refetch()} />;
  if (isHydrated && (code === '' || error)) {
    return (
      <EmptyState heading="h1" title="This link no longer works" actions={toAccount}>
        The link was used already, or it is too old. Your account page shows whether your email is verified,
        and can send a new link.
      </EmptyState>
    );
  }
  return <Spinner label="One moment …" />;
}
