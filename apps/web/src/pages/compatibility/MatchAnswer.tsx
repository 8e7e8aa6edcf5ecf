import { Alert, PageSection, Skeleton } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RequestError } from '#api/errors.ts';
import { Loaded } from '#api/Loaded.tsx';

interface MatchAnswerProps<Answer> {
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A match with its states: loading, refused, failed, loaded. */
export function MatchAnswer<Answer>({ query, children }: MatchAnswerProps<Answer>) {
  const refusal = refusalOf(query.error);
  if (refusal)
    return (
      <PageSection>
        <Alert tone="danger">{refusal}</Alert>
      </PageSection>
    );
  return (
    <Loaded
      query={query}
      failed="The charts could not be compared."
      failureIn={PageSection}
      loading={
        <PageSection aria-busy>
          <p role="status">Comparing the charts …</p>
          <Skeleton shape="text" count={6} />
        </PageSection>
      }
    >
      {children}
    </Loaded>
  );
}

/** The server's sentence if it refuses a birth. There is no retry, because the answer would be the same. */
const refusalOf = (error: Error | null): string | undefined =>
  error instanceof RequestError && error.status === 400 ? error.sentence : undefined;
