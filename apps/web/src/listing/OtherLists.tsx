import { lists } from '@org/api-contract/lists';
import { Link as TextLink } from '@org/ui';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';

const searched: readonly (readonly [path: string, name: string])[] = [
  ...Object.values(lists).map(({ path, fullSeveral }) => [path, fullSeveral] as const),
  [paths.openings, 'openings'],
];

/**
 * Links that search for the same words in the other lists, for example for a car brand typed in the list of companies.
 *
 * @param search - the words that this list did not find
 */
export function OtherLists({ search }: { search: string }) {
  const { pathname } = useLocation();
  return (
    <p>
      Or search in:{' '}
      {searched
        .filter(([path]) => path !== pathname)
        .map(([path, name], index) => (
          <span key={path}>
            {index > 0 && ', '}
            <TextLink asChild>
              <Link to={{ pathname: path, search: new URLSearchParams({ search }).toString() }}>{name}</Link>
            </TextLink>
          </span>
        ))}
    </p>
  );
}
