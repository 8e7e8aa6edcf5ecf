import { Link as TextLink, PageSection, Stack } from '@org/ui';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';

const pages = [
  [paths.admin, 'Overview'],
  [paths.adminPayments, 'Payments'],
  [paths.adminCodes, 'Promotion codes'],
  [paths.adminSources, 'Sources'],
  [paths.blogAdmin, 'Blog admin'],
] as const;

/** The pages for admins. */
export const AdminPages = () => (
  <PageSection title="For admins">
    <Stack direction="row" gap={5}>
      {pages.map(([path, name]) => (
        <TextLink key={path} asChild>
          <Link to={path}>{name}</Link>
        </TextLink>
      ))}
    </Stack>
  </PageSection>
);
