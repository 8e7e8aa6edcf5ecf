import { Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#api/Loaded.tsx';
import type { Birth } from '#birth/birth.ts';
import { refusedFields } from '#birth/birth-problems.ts';
import { BirthForm } from '#birth/BirthForm.tsx';
import { readingOf, yearAhead } from './queries.ts';
import { ReadingChapters } from './ReadingChapters.tsx';

interface ReadingOfBirthProps {
  birth: Birth;
  /** Called with a corrected birth after the server refused this one. */
  onChange: (birth: Birth) => void;
  /** The card of the sign, beside the summary. This device can show it before the reading arrives. */
  card: ReactNode;
}

/** The full reading of a birth, with its states: loading, refused, failed, loaded. */
export function ReadingOfBirth({ birth, onChange, card }: ReadingOfBirthProps) {
  const [params] = useSearchParams();
  const reading = useQuery(readingOf(birth, yearAhead(params)));
  const refusal = refusedFields(reading.error);
  if (refusal) {
    return (
      <Stack gap={5}>
        {card}
        <h2>We cannot read this birth yet</h2>
        <BirthForm initial={birth} problems={refusal} onSubmit={onChange} />
      </Stack>
    );
  }
  return (
    <Stack gap={5} aria-busy={reading.isFetching}>
      {reading.data === undefined && reading.errorUpdateCount > 0 && card}
      <Loaded
        query={reading}
        failed="Your reading could not be loaded."
        // The same component as for the loaded reading, so that the card keeps the focus.
        loading={<ReadingChapters reading={undefined} birth={birth} card={card} />}
      >
        {(data) => <ReadingChapters reading={data} birth={birth} card={card} />}
      </Loaded>
    </Stack>
  );
}
