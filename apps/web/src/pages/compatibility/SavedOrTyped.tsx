import { Select, Stack } from '@org/ui';
import { useId, type ReactNode } from 'react';
import { ChosenPerson } from '#people/ChosenPerson.tsx';
import type { SavedPerson } from '#people/queries.ts';

interface SavedOrTypedProps {
  heading: string;
  /** The people to choose from. */
  people: readonly SavedPerson[];
  chosen: SavedPerson | undefined;
  /** Called with the id of a saved person, or with an empty string for a person to be typed. */
  onChoose: (id: string) => void;
  /** The fields of a typed person. They keep their values while a saved person is chosen. */
  children: ReactNode;
}

/** A person, chosen from the saved people or typed. */
export function SavedOrTyped({ heading, people, chosen, onChoose, children }: SavedOrTypedProps) {
  const headingId = useId();
  return (
    <Stack gap={5} role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {people.length > 0 && (
        <Select
          label="From your people"
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChoose(target.value)}
          options={[
            { value: '', label: 'Somebody else' },
            ...people.map(({ id, birth }) => ({ value: id, label: birth.name })),
          ]}
        />
      )}
      {chosen && <ChosenPerson person={chosen} />}
      {/* Saved people that load later do not replace a person who is being typed. */}
      <fieldset hidden={chosen !== undefined} disabled={chosen !== undefined} onInput={() => onChoose('')}>
        {children}
      </fieldset>
    </Stack>
  );
}
