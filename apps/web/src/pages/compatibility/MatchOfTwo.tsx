import { Alert, Button, PageSection, Skeleton } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { RequestError } from '#api/errors.ts';
import { useRetry } from '#api/useRetry.ts';
import { MatchChapters } from './MatchChapters.tsx';
import { matchOf, type TwoPeople } from './queries.ts';

/** The match of two people, with its states: loading, failed, there. */
export function MatchOfTwo({ people }: { people: TwoPeople }) {
  const match = useQuery(matchOf(people));
  const { hasFailed, isRetrying, retry } = useRetry(match);
  const refusal = refusalOf(match.error);
  if (hasFailed) {
    return (
      <PageSection>
        <Alert tone="danger">
          {refusal ? (
            <p>{refusal}</p>
          ) : (
            <>
              <p>The two could not be compared. Please check your connection and try again.</p>
              <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
                Try again
              </Button>
            </>
          )}
        </Alert>
      </PageSection>
    );
  }
  if (match.data) return <MatchChapters match={match.data} />;
  return (
    <PageSection aria-busy>
      <p role="status">Comparing the two charts …</p>
      <Skeleton shape="text" count={6} />
    </PageSection>
  );
}

/** The sentence of the server, where it refuses a birth: asked again, it would say the same. */
const refusalOf = (error: Error | null): string | undefined =>
  error instanceof RequestError && error.status === 400 ? error.sentence : undefined;
