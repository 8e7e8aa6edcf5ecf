import { Button, EmptyState } from '@org/ui';
import { useEffect, useState } from 'react';
import { request } from '#api/client.ts';
import { paths } from '#paths.ts';

const askAgainMs = 2_000;

/** For what nobody foresaw, such as a page's code that could not be fetched. */
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

/** Whether the server cannot be reached; once it can be again, the page is loaded anew. */
function useServerAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    const ask = async (wasAway: boolean): Promise<void> => {
      const isReady = await request('GET /readyz', {}).then(
        () => true,
        () => false,
      );
      if (!current) return;
      if (!isReady) {
        setIsAway(true);
        timer = setTimeout(() => void ask(true), askAgainMs);
      } else if (wasAway) window.location.reload();
    };
    void ask(false);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);
  return isAway;
}
