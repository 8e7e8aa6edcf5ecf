import { Alert, Button, Dialog, PasswordInput, Stack } from '@org/ui';
import type { ReactNode } from 'react';
import { exactTextOf, readFields } from '#forms/fields.ts';
import { useSubmission } from '#forms/useSubmission.ts';
import { failureSentence } from '#api/errors.ts';
import { identityCode, loginMessage } from '#session/identity-errors.ts';

interface PasswordDialogProps {
  title: string;
  description: string;
  /** The label of the button that performs the step. */
  action: string;
  busyLabel: string;
  /** The message when the step fails for another reason than the password. */
  failure: string;
  /** The problem of the other fields; `undefined` if there is none. */
  check?: (fields: FormData) => string | undefined;
  /** Performs the step with the fields of the form. The dialog shows the error that it throws. */
  onConfirm: (password: string, fields: FormData) => Promise<void>;
  onClose: () => void;
  /** The label of a second button that closes the dialog. */
  cancel?: string;
  /** Fields below the password. */
  children?: ReactNode;
}

/** Asks for the password of the account before a step that needs a recent sign-in. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, description, action, busyLabel, failure, onConfirm, onClose, children, ...rest } = props;
  const { error, isBusy, submit, refuse } = useSubmission((thrown) => stepFailure(thrown, failure));

  function confirm(fields: FormData): void {
    const password = exactTextOf(fields, 'password');
    if (!password) return refuse('Please enter your password.');
    const problem = rest.check?.(fields);
    if (problem) return refuse(problem);
    return submit(() => onConfirm(password, fields));
  }

  return (
    <Dialog open onOpenChange={() => isBusy || onClose()} title={title} description={description}>
      <Stack asChild>
        <form onSubmit={(event) => confirm(readFields(event))} noValidate>
          <PasswordInput label="Your password" autoComplete="current-password" required name="password" />
          {children}
          {error && <Alert tone="danger">{error}</Alert>}
          <Stack direction="row" gap={3}>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel={busyLabel}>
              {action}
            </Button>
            {rest.cancel && (
              <Button variant="quiet" disabled={isBusy} onClick={onClose}>
                {rest.cancel}
              </Button>
            )}
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}

/** The account's email is known here, so wrong credentials mean a wrong password. */
const sentences: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'Incorrect password. Please try again.',
  'auth/email-already-in-use': 'An account with this email already exists. Please use a different email.',
  'auth/invalid-new-email': 'Invalid email address. Please enter a valid email.',
  'auth/weak-password': 'Password is too weak. Please choose a stronger password.',
};

/** Explains why a step that needs the password failed: Firebase's reason, the server's reason, or `otherwise`. */
function stepFailure(error: unknown, otherwise: string): string {
  const code = identityCode(error);
  if (code === 'auth/network-request-failed') return otherwise;
  if (code) return sentences[code] ?? loginMessage(error);
  return failureSentence(error, otherwise);
}
