import { Alert, Button } from '@org/ui';

/** A query of a page, and the error message if it fails. */
export type Load = readonly [
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> },
  sentence: string,
];

interface LoadFailuresProps {
  loads: readonly Load[];
  /** Called after all failed queries were refetched. */
  onRetried: () => void;
}

/** Shows the messages of failed queries and one button that refetches them. */
export function LoadFailures({ loads, onRetried }: LoadFailuresProps) {
  const failed = loads.filter(([query]) => query.isError);
  if (failed.length === 0) return null;
  return (
    <Alert tone="danger">
      {failed.map(([, sentence]) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Button
        busy={failed.some(([query]) => query.isFetching)}
        busyLabel="Trying again..."
        onClick={() => void Promise.all(failed.map(([query]) => query.refetch())).then(onRetried)}
      >
        Try again
      </Button>
    </Alert>
  );
}
