import { EmptyState } from '@org/ui';
import { TryAgain } from '#api/TryAgain.tsx';

/** Says that the identity provider could not be asked about the link of a mail. */
export const LinkUnchecked = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    heading="h1"
    title="The link could not be checked"
    actions={<TryAgain variant="primary" onRetry={onRetry} />}
  >
    Please check your connection.
  </EmptyState>
);
