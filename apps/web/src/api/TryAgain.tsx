import { Button, type ButtonProps } from '@org/ui';

interface TryAgainProps extends Pick<ButtonProps, 'variant' | 'busyLabel'> {
  /** Whether the last retry is still running. */
  isRetrying?: boolean;
  onRetry: () => void;
}

/** A button that retries a failed action. It keeps its place and the focus while the retry runs. */
export const TryAgain = ({
  isRetrying = false,
  onRetry,
  busyLabel = 'Trying again...',
  ...look
}: TryAgainProps) => (
  <Button {...look} busy={isRetrying} busyLabel={busyLabel} onClick={onRetry}>
    Try again
  </Button>
);
