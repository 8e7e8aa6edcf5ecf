import { priceText } from '@org/api-contract/values';
import {
  Alert,
  Button,
  Card,
  PageSection,
  PasswordInput,
  Spinner,
  Input,
  Stack,
  useToast,
  ZodiacWheel,
} from '@org/ui';
import { useState, type MouseEvent } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { exactTextOf, readFields, textOf } from '#forms/fields.ts';
import { ownPath, paths } from '#paths.ts';
import { identityCode, loginMessage } from '#session/identity-errors.ts';
import { useSession } from '#session/useSession.ts';
import styles from './LoginPage.module.css';

type Task = 'sign-in' | 'reset';

/** A form submitted before hydration goes nowhere: the default, GET, would put the password into the URL. */
const nowhere = 'dialog';

export function LoginPage() {
  const { user, loading } = useSession();
  const [params] = useSearchParams();
  const [task, setTask] = useState<Task>('sign-in');
  const [email, setEmail] = useState('');
  /** Shows the other form, with the e-mail typed into this one. */
  const switchTo =
    (next: Task) =>
    ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
      if (form) setEmail(textOf(new FormData(form), 'email'));
      setTask(next);
    };
  if (loading) return <Spinner label="One moment …" />;
  if (user) return <Navigate to={ownPath(params.get('next'))} replace />;
  return (
    <PageSection className={styles.page}>
      <Card>
        {task === 'sign-in' ? (
          <SignInForm email={email} onSwitch={switchTo('reset')} />
        ) : (
          <ResetForm email={email} onSwitch={switchTo('sign-in')} />
        )}
      </Card>
      <Stack direction="row" justify="between" gap={3} align="stretch" asChild>
        <p>
          <span>
            New here? <Link to={paths.home}>{`Sign up for ${priceText}`}</Link>
          </span>
          <Link to={paths.home}>Back to home</Link>
        </p>
      </Stack>
      <ZodiacWheel className={styles.wheel} />
    </PageSection>
  );
}

interface FormProps {
  /** What was typed into the other form. */
  email: string;
  /** Shows the other form. */
  onSwitch: (event: MouseEvent<HTMLButtonElement>) => void;
}

function SignInForm({ email, onSwitch }: FormProps) {
  const { signIn } = useSession();
  const toast = useToast();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(fields: FormData): Promise<void> {
    setBusy(true);
    setError('');
    try {
      await signIn(textOf(fields, 'email'), exactTextOf(fields, 'password'));
      toast({ title: 'Welcome back!', description: "You've successfully logged in." });
    } catch (failure) {
      setError(loginMessage(failure));
      setBusy(false);
    }
  }

  return (
    <Stack asChild>
      <form method={nowhere} onSubmit={(event) => void submit(readFields(event))}>
        <h1>Welcome back</h1>
        <Input label="Email" type="email" autoComplete="email" required name="email" defaultValue={email} />
        <PasswordInput label="Password" autoComplete="current-password" required name="password" />
        {error && <Alert tone="danger">{error}</Alert>}
        <Button type="submit" variant="primary" busy={busy} busyLabel="Signing in...">
          Sign In
        </Button>
        <Button variant="quiet" onClick={onSwitch}>
          Forgot password?
        </Button>
      </form>
    </Stack>
  );
}

function ResetForm({ email, onSwitch }: FormProps) {
  const [outcome, setOutcome] = useState<'none' | 'sent' | 'failed'>('none');
  const [busy, setBusy] = useState(false);

  async function submit(fields: FormData): Promise<void> {
    setBusy(true);
    try {
      const { sendReset } = await import('#session/identity.ts');
      await sendReset(textOf(fields, 'email'));
      setOutcome('sent');
    } catch (failure) {
      // Must not reveal whether the account exists.
      setOutcome(identityCode(failure) === 'auth/user-not-found' ? 'sent' : 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack asChild>
      <form method={nowhere} onSubmit={(event) => void submit(readFields(event))}>
        <h1>Reset your password</h1>
        <Input label="Email" type="email" autoComplete="email" required name="email" defaultValue={email} />
        {outcome === 'sent' && (
          <Alert tone="success">
            If there is an account with this e-mail, a link to set a new password is on its way.
          </Alert>
        )}
        {outcome === 'failed' && <Alert tone="danger">The e-mail could not be sent. Please try again.</Alert>}
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
          Send reset link
        </Button>
        <Button variant="quiet" onClick={onSwitch}>
          Back to sign in
        </Button>
      </form>
    </Stack>
  );
}
