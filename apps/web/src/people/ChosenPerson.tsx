import { dayInWords } from '@org/api-contract/lists';
import { Card, Seal, Stack } from '@org/ui';
import { sampleOf } from '#birth/sample.ts';
import type { SavedPerson } from './queries.ts';
import { relationNames } from './relation-names.ts';

/** A chosen saved person, with the known facts of the birth. */
export function ChosenPerson({ person: { birth, relation } }: { person: SavedPerson }) {
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
