import { Alert, Button } from '@org/ui';

/** A read that a page needs, and the sentence to show where it fails. */
export type Load = readonly [
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> },
  sentence: string,
];

interface LoadFailuresProps {
  loads: readonly Load[];
  /** Called when everything was asked for again. */
  onRetried: () => void;
}

/** Says all that could not be loaded, with one button that asks for it again. */
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
