import { Alert } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, useState, type ElementType, type ReactNode } from 'react';
import { withWait } from './errors.ts';
import { TryAgain } from './TryAgain.tsx';

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError'> & {
    refetch: () => Promise<{ isError: boolean }>;
  };
  /** Shown until there is an answer. */
  loading: ReactNode;
  /** The failure as a sentence, such as "The codes could not be loaded." */
  failed: string;
  /** Why the query failed, or what the user can do. */
  reasonOf?: (error: Error) => string;
  /** The element around a failure, if the children are whole sections. */
  failureIn?: ElementType<{ children: ReactNode }>;
  /** Whether an answer has nothing to show. `empty` is shown then. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

const checkConnection = (error: Error): string =>
  withWait('Please check your connection and try again.', error);

/**
 * The states of a query: loading, failed, empty, loaded. If a later read fails, the last answer stays below the failure. During a
 * retry the failure stays, because its button has the focus.
 */
export function Loaded<Data>({
  query: { data, error, isError, refetch },
  loading,
  failed,
  reasonOf = checkConnection,
  failureIn: Frame = Fragment,
  isEmpty,
  empty,
  children,
}: LoadedProps<Data>) {
  const [retried, setRetried] = useState<Error>();
  const failure = retried ?? (isError ? error : null);
  async function retry(): Promise<void> {
    setRetried(failure ?? undefined);
    await refetch();
    setRetried(undefined);
  }
  return (
    <>
      {failure && (
        <Frame>
          <Alert tone="danger">
            <p>
              {failed} {reasonOf(failure)}
            </p>
            <TryAgain isRetrying={retried !== undefined} onRetry={() => void retry()} />
          </Alert>
        </Frame>
      )}
      {data === undefined ? !failure && loading : isEmpty?.(data) ? empty : children(data)}
    </>
  );
}
