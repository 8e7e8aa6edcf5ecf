import { Alert, Button, Card, Input, PasswordInput, Stack } from '@org/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { withWait } from '#api/errors.ts';
import { exactTextOf, readFields, textOf } from '#forms/fields.ts';
import { useSubmission } from '#forms/useSubmission.ts';
import { paths } from '#paths.ts';
import { TermsNotice } from '#payments/TermsNotice.tsx';
import { signupMessage } from '#session/identity-errors.ts';
import { useSession } from '#session/useSession.ts';

interface JoinProps {
  /** The page to which a sign-in returns. */
  next: string;
  /** Why an account is needed, in a sentence. */
  children: ReactNode;
}

/** Creates an account on this page without a payment, for a giver or for the recipient of a gift. */
export function Join({ next, children }: JoinProps) {
  const { signUp } = useSession();
  const { error, isBusy, submit, refuse } = useSubmission((failure) =>
    withWait(signupMessage(failure), failure),
  );

  function join(fields: FormData): void {
    const email = textOf(fields, 'email');
    const password = exactTextOf(fields, 'password');
    if (!email || !password) return refuse('Please fill in all fields');
    return submit(() => signUp(email, password));
  }

  return (
    <Card>
      <Stack asChild>
        <form noValidate onSubmit={(event) => join(readFields(event))}>
          <p>
            {children} Already have an account? <Link to={paths.loginThen(next)}>Sign in</Link>
          </p>
          <Input label="Email" name="email" type="email" autoComplete="email" required />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="new-password"
            minLength={6}
            hint="At least 6 characters"
            required
          />
          {error && <Alert tone="danger">{error}</Alert>}
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Creating the account...">
            Create Account
          </Button>
          <TermsNotice begin="With the account" />
        </form>
      </Stack>
    </Card>
  );
}
