import {
  Alert,
  Button,
  Card,
  Grid,
  Input,
  PageSection,
  PasswordInput,
  Prose,
  Spinner,
  Stack,
  useToast,
} from '@org/ui';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { request } from '#api/client.ts';
import { RequestError, withWait } from '#api/errors.ts';
import { exactTextOf, readFields, textOf } from '#forms/fields.ts';
import { useBusy } from '#forms/useBusy.ts';
import { usePageHead } from '#layout/page-head.ts';
import { paths } from '#paths.ts';
import { TermsNotice } from '#payments/TermsNotice.tsx';
import { signupMessage } from '#session/identity-errors.ts';
import { useSession } from '#session/useSession.ts';

/** The page that redeems the code of a gift. The mail of a gift has the code behind `#`, which no server receives. */
export function RedeemPage() {
  const { user, loading } = useSession();
  const { hash } = useLocation();
  usePageHead({ title: 'Open a gift', description: 'Enter the code of a gift of Zodiac Atlas.' });
  const code = decodedCode(hash);
  return (
    <PageSection heading="h1" title="Open a gift">
      <Grid columns="l" gap={6} align="start">
        <Prose>
          <p>
            The code of a gift opens lifetime access. Nothing is left to pay. It works once, for the account
            that enters it.
          </p>
        </Prose>
        {loading ? (
          <Spinner label="One moment …" />
        ) : user ? (
          <Redeem code={code} email={user.email} />
        ) : (
          <Join code={code} />
        )}
      </Grid>
    </PageSection>
  );
}

const codeForm = /^[\w-]{1,64}$/;
const decodedCode = (hash: string): string => (codeForm.test(hash.slice(1)) ? hash.slice(1) : '');

function Redeem({ code, email }: { code: string; email: string }) {
  const { refreshPaymentStatus } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [error, setError] = useState('');
  const { isBusy, begin, end } = useBusy();

  async function redeem(given: string): Promise<void> {
    if (!given) {
      setError('Please enter the code.');
      return;
    }
    if (!begin()) return;
    setError('');
    try {
      await request('POST /api/gift-redemption', { body: { code: given } });
      await refreshPaymentStatus();
      toast({
        title: 'The gift is open',
        description: 'Everything is open to you, for life. Your own reading is here.',
      });
      await navigate(paths.home);
    } catch (failure) {
      const sentence = failure instanceof RequestError ? failure.sentence : undefined;
      setError(withWait(sentence ?? 'The code could not be checked. Please try again.', failure));
    } finally {
      end();
    }
  }

  return (
    <Card>
      <Stack asChild>
        <form noValidate onSubmit={(event) => void redeem(textOf(readFields(event), 'code'))}>
          <Input
            label="Code"
            name="code"
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            error={error || undefined}
          />
          <p>For the account {email}.</p>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Opening...">
            Open the gift
          </Button>
        </form>
      </Stack>
    </Card>
  );
}

/** Makes the account that the gift is for. No payment follows. */
function Join({ code }: { code: string }) {
  const { signUp } = useSession();
  const [error, setError] = useState('');
  const { isBusy, begin, end } = useBusy();
  const next = code ? `${paths.redeem}#${code}` : paths.redeem;

  async function join(fields: FormData): Promise<void> {
    const email = textOf(fields, 'email');
    const password = exactTextOf(fields, 'password');
    if (!email || !password) {
      setError('Please fill in all fields');
      return;
    }
    if (!begin()) return;
    setError('');
    try {
      await signUp(email, password);
    } catch (failure) {
      setError(withWait(signupMessage(failure), failure));
    } finally {
      end();
    }
  }

  return (
    <Card>
      <Stack asChild>
        <form noValidate onSubmit={(event) => void join(readFields(event))}>
          <p>
            The gift needs an account. Already have one? <Link to={paths.loginThen(next)}>Sign in</Link>
          </p>
          <Input label="Email" name="email" type="email" autoComplete="email" required />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="new-password"
            minLength={6}
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
