import { signUpPath } from '@org/public-pages/paths.ts';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
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
import { useEffect, useState, type MouseEvent } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { waitIn, withWait } from '#api/errors.ts';
import { exactTextOf, readFields, textOf } from '#forms/fields.ts';
import { useBusy } from '#forms/useBusy.ts';
import { isPage, ownPath, paths } from '#paths.ts';
import { mailReset } from '#session/account-mails.ts';
import { identityCode, loginMessage } from '#session/identity-errors.ts';
import { useSession } from '#session/useSession.ts';
import styles from './LoginPage.module.css';

type Task = 'sign-in' | 'reset';

/** With this form method, a submission before hydration does nothing. The default, GET, would put the password into the URL. */
const nowhere = 'dialog';

/**
 * The email that was typed into the previous form; empty if there was none. It is kept in `history.state`, never in the address.
 */
function emailIn(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}

export function LoginPage() {
  const { user, loading } = useSession();
  const [params] = useSearchParams();
  const [task, setTask] = useState<Task>('sign-in');
  const typedBefore = emailIn(useLocation().state);
  const [email, setEmail] = useState(typedBefore);
  const [focused, setFocused] = useState<FormProps['focused']>(typedBefore ? 'password' : 'email');
  /** Shows the other form, keeps the typed email, and focuses the form's first field. */
  const switchTo =
    (next: Task) =>
    ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
      setFocused('email');
      if (form) setEmail(textOf(new FormData(form), 'email'));
      setTask(next);
    };
  if (loading) return <Spinner label="One moment …" />;
  if (user) return <Return to={ownPath(params.get('next'))} />;
  return (
    <PageSection className={styles.page}>
      <Card>
        {task === 'sign-in' ? (
          <SignInForm email={email} focused={focused} onSwitch={switchTo('reset')} />
        ) : (
          <ResetForm email={email} onSwitch={switchTo('sign-in')} />
        )}
      </Card>
      <Stack direction="row" justify="between" gap={3} align="stretch" asChild>
        <p>
          <span>
            New here? <Link to={signUpPath}>{`Sign up for ${priceText}`}</Link>
          </span>
          <Link to={paths.home}>Back to home</Link>
        </p>
      </Stack>
      <ZodiacWheel className={styles.wheel} />
    </PageSection>
  );
}

/** Opens the return URL. Pages outside the app, such as articles, are loaded from the server. */
function Return({ to }: { to: string }) {
  const isOurs = isPage(new URL(to, window.location.origin).pathname);
  useEffect(() => {
    if (!isOurs) window.location.replace(to);
  }, [isOurs, to]);
  return isOurs ? <Navigate to={to} replace /> : <Spinner label="One moment …" />;
}

interface FormProps {
  /** The email typed into the other form. */
  email: string;
  /** The field that has the focus at first. */
  focused: 'email' | 'password';
  /** Shows the other form. */
  onSwitch: (event: MouseEvent<HTMLButtonElement>) => void;
}

const focus = (field: HTMLInputElement | null): void => field?.focus();

function SignInForm({ email, focused, onSwitch }: FormProps) {
  const { signIn } = useSession();
  const toast = useToast();
  const [error, setError] = useState('');
  const { isBusy, begin, end } = useBusy();

  async function submit(fields: FormData): Promise<void> {
    if (!begin()) return;
    setError('');
    try {
      await signIn(textOf(fields, 'email'), exactTextOf(fields, 'password'));
      toast({ title: 'Welcome back!', description: "You've successfully logged in." });
    } catch (failure) {
      setError(withWait(loginMessage(failure), failure));
      end();
    }
  }

  return (
    <Stack asChild>
      <form method={nowhere} onSubmit={(event) => void submit(readFields(event))}>
        <h1>Welcome back</h1>
        <Input
          label="Email"
          type="email"
          autoComplete="email"
          required
          name="email"
          defaultValue={email}
          {...(focused === 'email' && { ref: focus })}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          name="password"
          {...(focused === 'password' && { ref: focus })}
        />
        {error && <Alert tone="danger">{error}</Alert>}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Signing in...">
          Sign In
        </Button>
        <Button variant="quiet" onClick={onSwitch}>
          Forgot password?
        </Button>
      </form>
    </Stack>
  );
}

function ResetForm({ email, onSwitch }: Omit<FormProps, 'focused'>) {
  const [outcome, setOutcome] = useState<'none' | 'sent' | 'failed'>('none');
  const [wait, setWait] = useState('');
  const { isBusy, begin, end } = useBusy();

  async function submit(fields: FormData): Promise<void> {
    if (!begin()) return;
    try {
      await mailReset(textOf(fields, 'email'));
      setOutcome('sent');
    } catch (failure) {
      // Must not reveal whether the account exists.
      setOutcome(identityCode(failure) === 'auth/user-not-found' ? 'sent' : 'failed');
      setWait(waitIn(failure) ?? '');
    } finally {
      end();
    }
  }

  return (
    <Stack asChild>
      <form method={nowhere} onSubmit={(event) => void submit(readFields(event))}>
        <h1>Reset your password</h1>
        <Input
          label="Email"
          type="email"
          autoComplete="email"
          required
          name="email"
          defaultValue={email}
          ref={focus}
        />
        {outcome === 'sent' && (
          <Alert tone="success">
            <p>If an account has this email, we sent it a link to set a new password.</p>
            <p>
              No email after some minutes? Look in the spam folder. Perhaps you mistyped your email when you
              signed up. If you have paid, <a href={`${shopPaths.contact}#mistyped`}>write to us</a>.
            </p>
          </Alert>
        )}
        {outcome === 'failed' && (
          <Alert tone="danger">The email could not be sent. {wait || 'Please try again.'}</Alert>
        )}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending...">
          Send reset link
        </Button>
        <Button variant="quiet" onClick={onSwitch}>
          Back to sign in
        </Button>
      </form>
    </Stack>
  );
}
