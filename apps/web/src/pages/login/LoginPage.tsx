import {
  Alert,
  Button,
  Card,
  PageSection,
  PasswordInput,
  Spinner,
  Input,
  useToast,
  ZodiacWheel,
} from '@org/ui';
import { useState, type FormEvent } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { ownPath, paths } from '#paths.ts';
import { identityCode, loginMessage } from '#session/identity-errors.ts';
import { useSession } from '#session/useSession.ts';
import styles from './LoginPage.module.css';

type Task = 'sign-in' | 'reset';

export function LoginPage() {
  const { user, loading } = useSession();
  const [params] = useSearchParams();
  const [task, setTask] = useState<Task>('sign-in');
  const [email, setEmail] = useState('');
  if (loading) return <Spinner label="One moment …" />;
  if (user) return <Navigate to={ownPath(params.get('next'))} replace />;
  return (
    <PageSection className={styles.page}>
      <Card>
        {task === 'sign-in' ? (
          <SignInForm email={email} onEmail={setEmail} onForgot={() => setTask('reset')} />
        ) : (
          <ResetForm email={email} onEmail={setEmail} onBack={() => setTask('sign-in')} />
        )}
      </Card>
      <p className={styles.links}>
        <span>
          New here? <Link to={paths.home}>Sign up for $62</Link>
        </span>
        <Link to={paths.home}>Back to home</Link>
      </p>
      <ZodiacWheel className={styles.wheel} />
    </PageSection>
  );
}

interface FormProps {
  email: string;
  onEmail: (email: string) => void;
}

function SignInForm({ email, onEmail, onForgot }: FormProps & { onForgot: () => void }) {
  const { signIn } = useSession();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      await signIn(email.trim(), password);
      toast({ title: 'Welcome back!', description: "You've successfully logged in." });
    } catch (failure) {
      setError(loginMessage(failure));
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <h1>Welcome back</h1>
      <Input
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error && <Alert tone="danger">{error}</Alert>}
      <Button type="submit" variant="primary" busy={busy} busyLabel="Signing in...">
        Sign In
      </Button>
      <Button variant="quiet" onClick={onForgot}>
        Forgot password?
      </Button>
    </form>
  );
}

function ResetForm({ email, onEmail, onBack }: FormProps & { onBack: () => void }) {
  const [outcome, setOutcome] = useState<'none' | 'sent' | 'failed'>('none');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const { sendReset } = await import('#session/identity.ts');
      await sendReset(email.trim());
      setOutcome('sent');
    } catch (failure) {
      // Must not reveal whether the account exists.
      setOutcome(identityCode(failure) === 'auth/user-not-found' ? 'sent' : 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <h1>Reset your password</h1>
      <Input
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      {outcome === 'sent' && (
        <Alert tone="success">
          If there is an account with this e-mail, a link to set a new password is on its way.
        </Alert>
      )}
      {outcome === 'failed' && <Alert tone="danger">The e-mail could not be sent. Please try again.</Alert>}
      <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
        Send reset link
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  );
}
