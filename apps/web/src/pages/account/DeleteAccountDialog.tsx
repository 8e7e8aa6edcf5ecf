import { Input } from '@org/ui';
import { useRef } from 'react';
import { request } from '#api/client.ts';
import { isSignedOut, NoAnswerError } from '#api/errors.ts';
import { textOf } from '#forms/fields.ts';
import type { Hint } from '#storage/hint.ts';
import { signInAgain } from '#session/sign-in-again.ts';
import { useSession } from '#session/useSession.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

interface DeleteAccountDialogProps {
  user: Hint;
  onDeleted: () => void;
  onClose: () => void;
}

const isSame = (typed: string, email: string): boolean => typed.toLowerCase() === email.toLowerCase();

/** Asks the user to enter the password and to type the email before the account is deleted. */
export function DeleteAccountDialog({ user, onDeleted, onClose }: DeleteAccountDialogProps) {
  const { signOut } = useSession();
  /** Set when the server did not answer. The account and its sign-in may then be deleted already. */
  const isAnswerLost = useRef(false);

  async function remove(password: string, confirmation: string): Promise<void> {
    if (!isAnswerLost.current) await signInAgain(user.email, password);
    try {
      await request('POST /api/account/deletion', { body: { confirmation } });
    } catch (failure) {
      const isOver = isSignedOut(failure) && isAnswerLost.current;
      isAnswerLost.current = failure instanceof NoAnswerError;
      if (!isOver) throw failure;
    }
  }

  return (
    <PasswordDialog
      title="Delete your account?"
      description="You cannot undo this, and we cannot restore the account."
      action="Delete my account"
      busyLabel="Deleting..."
      cancel="Keep my account"
      failure="Your account could not be deleted. Please try again."
      check={(fields) =>
        isSame(textOf(fields, 'confirmation'), user.email)
          ? undefined
          : `Please type ${user.email} to confirm.`
      }
      onConfirm={async (password, fields) => {
        await remove(password, textOf(fields, 'confirmation'));
        onDeleted();
        // The session ended with the account. This removes it from the browser.
        await signOut();
      }}
      onClose={onClose}
    >
      <Input
        label={`Type ${user.email} to confirm`}
        type="email"
        autoComplete="off"
        required
        name="confirmation"
      />
    </PasswordDialog>
  );
}
