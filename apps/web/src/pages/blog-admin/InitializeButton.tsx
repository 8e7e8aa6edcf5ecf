import { Button } from '@org/ui';
import { request } from '#api/client.ts';
import { articleChanges } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';

/** Adds the settings, the first keywords and the first articles if they are missing. */
export function InitializeButton() {
  const initialize = useAdminAction({
    run: () => request('POST /api/blog/initialize', {}),
    done: ({ message }) => ['Blog System Initialized', message],
    failed: 'Initialization Failed',
    changes: [...articleChanges, 'GET /api/blog/settings'],
    key: 'initialize',
  });
  return (
    <Button busy={initialize.isPending} busyLabel="Initializing..." onClick={() => initialize.mutate()}>
      Initialize
    </Button>
  );
}
