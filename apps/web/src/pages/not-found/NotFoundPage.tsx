import { Button, PageSection, Stack } from '@org/ui';
import { Link } from 'react-router-dom';
import { BesideWheel } from '#birth/BesideWheel.tsx';
import { paths } from '#paths.ts';
import { PageSearch } from './PageSearch.tsx';

export function NotFoundPage() {
  return (
    <PageSection heading="h1" title="404 Page Not Found" lead="Did you forget to add the page to the router?">
      <BesideWheel>
        <Stack gap={5} align="start">
          <PageSearch />
          <Button asChild variant="primary">
            <Link to={paths.home}>Go home</Link>
          </Button>
        </Stack>
      </BesideWheel>
    </PageSection>
  );
}
