import { Button, EmptyState } from '@org/ui';
import { paths } from '#paths.ts';

/** For what nobody foresaw, such as code of a new version that an open page cannot find. */
export function ErrorPage() {
  return (
    <main>
      <EmptyState
        title="Something went wrong"
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
        Reloading usually helps. Nothing you did is lost.
      </EmptyState>
    </main>
  );
}
