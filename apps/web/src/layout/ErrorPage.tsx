import { Button, EmptyState } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { get } from '#api/client.ts';
import { paths } from '#paths.ts';

const askAgainMs = 2_000;

/** Shown for unexpected errors, such as a chunk that could not be loaded. */
export function ErrorPage() {
  const isAway = useServerAway();
  return (
    <main>
      <EmptyState
        heading="h1"
        title={isAway ? 'We cannot reach Zodiac Atlas' : 'Something went wrong'}
        actions={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
            <Button asChild>
              <a href={paths.home}>Go home</a>
            </Button>
          </>
        }
      >
        {isAway
          ? 'This page opens by itself as soon as the connection is back. Nothing you did is lost.'
          : 'Reloading usually helps. Nothing you did is lost.'}
      </EmptyState>
    </main>
  );
}

/** Whether the server is unreachable. Reloads the page when it is reachable again. */
function useServerAway(): boolean {
  const { isSuccess, errorUpdateCount } = useQuery({
    ...get('GET /readyz', {}),
    refetchInterval: ({ state }) => (state.data ? false : askAgainMs),
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  });
  const wasAway = errorUpdateCount > 0;
  const isBack = wasAway && isSuccess;
  useEffect(() => {
    if (isBack) window.location.reload();
  }, [isBack]);
  return wasAway && !isBack;
}
