import { Alert, Button } from '@org/ui';

interface LoadFailuresProps {
  /** What a list needs beside its items, and the sentence for each where it cannot be loaded. */
  parts: readonly (readonly [
    query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> },
    sentence: string,
  ])[];
}

/** Says which of the filters could not be loaded; the list itself goes on. */
export function LoadFailures({ parts }: LoadFailuresProps) {
  const failed = parts.filter(([query]) => query.isError);
  if (failed.length === 0) return null;
  return (
    <Alert tone="danger">
      {failed.map(([, sentence]) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Button
        busy={failed.some(([query]) => query.isFetching)}
        busyLabel="Trying again..."
        onClick={() => void Promise.all(failed.map(([query]) => query.refetch()))}
      >
        Try again
      </Button>
    </Alert>
  );
}
