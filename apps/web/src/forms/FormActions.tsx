import { Button, Stack } from '@org/ui';

interface FormActionsProps {
  /** The label of the button that submits the form. */
  action: string;
  isBusy?: boolean;
  busyLabel?: string;
  /** The label of the button that leaves the form without a change. */
  cancel?: string;
  onCancel: () => void;
}

/** The two buttons at the end of a form. Cancel waits until a submission has ended. */
export const FormActions = ({
  action,
  isBusy = false,
  busyLabel = 'Saving...',
  cancel = 'Cancel',
  onCancel,
}: FormActionsProps) => (
  <Stack direction="row" gap={3}>
    <Button type="submit" variant="primary" busy={isBusy} busyLabel={busyLabel}>
      {action}
    </Button>
    <Button variant="quiet" onClick={onCancel} disabled={isBusy}>
      {cancel}
    </Button>
  </Stack>
);
