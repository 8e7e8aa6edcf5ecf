import { dayInWords } from '@org/api-contract/lists';
import { Card, Seal, Select, Stack } from '@org/ui';
import { useId, type ReactNode } from 'react';
import { sampleOf } from '#birth/sample.ts';
import type { SavedPerson } from '#people/queries.ts';
import { relationNames } from '#people/relation-names.ts';

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

/** A chosen saved person, with the known facts of the birth. */
function ChosenPerson({ person: { birth, relation } }: { person: SavedPerson }) {
  const { date, time, place, name, calendar } = birth;
  const sign = sampleOf(date, calendar)?.born.sign;
  const born = [dayInWords(date), time && `at ${time}`, place && `in ${place.name}`]
    .filter(Boolean)
    .join(' ');
  return (
    <Card>
      <Stack direction="row" gap={3}>
        {sign && <Seal sign={sign.id} />}
        <div>
          <p>
            <strong>{name}</strong>
            {`, ${relationNames[relation].toLowerCase()}`}
            {sign && ` · ${sign.name}`}
          </p>
          <p>{`Born ${born}.`}</p>
          {!time && <p>Without a time of birth, we leave out everything that depends on the hour.</p>}
        </div>
      </Stack>
    </Card>
  );
}
