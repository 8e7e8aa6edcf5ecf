import { Button, type ButtonProps } from '@org/ui';

interface TryAgainProps extends Pick<ButtonProps, 'variant' | 'busyLabel'> {
  /** Whether the last press is still at work. */
  isRetrying?: boolean;
  onRetry: () => void;
}

/** The button that repeats what has failed. It keeps its place and the focus while it is at work. */
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
