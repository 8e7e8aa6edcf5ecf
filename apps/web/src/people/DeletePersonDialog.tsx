import { Alert, Button, Dialog, Stack } from '@org/ui';
import { request } from '#api/client.ts';
import { RequestError, failureSentence } from '#api/errors.ts';
import type { SavedPerson } from './queries.ts';
import { usePeopleAction } from './usePeopleAction.ts';

/** Asks before a person is deleted. */
export function DeletePersonDialog({ person, onClose }: { person: SavedPerson; onClose: () => void }) {
  const { id, birth } = person;
  const remove = usePeopleAction({
    run: () => deletePerson(id),
    onDone: onClose,
    changes: 'GET /api/people',
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${birth.name}?`}
      description="This deletes the birth from your account and its days from your calendar. You cannot undo it."
    >
      <Stack>
        {remove.error && (
          <Alert tone="danger">
            {failureSentence(remove.error, `${birth.name} could not be deleted. Please try again.`)}
          </Alert>
        )}
        <Stack direction="row" gap={3}>
          <Button
            variant="primary"
            busy={remove.isPending}
            busyLabel="Deleting..."
            onClick={() => remove.mutate()}
          >
            Delete
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** Deletes a person. A person who was already deleted on another device is no error. */
async function deletePerson(id: string): Promise<void> {
  try {
    await request('DELETE /api/people/{id}', { params: { id } });
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 404) throw error;
  }
}
