import { Button, Skeleton, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Loaded } from '#api/Loaded.tsx';
import type { Birth } from '#birth/birth.ts';
import { PeopleList } from './PeopleList.tsx';
import { savedPeople, type SavedPerson } from './queries.ts';
import { saysTheSame } from './says-the-same.ts';

/** Loaded when they are opened, because the page that contains them already has the most code. */
const PersonDialog = lazy(async () => ({ default: (await import('./PersonDialog.tsx')).PersonDialog }));
const CalendarDialog = lazy(async () => ({ default: (await import('./CalendarDialog.tsx')).CalendarDialog }));

interface PeopleProps {
  /** The birth that the page shows. */
  birth: Birth | undefined;
  onChoose: (birth: Birth) => void;
}

/** The saved people. The user can read them, add the shown birth, and get their days as a calendar. */
export function People({ birth, onChoose }: PeopleProps) {
  const saved = useQuery(savedPeople());
  const people = saved.data?.people;
  const [edited, setEdited] = useState<SavedPerson | 'new'>();
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const hasSelf = people?.some(({ relation }) => relation === 'self');
  const close = (): void => setEdited(undefined);
  const isSaved = birth !== undefined && people?.some((person) => saysTheSame(person.birth, birth));
  return (
    <Stack gap={4} asChild>
      <section aria-labelledby="people">
        <Stack direction="row" justify="between">
          <h2 id="people">Your people</h2>
          <Stack direction="row" gap={3}>
            {birth && people && !isSaved && <Button onClick={() => setEdited('new')}>Save this birth</Button>}
            <Button onClick={() => setIsCalendarOpen(true)}>Calendar of your people</Button>
          </Stack>
        </Stack>
        <Loaded
          query={saved}
          failed="Your saved people could not be loaded."
          loading={<Skeleton count={6} />}
          isEmpty={(data) => data.people.length === 0}
          empty={
            <p>
              You have no saved people yet. Read the birth of yourself or somebody else, then save it here. It
              is encrypted, and you see it on every device on which you sign in.
            </p>
          }
        >
          {(data) => <PeopleList people={data.people} shown={birth} onChoose={onChoose} onEdit={setEdited} />}
        </Loaded>
        <Suspense>
          {birth && edited === 'new' && (
            <PersonDialog
              birth={birth}
              relation={hasSelf ? 'other' : 'self'}
              onSaved={onChoose}
              onClose={close}
            />
          )}
          {edited && edited !== 'new' && (
            <PersonDialog person={edited} birth={edited.birth} relation={edited.relation} onClose={close} />
          )}
          {isCalendarOpen && <CalendarDialog onClose={() => setIsCalendarOpen(false)} />}
        </Suspense>
      </section>
    </Stack>
  );
}
