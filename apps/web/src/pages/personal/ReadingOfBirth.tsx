import { Alert, Button, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { RequestError } from '#api/errors.ts';
import { useRetry } from '#api/useRetry.ts';
import type { Birth } from '#birth/birth.ts';
import { BirthForm, type BirthProblems } from '#birth/BirthForm.tsx';
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
  const { hasFailed, isRetrying, retry } = useRetry(reading);
  const refusal = refusalOf(reading.error);
  if (refusal) {
    return (
      <Stack gap={5}>
        <h2>This birth can’t be read yet</h2>
        <BirthForm initial={birth} problems={refusal} onSubmit={onChange} />
      </Stack>
    );
  }
  if (hasFailed) {
    return (
      <Alert tone="danger">
        <p>Your reading could not be loaded. Please check your connection and try again.</p>
        <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <div aria-busy={reading.isFetching}>
      {reading.data ? <ReadingChapters reading={reading.data} birth={birth} /> : <ReadingSkeleton />}
    </div>
  );
}

/** The sentence of the server beside each field that it refused; `undefined` for other failures. */
function refusalOf(error: Error | null): BirthProblems | undefined {
  if (!(error instanceof RequestError) || error.status !== 400 || !error.sentence) return undefined;
  // `birth/place/timeZone` is a part of the field for the place.
  const names = Object.keys(error.fields ?? {}).map((path) => path.split('/')[1] ?? '');
  return Object.fromEntries((names.length > 0 ? names : ['date']).map((name) => [name, error.sentence]));
}
