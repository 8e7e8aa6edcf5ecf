import { Alert, Button, Spinner } from '@org/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withWait } from '#api/errors.ts';
import { useRetry } from '#api/useRetry.ts';

interface LoadedProps<Data, Key extends readonly unknown[]> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  children: (data: Data) => ReactNode;
}

/** What is drawn of the answer of a query; until then a spinner, and a button if it fails. */
export function Loaded<Data, Key extends readonly unknown[]>({ query, children }: LoadedProps<Data, Key>) {
  const answer = useQuery(query);
  const { hasFailed, isRetrying, retry } = useRetry(answer);
  if (hasFailed)
    return (
      <Alert tone="danger">
        <p>
          {withWait(
            'The numbers could not be loaded. Please check your connection and try again.',
            answer.error,
          )}
        </p>
        <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
          Try again
        </Button>
      </Alert>
    );
  return answer.data ? children(answer.data) : <Spinner label="Counting …" />;
}
