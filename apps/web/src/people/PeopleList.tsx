import { Button, Card, Grid, Seal, Stack } from '@org/ui';
import { lazy, Suspense, useState } from 'react';
import type { Birth } from '#birth/birth.ts';
import { sampleOf } from '#birth/sample.ts';
import type { SavedPerson } from './queries.ts';
import { relationNames } from './relation-names.ts';
import { saysTheSame } from './says-the-same.ts';

const DeletePersonDialog = lazy(async () => ({
  default: (await import('./DeletePersonDialog.tsx')).DeletePersonDialog,
}));

interface PeopleListProps {
  people: readonly SavedPerson[];
  /** The birth that the page shows. */
  shown: Birth | undefined;
  onChoose: (birth: Birth) => void;
  onEdit: (person: SavedPerson) => void;
}

/** A card for each saved person. */
export function PeopleList({ people, shown, onChoose, onEdit }: PeopleListProps) {
  const [deleted, setDeleted] = useState<SavedPerson>();
  return (
    <>
      <Grid columns="s" repeat="fill" gap={4} asChild>
        <ul>
          {people.map((person) => {
            const { birth, relation } = person;
            const sample = sampleOf(birth.date, birth.calendar);
            const isShown = shown !== undefined && saysTheSame(birth, shown);
            return (
              <li key={person.id}>
                <Card>
                  <Stack gap={3}>
                    <Stack direction="row" gap={3} wrap={false}>
                      {sample && <Seal sign={sample.sign.id} size={3} />}
                      <div>
                        <h3>{birth.name}</h3>
                        <p>
                          {relationNames[relation]}
                          {sample && ` · ${sample.born.sign.name}`}
                        </p>
                      </div>
                    </Stack>
                    <Stack direction="row" gap={2}>
                      <Button
                        onClick={() => onChoose(birth)}
                        disabled={isShown}
                        aria-label={isShown ? `${birth.name} is shown` : `Read ${birth.name}`}
                      >
                        {isShown ? 'Shown' : 'Read'}
                      </Button>
                      <Button
                        variant="quiet"
                        onClick={() => onEdit(person)}
                        aria-label={`Edit ${birth.name}`}
                      >
                        Edit
                      </Button>
                      <Button
                        variant="quiet"
                        onClick={() => setDeleted(person)}
                        aria-label={`Delete ${birth.name}`}
                      >
                        Delete
                      </Button>
                    </Stack>
                  </Stack>
                </Card>
              </li>
            );
          })}
        </ul>
      </Grid>
      <Suspense>
        {deleted && <DeletePersonDialog person={deleted} onClose={() => setDeleted(undefined)} />}
      </Suspense>
    </>
  );
}
