import { Alert, Button, Input, PasswordInput, Stack } from '@org/ui';
import { useState } from 'react';
import { exactTextOf, textOf } from '#forms/fields.ts';
import type { Hint } from '#storage/hint.ts';
import { changePassword } from '#session/sign-in-again.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

type Open = 'none' | 'email' | 'password';

const minPasswordLength = 6;

interface SignInDetailsProps {
  user: Hint;
  /** Called after the password has changed, which ends the sessions on other devices. */
  onPasswordChanged: () => void;
}

/** Changes the email and the password. */
export function SignInDetails({ user, onPasswordChanged }: SignInDetailsProps) {
  const [open, setOpen] = useState<Open>('none');
  const [done, setDone] = useState('');
  const close = () => setOpen('none');
  const begin = (next: Open) => () => {
    setDone('');
    setOpen(next);
  };

  return (
    <>
      <Stack align="start">
        <h2>How you sign in</h2>
        <p>You sign in with {user.email} and a password, which Firebase stores for us.</p>
        {done && <Alert tone="success">{done}</Alert>}
        <Stack direction="row" gap={3}>
          <Button onClick={begin('email')}>Change email …</Button>
          <Button onClick={begin('password')}>Change password …</Button>
        </Stack>
      </Stack>
      {open === 'email' && (
        <PasswordDialog
          title="Change your email"
          description="We send a link to the new address. Your email changes when you open it, and you then sign in again with the new one. Your access stays."
          action="Send the link"
          busyLabel="Sending..."
          failure="The link could not be sent. Please try again."
          check={(fields) => problemOf(textOf(fields, 'email'), user.email)}
          onConfirm={async (password, fields) => {
            const email = textOf(fields, 'email');
            const { sendEmailChange } = await import('#session/identity.ts');
            await sendEmailChange(user.email, password, email);
            setDone(`We sent a link to ${email}. Until you open it, you sign in with ${user.email}.`);
            close();
          }}
          onClose={close}
        >
          <Input label="New email" type="email" autoComplete="email" required name="email" />
        </PasswordDialog>
      )}
      {open === 'password' && (
        <PasswordDialog
          title="Change your password"
          description="You stay signed in here. Every other device is logged out within a minute."
          action="Change password"
          busyLabel="Changing..."
          failure="Your password could not be changed. Please try again."
          check={(fields) =>
            exactTextOf(fields, 'new-password').length < minPasswordLength
              ? `Password must be at least ${minPasswordLength} characters`
              : undefined
          }
          onConfirm={async (password, fields) => {
            await changePassword(user.email, password, exactTextOf(fields, 'new-password'));
            setDone('Your password is changed.');
            close();
            onPasswordChanged();
          }}
          onClose={close}
        >
          <PasswordInput
            label="New password"
            autoComplete="new-password"
            required
            minLength={minPasswordLength}
            hint="At least 6 characters"
            name="new-password"
          />
        </PasswordDialog>
      )}
    </>
  );
}

/** The problem of the new email; `undefined` for a valid one. */
function problemOf(email: string, current: string): string | undefined {
  if (!email) return 'Please enter the new email.';
  if (!email.includes('@')) return 'Please enter the full email, such as bob@example.com.';
  return email.toLowerCase() === current.toLowerCase() ? 'This is already your email.' : undefined;
}
