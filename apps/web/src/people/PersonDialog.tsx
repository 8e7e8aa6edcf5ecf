import { Alert, Button, DateInput, Dialog, Input, Select, Stack } from '@org/ui';
import { useState, type FormEvent } from 'react';
import { request } from '#api/client.ts';
import { RequestError } from '#api/errors.ts';
import type { Birth } from '#birth/birth.ts';
import { firstBirthDate, lastBirthDate } from '#birth/birth-dates.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { failureSentence } from './failure-sentence.ts';
import type { PersonRelation, SavedPerson } from './queries.ts';
import { isRelation, relationNames } from './relation-names.ts';
import { usePeopleAction } from './usePeopleAction.ts';

interface PersonDialogProps {
  /** The person who is edited. Without one, a new person is saved. */
  person?: SavedPerson;
  birth: Birth;
  /** Who it is, unless the user chooses another answer. */
  relation: PersonRelation;
  /** Called with the birth as it was saved, with its name. */
  onSaved?: (birth: Birth) => void;
  onClose: () => void;
}

type PersonContent = Pick<SavedPerson, 'relation' | 'birth'>;

const relations = Object.entries(relationNames).map(([value, label]) => ({ value, label }));

/** A form for a person: a name, who it is, and the date and time of birth. The place stays as it is. */
export function PersonDialog({ person, birth, relation, onSaved, onClose }: PersonDialogProps) {
  // One id for all tries, so that a save that is repeated after a lost answer makes no second person.
  const [newId] = useState(() => crypto.randomUUID());
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
  const submit = (event: FormEvent<HTMLFormElement>): void =>
    save.mutate(contentOf(readFields(event), birth));
  const fields = save.error instanceof RequestError ? save.error.fields : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={person ? `Edit ${person.birth.name}` : 'Save this birth'}
      description={birth.place && `Born in ${birth.place.name}.`}
    >
      <Stack asChild>
        <form onSubmit={submit}>
          {save.error && (
            <Alert tone="danger">
              {failureSentence(save.error, 'This person could not be saved. Please try again.')}
            </Alert>
          )}
          <Input
            label="Name"
            name="name"
            required
            maxLength={80}
            autoComplete="off"
            defaultValue={birth.name}
            hint="As you call this person"
            error={fields?.['birth/name'] && 'Please enter a name.'}
          />
          <Select label="Who is it?" name="relation" options={relations} defaultValue={relation} />
          <DateInput
            label="Birth date"
            name="date"
            required
            min={firstBirthDate}
            max={lastBirthDate}
            defaultValue={birth.date}
          />
          <Input
            label="Time of birth"
            name="time"
            type="time"
            defaultValue={birth.time}
            hint="If you know it"
          />
          <Stack direction="row" gap={3}>
            <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving...">
              Save
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}

function contentOf(fields: FormData, { date, place, sex, calendar }: Birth): PersonContent {
  const relation = textOf(fields, 'relation');
  const time = textOf(fields, 'time').slice(0, 'HH:MM'.length);
  return {
    relation: isRelation(relation) ? relation : 'other',
    birth: {
      date: textOf(fields, 'date') || date,
      ...(time && { time }),
      ...(place && { place }),
      name: textOf(fields, 'name'),
      ...(sex && { sex }),
      ...(calendar && { calendar }),
    },
  };
}
