import { Alert, Dialog, Input, Stack, Textarea } from '@org/ui';
import { failureSentence } from '#api/errors.ts';
import { FormActions } from '#forms/FormActions.tsx';
import { readFields, textOf } from '#forms/fields.ts';
import { useSubmission } from '#forms/useSubmission.ts';

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
  const { error, isBusy, submit, refuse } = useSubmission((failure) =>
    failureSentence(failure, 'This could not be done. Please try again.'),
  );

  function confirm(fields: FormData): void {
    const [email, reason] = [textOf(fields, 'email'), textOf(fields, 'reason')];
    if (asksEmail && !email.includes('@')) return refuse('Please enter the email of the account.');
    if (reason.length < minReason) return refuse('Please say why.');
    return submit(async () => {
      const done = await onConfirm({ email, reason });
      onClose();
      onDone(done);
    });
  }

  return (
    <Dialog open onOpenChange={() => isBusy || onClose()} title={title} description={description}>
      <Stack asChild>
        <form noValidate onSubmit={(event) => confirm(readFields(event))}>
          {asksEmail && <Input label="Email of the account" name="email" type="email" autoComplete="off" />}
          <Textarea
            label="Reason"
            name="reason"
            rows={2}
            maxLength={maxReason}
            hint="The log stores it forever with your user id. Do not name anybody."
          />
          {error && <Alert tone="danger">{error}</Alert>}
          <FormActions action={action} isBusy={isBusy} busyLabel={busyLabel} onCancel={onClose} />
        </form>
      </Stack>
    </Dialog>
  );
}
