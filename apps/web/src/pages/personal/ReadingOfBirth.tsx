import { Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#api/Loaded.tsx';
import type { Birth } from '#birth/birth.ts';
import { refusedFields } from '#birth/birth-problems.ts';
import { BirthForm } from '#birth/BirthForm.tsx';
import { readingOf, yearAhead } from './queries.ts';
import { ReadingChapters } from './ReadingChapters.tsx';
import { ReadingSkeleton } from './ReadingSkeleton.tsx';

interface ReadingOfBirthProps {
  birth: Birth;
  /** Called with another birth, where the server refused this one. */
  onChange: (birth: Birth) => void;
}

/** The full reading of a birth, with its states: loading, refused, failed, there. */
export function ReadingOfBirth({ birth, onChange }: ReadingOfBirthProps) {
  const [params] = useSearchParams();
  const reading = useQuery(readingOf(birth, yearAhead(params)));
  const refusal = refusedFields(reading.error);
  if (refusal) {
    return (
      <Stack gap={5}>
        <h2>This birth can’t be read yet</h2>
        <BirthForm initial={birth} problems={refusal} onSubmit={onChange} />
      </Stack>
    );
  }
  return (
    <div aria-busy={reading.isFetching}>
      <Loaded query={reading} failed="Your reading could not be loaded." loading={<ReadingSkeleton />}>
        {(data) => <ReadingChapters reading={data} birth={birth} />}
      </Loaded>
    </div>
  );
}
