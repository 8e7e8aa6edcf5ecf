import { Alert, Button, Dialog, Input, Stack, Textarea } from '@org/ui';
import { useState } from 'react';
import { failureSentence } from '#api/failure-sentence.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { useBusy } from '#forms/useBusy.ts';

interface DecisionDialogProps<Done> {
  title: string;
  /** The consequence of confirming, in a sentence. */
  description: string;
  action: string;
  busyLabel: string;
  /** Whether the decision is about an account, named by its email. */
  asksEmail?: boolean;
  onConfirm: (given: { email: string; reason: string }) => Promise<Done>;
  onDone: (done: Done) => void;
  onClose: () => void;
}

const minReason = 3;
const maxReason = 500;

/** Asks an admin for a reason before a change. A failure is shown, and the typed text stays for another try. */
export function DecisionDialog<Done>({
  title,
  description,
  action,
  busyLabel,
  asksEmail = false,
  onConfirm,
  onDone,
  onClose,
}: DecisionDialogProps<Done>) {
  const [problem, setProblem] = useState<string>();
  const { isBusy, begin, end } = useBusy();

  async function confirm(fields: FormData): Promise<void> {
    const [email, reason] = [textOf(fields, 'email'), textOf(fields, 'reason')];
    if (asksEmail && !email.includes('@')) return setProblem('Please enter the email of the account.');
    if (reason.length < minReason) return setProblem('Please say why.');
    if (!begin()) return undefined;
    setProblem(undefined);
    try {
      const done = await onConfirm({ email, reason });
      onClose();
      onDone(done);
    } catch (failure) {
      setProblem(failureSentence(failure, 'This could not be done. Please try again.'));
    } finally {
      end();
    }
    return undefined;
  }

  return (
    <Dialog open onOpenChange={() => isBusy || onClose()} title={title} description={description}>
      <Stack asChild>
        <form noValidate onSubmit={(event) => void confirm(readFields(event))}>
          {asksEmail && <Input label="Email of the account" name="email" type="email" autoComplete="off" />}
          <Textarea
            label="Reason"
            name="reason"
            rows={2}
            maxLength={maxReason}
            hint="The log stores it forever with your user id. Do not name anybody."
          />
          {problem && <Alert tone="danger">{problem}</Alert>}
          <Stack direction="row" gap={3}>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel={busyLabel}>
              {action}
            </Button>
            <Button variant="quiet" onClick={onClose} disabled={isBusy}>
              Cancel
            </Button>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}
