import { Button, Prose, Stack } from '@org/ui';
import { useState } from 'react';
import type { Hint } from '#storage/hint.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

interface DeleteAccountProps {
  user: Hint;
  onDeleted: () => void;
}

/** Explains what a deletion removes and keeps, and starts it. */
export function DeleteAccount({ user, onDeleted }: DeleteAccountProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Stack align="start">
        <h2>Delete your account</h2>
        <Prose>
          <p>
            <strong>We delete at once and forever:</strong> your lifetime access, your email and password,
            your saved people with their births, everything you saved from the lists with your notes, your
            private calendar, and your sessions on every device.
          </p>
          <p>
            <strong>We keep:</strong> the amount, the date and the Stripe number of each payment, because
            accounting law requires it. We erase your email from them. Stripe keeps its own record. We also
            keep a log of what admins did with your access or payments, without your name. We cancel an open
            payment, and we refund a payment that arrives later.
          </p>
          <p>
            A new account with the same email starts empty and without access. If you want your money back,
            ask before you delete the account. After that, we can no longer find the payment by your email.
          </p>
        </Prose>
        <Button onClick={() => setIsAsked(true)}>Delete my account …</Button>
      </Stack>
      {isAsked && <DeleteAccountDialog user={user} onDeleted={onDeleted} onClose={() => setIsAsked(false)} />}
    </>
  );
}
