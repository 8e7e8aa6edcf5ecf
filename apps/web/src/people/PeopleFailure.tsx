import { Alert, Button } from '@org/ui';

interface PeopleFailureProps {
  isRetrying: boolean;
  retry: () => void;
}

/** Says that the saved people could not be loaded, with a retry. */
export function PeopleFailure({ isRetrying, retry }: PeopleFailureProps) {
  return (
    <Alert tone="danger">
      <p>The people you have saved could not be loaded. Please check your connection and try again.</p>
      <Button onClick={retry} busy={isRetrying} busyLabel="Loading them...">
        Load them again
      </Button>
    </Alert>
  );
}
