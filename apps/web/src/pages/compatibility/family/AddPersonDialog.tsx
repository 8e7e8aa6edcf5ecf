import { Dialog, Stack } from '@org/ui';
import { useRef, useState, type FormEvent } from 'react';
import type { BirthProblems } from '#birth/birth-problems.ts';
import { FormActions } from '#forms/FormActions.tsx';
import { focusField, readFields } from '#forms/fields.ts';
import { PersonFields } from '../PersonFields.tsx';
import type { Somebody } from '../queries.ts';
import { readPerson } from '../read-person.ts';

interface AddPersonDialogProps {
  onAdd: (somebody: Somebody) => void;
  onClose: () => void;
}

/** A form for a person who is not saved. */
export function AddPersonDialog({ onAdd, onClose }: AddPersonDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<BirthProblems>();
  function submit(event: FormEvent<HTMLFormElement>): void {
    const read = readPerson(readFields(event), 'member');
    if ('somebody' in read) {
      onAdd(read.somebody);
      onClose();
      return;
    }
    setProblems(read.problems);
    focusField(form.current, read.problems.calendar ? 'member-calendar' : 'member-date');
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title="Add somebody"
      description="Only for this comparison. We do not save this person."
    >
      <Stack gap={5} asChild>
        <form ref={form} onSubmit={submit}>
          <PersonFields prefix="member-" canBeSign problems={problems} />
          <FormActions action="Add" onCancel={onClose} />
        </form>
      </Stack>
    </Dialog>
  );
}
