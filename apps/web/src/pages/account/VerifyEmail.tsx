import { Alert, Button, Stack } from '@org/ui';
import { useState } from 'react';
import { waitIn } from '#api/errors.ts';
import { useBusy } from '#forms/useBusy.ts';
import type { Hint } from '#storage/hint.ts';
import { mailVerification } from '#session/account-mails.ts';
import { signInAgain } from '#session/sign-in-again.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

type Sending = 'none' | 'needs-password' | 'sent' | 'failed';

/** Sends the verification mail again. If Firebase sends it, the user must have signed in on this page. */
export function VerifyEmail({ user }: { user: Hint }) {
  const [sending, setSending] = useState<Sending>('none');
  const [wait, setWait] = useState('');
  const { isBusy, begin, end } = useBusy();

  async function send(): Promise<void> {
    if (!begin()) return;
    try {
      setSending((await mailVerification()) ? 'sent' : 'needs-password');
    } catch (failure) {
      setWait(waitIn(failure) ?? '');
      setSending('failed');
    } finally {
      end();
    }
  }

  async function sendAfterSignIn(password: string): Promise<void> {
    await signInAgain(user.email, password);
    await mailVerification();
    setSending('sent');
  }

  return (
    <Stack align="start">
      <p>
        Your email is not verified yet. You can pay and read without this. When it is verified, a payment with
        this email reaches your account.
      </p>
      {sending === 'sent' && (
        <Alert tone="success">We sent a link to {user.email}. Open it to verify your email.</Alert>
      )}
      {sending === 'failed' && (
        <Alert tone="danger">The email could not be sent. {wait || 'Please try again.'}</Alert>
      )}
      <Button busy={isBusy} busyLabel="Sending..." onClick={() => void send()}>
        Send the verification email again
      </Button>
      {sending === 'needs-password' && (
        <PasswordDialog
          title="Send the verification email"
          description={`It goes to ${user.email}.`}
          action="Send the email"
          busyLabel="Sending..."
          failure="The email could not be sent. Please try again."
          onConfirm={sendAfterSignIn}
          onClose={() => setSending('none')}
        />
      )}
    </Stack>
  );
}
