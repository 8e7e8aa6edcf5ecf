import { Link as TextLink, Stack } from '@org/ui';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';

/** Links from a list to the same list in the order of the reader's sign, its rows side by side, its pictures, and what is saved. */
export function ListLinks() {
  // The name of a list in an address is its path.
  const search = `?list=${useLocation().pathname.slice(1)}`;
  return (
    <Stack direction="row" gap={4} asChild>
      <p>
        <TextLink asChild>
          <Link to={{ pathname: paths.forYou, search }}>In the order of your sign</Link>
        </TextLink>
        <TextLink asChild>
          <Link to={{ pathname: paths.compare, search }}>Compare side by side</Link>
        </TextLink>
        <TextLink asChild>
          <Link to={paths.insights}>Insights in pictures</Link>
        </TextLink>
        <TextLink asChild>
          <Link to={paths.kept}>Saved</Link>
        </TextLink>
      </p>
    </Stack>
  );
}
