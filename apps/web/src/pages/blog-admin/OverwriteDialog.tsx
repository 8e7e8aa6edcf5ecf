import { Button, Dialog, Stack } from '@org/ui';

interface OverwriteDialogProps {
  /** The titles of the articles that were edited by hand. */
  edited: readonly string[];
  /** The number of the other articles, which nobody has edited by hand. */
  others: number;
  onOverwrite: () => void;
  onSkip: () => void;
  onClose: () => void;
}

/** Asks before a new text replaces texts that an admin has edited. */
export const OverwriteDialog = ({ edited, others, onOverwrite, onSkip, onClose }: OverwriteDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Replace texts that were edited by hand?"
    description="The new text replaces the edited one. You find the edited text under “Earlier texts”."
  >
    <Stack>
      <ul>
        {edited.map((title, at) => (
          <li key={`${at} ${title}`}>{title}</li>
        ))}
      </ul>
      <Stack direction="row" gap={3}>
        {others > 0 && (
          <Button variant="primary" onClick={onSkip}>
            {others === 1 ? 'Write only the other one' : `Write only the other ${others}`}
          </Button>
        )}
        <Button onClick={onOverwrite}>{replacing(edited.length, others)}</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  </Dialog>
);

function replacing(edited: number, others: number): string {
  if (others > 0) return `Write all ${edited + others}`;
  return edited === 1 ? 'Replace the edited text' : `Replace ${edited} edited texts`;
}
