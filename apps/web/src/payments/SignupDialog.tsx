import { dollarsText, priceText } from '@org/api-contract/values';
import { Alert, Button, Dialog, PasswordInput, PriceBox, Input, Stack } from '@org/ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { request } from '#api/client.ts';
import { withWait } from '#api/errors.ts';
import { exactTextOf, readFields, textOf } from '#forms/fields.ts';
import { useBusy } from '#forms/useBusy.ts';
import { paths } from '#paths.ts';
import type { Hint } from '#storage/hint.ts';
import { signupMessage } from '#session/identity-errors.ts';
import { logFailure } from '#session/open-session.ts';
import { useSession } from '#session/useSession.ts';
import { preparedPayment, type PreparedPayment } from './ask-to-pay.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { changedPriceIn, PriceChanged } from './PriceChanged.tsx';
import { TermsNotice } from './TermsNotice.tsx';

interface SignupDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the payment succeeded. */
  onSuccess: () => void;
}

type Step =
  | { name: 'details' }
  /** The price has changed since the page was built; `amount` is the new one, in dollars. */
  | { name: 'repriced'; user: Hint; amount: number }
  | ({ name: 'payment'; user: Hint } & PreparedPayment);

const details: Step = { name: 'details' };
const minPasswordLength = 6;
/** Delay between registration and payment intent (specification, section 4). */
const afterRegistrationMs = 500;

const benefits = [
  'Company database with job openings',
  'Car brands astrology analysis',
  'All 50 US states cosmic connections',
  'Personal reading with numerology',
];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function invalid(email: string, password: string): string | undefined {
  if (!email || !password) return 'Please fill in all fields';
  if (password.length < minPasswordLength) return 'Password must be at least 6 characters';
  return undefined;
}

/** Sign-up and payment in one dialog. Closing it resets the form; a created account is kept. */
export function SignupDialog({ open, onOpenChange, onSuccess }: SignupDialogProps) {
  const { signUp, paymentMade } = useSession();
  const { step, error, isBusy, advance, refuse, reset } = useSteps();
  const form = useRef<HTMLFormElement>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  function close(): void {
    reset();
    setIsPaying(false);
    setIsAsked(false);
    form.current?.reset();
    onOpenChange(false);
  }

  async function submit(fields: FormData): Promise<void> {
    const email = textOf(fields, 'email');
    const password = exactTextOf(fields, 'password');
    const problem = invalid(email, password);
    if (problem) refuse(problem);
    else
      await advance(async () => {
        const user = await signUp(email, password);
        await wait(afterRegistrationMs);
        return prepare(user);
      });
  }

  async function finish(user: Hint): Promise<void> {
    paymentMade();
    try {
      await request('POST /api/update-payment-user-id', { body: { email: user.email, userId: user.uid } });
    } catch (failure) {
      // The webhook and the polling page give the same access; this call is only faster.
      logFailure('The payment could not be linked at once.', failure);
    }
    close();
    onSuccess();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        if (isPaying) setIsAsked(true);
        else close();
      }}
      title={step.name === 'details' ? 'Create Account' : 'Complete Your Purchase'}
      description={descriptionOf(step)}
    >
      {step.name === 'details' && (
        <DetailsForm form={form} error={error} isBusy={isBusy} onSubmit={(fields) => void submit(fields)} />
      )}
      {step.name === 'repriced' && (
        <>
          {error && <Alert tone="danger">{error}</Alert>}
          <PriceChanged
            amount={step.amount}
            isBusy={isBusy}
            onAccept={() => void advance(() => prepare(step.user, step.amount))}
          />
        </>
      )}
      {step.name === 'payment' && (
        <>
          <PaymentForm
            clientSecret={step.clientSecret}
            label={`Create Account & Pay ${dollarsText(step.dueCents)}`}
            onPaid={() => void finish(step.user)}
            onRunning={(isRunning) => {
              setIsPaying(isRunning);
              if (!isRunning) setIsAsked(false);
            }}
            onElsewhere={() => {
              close();
              onSuccess();
            }}
          />
          {isAsked && <CloseWhilePaying onWait={() => setIsAsked(false)} onClose={close} />}
        </>
      )}
    </Dialog>
  );
}

/** The step of the dialog, and its error. */
function useSteps() {
  const [step, setStep] = useState(details);
  const [error, setError] = useState('');
  const { isBusy, begin, end } = useBusy();
  // Incremented on close, so that a submission that ends later has no effect.
  const submissionId = useRef(0);

  /** Goes to the step that a submission leads to, or shows why it failed. */
  async function advance(submission: () => Promise<Step>): Promise<void> {
    if (!begin()) return;
    setError('');
    const current = submissionId.current;
    try {
      const next = await submission();
      if (current === submissionId.current) setStep(next);
    } catch (failure) {
      if (current === submissionId.current) setError(withWait(signupMessage(failure), failure));
    } finally {
      if (current === submissionId.current) end();
    }
  }

  function reset(): void {
    submissionId.current += 1;
    end();
    setStep(details);
    setError('');
  }

  return { step, error, isBusy, advance, refuse: setError, reset };
}

interface DetailsFormProps {
  form: RefObject<HTMLFormElement | null>;
  error: string;
  isBusy: boolean;
  onSubmit: (fields: FormData) => void;
}

/** Email and password of a new account, with links to sign in to an existing one. */
function DetailsForm({ form, error, isBusy, onSubmit }: DetailsFormProps) {
  const navigate = useNavigate();
  /** Keeps the email that was typed. The password goes to Firebase only. */
  const signIn = (text: string) => (
    <Link
      to={paths.loginThen(paths.checkout)}
      onClick={(event) => {
        if (!form.current || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        const email = textOf(new FormData(form.current), 'email');
        void navigate(paths.loginThen(paths.checkout), { state: { email } });
      }}
    >
      {text}
    </Link>
  );
  return (
    <Stack asChild>
      <form ref={form} onSubmit={(event) => onSubmit(readFields(event))} noValidate>
        <Input label="Email" type="email" autoComplete="email" required name="email" />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          required
          minLength={minPasswordLength}
          hint="At least 6 characters"
          name="password"
        />
        {error && <Alert tone="danger">{withSignIn(error, signIn)}</Alert>}
        <PriceBox title={`${priceText} Lifetime Access`} benefits={benefits} />
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Preparing Payment...">
          Continue to Payment
        </Button>
        <TermsNotice begin="With the account" />
        <p>Already have an account? {signIn('Sign in')}</p>
      </form>
    </Stack>
  );
}

function descriptionOf(step: Step): ReactNode {
  if (step.name === 'details') return 'Get Lifetime Access';
  if (step.name === 'repriced') return step.user.email;
  return (
    <>
      {step.user.email}
      <br />
      {`Lifetime Access for ${dollarsText(step.dueCents)}`}
    </>
  );
}

const CloseWhilePaying = ({ onWait, onClose }: { onWait: () => void; onClose: () => void }) => (
  <Stack>
    <Alert>
      Your payment is being processed. If you close this now, the payment can still succeed, and your access
      then opens.
    </Alert>
    <Stack direction="row" gap={3}>
      <Button onClick={onWait}>Wait</Button>
      <Button variant="quiet" onClick={onClose}>
        Close anyway
      </Button>
    </Stack>
  </Stack>
);

/** Turns the words “sign in” in the message about a taken email into a link. */
function withSignIn(message: string, link: (text: string) => ReactNode): ReactNode {
  const [before, after] = message.split('sign in');
  return after === undefined ? (
    message
  ) : (
    <span>
      {before}
      {link('sign in')}
      {after}
    </span>
  );
}

/** The payment form of an account, or the new price if the page shows an old one. */
async function prepare(user: Hint, amount?: number): Promise<Step> {
  try {
    return { name: 'payment', user, ...(await preparedPayment(user, amount)) };
  } catch (error) {
    const newPrice = changedPriceIn(error);
    if (newPrice !== undefined) return { name: 'repriced', user, amount: newPrice };
    throw new Error('The payment could not be prepared', { cause: error });
  }
}
