import { Button, EmptyState, PageSection } from '@org/ui';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';

export function NotFoundPage() {
  return (
    <PageSection heading="h1" title="404 Page Not Found" lead="Did you forget to add the page to the router?">
      <EmptyState
        title="Nothing is printed on this page"
        actions={
          <Button asChild variant="primary">
            <Link to={paths.home}>Go home</Link>
          </Button>
        }
      />
    </PageSection>
  );
}
