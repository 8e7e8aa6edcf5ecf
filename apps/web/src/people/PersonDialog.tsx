import { Alert, Dialog, Grid, Input, Select, Stack } from '@org/ui';
import { useRef, useState, type FormEvent } from 'react';
import { request } from '#api/client.ts';
import { RequestError, failureSentence } from '#api/errors.ts';
import type { Birth } from '#birth/birth.ts';
import { refusedFields, type BirthProblems } from '#birth/birth-problems.ts';
import { BirthFields } from '#birth/BirthFields.tsx';
import { readBirth } from '#birth/read-birth.ts';
import { FormActions } from '#forms/FormActions.tsx';
import { focusField, readFields, textOf } from '#forms/fields.ts';
import type { PersonRelation, SavedPerson } from './queries.ts';
import { isRelation, relationOptions } from './relation-names.ts';
import { usePeopleAction } from './usePeopleAction.ts';

interface PersonDialogProps {
  /** The person who is edited. Without one, a new person is saved. */
  person?: SavedPerson;
  birth: Birth;
  /** The initial relation of the person to the user. */
  relation: PersonRelation;
  /** Called with the saved birth, including its name. */
  onSaved?: (birth: Birth) => void;
  onClose: () => void;
}

type PersonContent = Pick<SavedPerson, 'relation' | 'birth'>;

/** A form for a person: the name, the relation to the user, and the known facts of the birth. */
export function PersonDialog({ person, birth, relation, onSaved, onClose }: PersonDialogProps) {
  // One id for all tries, so that repeating a save after a lost answer creates no second person.
  const [newId] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<BirthProblems>();
  const save = usePeopleAction({
    run: (content: PersonContent) =>
      person
        ? request('PUT /api/people/{id}', {
            params: { id: person.id },
            body: { ...content, updatedAt: person.updatedAt },
          })
        : request('POST /api/people', { body: { ...content, id: newId } }),
    onDone: ({ person: saved }) => {
      onSaved?.(saved.birth);
      onClose();
    },
    changes: 'GET /api/people',
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    const fields = readFields(event);
    const read = readBirth(fields);
    if ('problems' in read) {
      setProblems(read.problems);
      focusField(form.current, read.problems.date ? 'date' : 'calendar');
      return;
    }
    setProblems(undefined);
    const who = textOf(fields, 'relation');
    save.mutate({
      relation: isRelation(who) ? who : 'other',
      birth: { ...read.birth, name: textOf(fields, 'name') },
    });
  }
  const refused =
    save.error instanceof RequestError && save.error.fields ? refusedFields(save.error) : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={person ? `Edit ${person.birth.name}` : 'Save this birth'}
    >
      <Stack gap={5} asChild>
        <form ref={form} onSubmit={submit}>
          {save.error && (
            <Alert tone="danger">
              {failureSentence(
                save.error,
                'This person could not be saved. Your text is still here. Please try again.',
              )}
            </Alert>
          )}
          <Grid columns="s" gap={5} align="start">
            <Input
              label="Name"
              name="name"
              required
              maxLength={80}
              autoComplete="off"
              defaultValue={birth.name}
              hint="The name that you use. Enter first and last name for the numerology of the name."
              error={refused?.name && 'Please enter a name.'}
            />
            <Select label="Who is it?" name="relation" options={relationOptions} defaultValue={relation} />
          </Grid>
          <BirthFields initial={birth} problems={problems ?? refused} hasName={false} />
          <FormActions action="Save" isBusy={save.isPending} onCancel={onClose} />
        </form>
      </Stack>
    </Dialog>
  );
}
