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
            <strong>Gone at once, and for good:</strong> your lifetime access, your e-mail and password, the
            people you saved with their births, what you saved from the lists with your notes, your private
            calendar, and your sessions on every device.
          </p>
          <p>
            <strong>What stays:</strong> of a payment its amount, its date and its number at Stripe, because
            the law on accounts asks for it. Your e-mail is erased from it; Stripe, who took the payment,
            keeps a record of its own. What an admin did with your access or a payment, and why, stays too,
            without your name. A payment that is still open is canceled, and one that arrives later is
            refunded.
          </p>
          <p>
            A new account with the same e-mail starts from nothing, without access. If you want to ask for
            your money back, do so before: your e-mail no longer leads us to the payment afterwards.
          </p>
        </Prose>
        <Button onClick={() => setIsAsked(true)}>Delete my account …</Button>
      </Stack>
      {isAsked && <DeleteAccountDialog user={user} onDeleted={onDeleted} onClose={() => setIsAsked(false)} />}
    </>
  );
}
