import { Alert } from '@org/ui';
import { useState } from 'react';
import { TryAgain } from '#api/TryAgain.tsx';

/** A query of a page, and the error message if it fails. */
export type Load = readonly [
  query: { isError: boolean; refetch: () => Promise<{ isError: boolean }> },
  sentence: string,
];

interface LoadFailuresProps {
  loads: readonly Load[];
  /** Called after all failed queries were refetched and have succeeded. */
  onRetried: () => void;
}

/** Shows the messages of failed queries and one button that refetches them. */
export function LoadFailures({ loads, onRetried }: LoadFailuresProps) {
  /** Failures stay visible during a retry: their queries are pending then, and the button has the focus. */
  const [retried, setRetried] = useState<readonly Load[]>();
  const failed = retried ?? loads.filter(([query]) => query.isError);
  if (failed.length === 0) return null;

  async function retry(): Promise<void> {
    setRetried(failed);
    const results = await Promise.all(failed.map(([query]) => query.refetch()));
    setRetried(undefined);
    if (results.every(({ isError }) => !isError)) onRetried();
  }

  return (
    <Alert tone="danger">
      {failed.map(([, sentence]) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <TryAgain isRetrying={retried !== undefined} onRetry={() => void retry()} />
    </Alert>
  );
}
