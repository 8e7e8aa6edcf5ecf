import { Button, PageSection, Stack } from '@org/ui';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { PageSearch } from './PageSearch.tsx';

export function NotFoundPage() {
  return (
    <PageSection heading="h1" title="404 Page Not Found" lead="Did you forget to add the page to the router?">
      <Stack gap={5} align="start">
        <PageSearch />
        <Button asChild variant="primary">
          <Link to={paths.home}>Go home</Link>
        </Button>
      </Stack>
    </PageSection>
  );
}
