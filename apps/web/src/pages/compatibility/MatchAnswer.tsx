import { Alert, Button, PageSection, Skeleton } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RequestError, withWait } from '#api/errors.ts';
import { useRetry } from '#api/useRetry.ts';

interface MatchAnswerProps<Answer> {
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A match with its states: loading, refused, failed, there. */
export function MatchAnswer<Answer>({ query, children }: MatchAnswerProps<Answer>) {
  const { hasFailed, isRetrying, retry } = useRetry(query);
  const refusal = refusalOf(query.error);
  if (hasFailed) {
    return (
      <PageSection>
        <Alert tone="danger">
          {refusal ? (
            <p>{refusal}</p>
          ) : (
            <>
              <p>
                {withWait(
                  'They could not be compared. Please check your connection and try again.',
                  query.error,
                )}
              </p>
              <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
                Try again
              </Button>
            </>
          )}
        </Alert>
      </PageSection>
    );
  }
  if (query.data !== undefined) return children(query.data);
  return (
    <PageSection aria-busy>
      <p role="status">Comparing the charts …</p>
      <Skeleton shape="text" count={6} />
    </PageSection>
  );
}

/** The sentence of the server, where it refuses a birth: asked again, it would say the same. */
const refusalOf = (error: Error | null): string | undefined =>
  error instanceof RequestError && error.status === 400 ? error.sentence : undefined;
