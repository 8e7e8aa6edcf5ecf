import {
  Alert,
  Button,
  Card,
  EmptyState,
  Grid,
  PageSection,
  PasswordInput,
  Spinner,
  Stack,
  useToast,
} from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { exactTextOf, readFields } from '#forms/fields.ts';
import { useSubmission } from '#forms/useSubmission.ts';
import { useIsHydrated } from '#layout/useIsHydrated.ts';
import { paths } from '#paths.ts';
import { identityCode } from '#session/identity-errors.ts';
import { LinkUnchecked } from './LinkUnchecked.tsx';

const minPasswordLength = 6;

/** Sets a new password by the link of a mail. */
export function SetPasswordPage() {
  const code = useLocation().hash.slice(1);
  const isHydrated = useIsHydrated();
  const link = useQuery({
    queryKey: ['reset-link', code],
    queryFn: async () => (await import('#session/identity.ts')).emailOfReset(code),
    enabled: isHydrated && code !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (link.data !== undefined) return <PasswordForm code={code} email={link.data} />;
  if (isHydrated && (code === '' || link.error)) {
    const isAway = identityCode(link.error) === 'auth/network-request-failed';
    return isAway ? <LinkUnchecked onRetry={() => void link.refetch()} /> : <Expired />;
  }
  return <Spinner label="One moment …" />;
}

function Expired() {
  return (
    <EmptyState
      heading="h1"
      title="This link no longer works"
      actions={
        <Button asChild variant="primary">
          <Link to={paths.login}>Ask for a new link</Link>
        </Button>
      }
    >
      The link was used already, or it is older than an hour. You can ask for a new one.
    </EmptyState>
  );
}

function PasswordForm({ code, email }: { code: string; email: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { error, isBusy, submit, refuse } = useSubmission((failure) =>
    identityCode(failure) === 'auth/weak-password'
      ? 'Password is too weak. Please choose a stronger password.'
      : 'Your password could not be changed. Please try again.',
  );

  function set(fields: FormData): void {
    const password = exactTextOf(fields, 'password');
    if (password.length < minPasswordLength)
      return refuse(`Password must be at least ${minPasswordLength} characters`);
    return submit(async () => {
      const { setPassword } = await import('#session/identity.ts');
      await setPassword(code, password);
      toast({ title: 'Your password is changed', description: 'Please sign in with it.' });
      await navigate(paths.login, { replace: true, state: { email } });
    });
  }

  return (
    <PageSection heading="h1" title="Set a new password">
      <Grid columns="l" gap={6} align="start">
        <p>This is the password for {email}. You then sign in again on every device.</p>
        <Card>
          <Stack asChild>
            <form method="dialog" onSubmit={(event) => set(readFields(event))} noValidate>
              <PasswordInput
                label="New password"
                autoComplete="new-password"
                required
                minLength={minPasswordLength}
                hint="At least 6 characters"
                name="password"
              />
              {error && <Alert tone="danger">{error}</Alert>}
              <Button type="submit" variant="primary" busy={isBusy} busyLabel="Changing...">
                Set the password
              </Button>
            </form>
          </Stack>
        </Card>
      </Grid>
    </PageSection>
  );
}
