import { Alert, Button, PageSection } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { RequestError } from '#api/errors.ts';
import { useRetry } from '#api/useRetry.ts';
import type { Birth } from '#birth/birth.ts';
import { readingOf, yearAhead } from './queries.ts';
import { ReadingChapters } from './ReadingChapters.tsx';
import { ReadingSkeleton } from './ReadingSkeleton.tsx';

/** The full reading of a birth, with its states: loading, failed, there. */
export function ReadingOfBirth({ birth }: { birth: Birth }) {
  const [params] = useSearchParams();
  const reading = useQuery(readingOf(birth, yearAhead(params)));
  const { hasFailed, isRetrying, retry } = useRetry(reading);
  if (hasFailed) {
    return (
      <PageSection>
        <Alert tone="danger">
          <p>{messageOf(reading.error)}</p>
          <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
            Try again
          </Button>
        </Alert>
      </PageSection>
    );
  }
  return (
    <PageSection aria-busy={reading.isFetching}>
      {reading.data ? <ReadingChapters reading={reading.data} /> : <ReadingSkeleton />}
    </PageSection>
  );
}

/** Where the birth itself is refused, the sentence of the server says why. */
const messageOf = (error: Error | null): string =>
  error instanceof RequestError && error.status === 400 && error.sentence
    ? error.sentence
    : 'Your reading could not be loaded. Please check your connection and try again.';
