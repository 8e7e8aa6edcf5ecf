import { Button, EmptyState } from '@org/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { get } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { hasJustPaid } from './paid-now.ts';
import { canonicalPath, paths } from '#paths.ts';
import { DocumentHead } from './DocumentHead.tsx';

const askAgainMs = 2_000;

/** Shown without a header, for an error of the header itself. */
export function ErrorPage() {
  const { pathname } = useLocation();
  return (
    <main>
      <DocumentHead path={canonicalPath(pathname)} />
      <PageFailure />
    </main>
  );
}

/** Shown between header and footer for unexpected errors, such as a chunk that could not be loaded. */
export function PageFailure() {
  const isAway = useServerAway();
  const { state } = useLocation();
  return (
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
      {hasJustPaid(state) &&
        'Your payment has arrived, and you have lifetime access. You do not need to pay again. '}
      {isAway
        ? 'Please check your connection. This page opens by itself when the connection is back.'
        : 'Please reload the page. Everything that you saved is still there.'}
    </EmptyState>
  );
}

/**
 * Whether the server is unreachable. Reloads the page when it is reachable again. It does not use `useQuery`, whose observer
 * would add to the first scripts of the landing page.
 */
function useServerAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let current = true;
    let failures = 0;
    const readiness = {
      ...get('GET /readyz', {}),
      retry: () => {
        failures += 1;
        if (current) setIsAway(true);
        return current;
      },
      retryDelay: askAgainMs,
      staleTime: 0,
      gcTime: 0,
    };
    const watch = async (): Promise<void> => {
      await queryClient.prefetchQuery(readiness);
      if (current && failures > 0) window.location.reload();
    };
    void watch();
    return () => {
      current = false;
    };
  }, []);
  return isAway;
}
