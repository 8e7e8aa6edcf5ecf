import { Button, EmptyState, Link as TextLink, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePageHead } from '#layout/page-head.ts';
import { listOf, type ListId } from '@org/api-contract/lists';
import { RowLink } from './RowLink.tsx';
import { rowsFound } from './rows-found.ts';

const maxSuggestions = 6;

/** The page for an unknown slug. It suggests the rows that a search for the slug's words finds. */
export function RowNotFound({ list, slug }: { list: ListId; slug: string }) {
  const words = slug.replaceAll('-', ' ');
  const { data } = useQuery(rowsFound(list, words));
  usePageHead({
    title: '404 Page Not Found',
    description: `We have no ${listOf(list).one} of this name.`,
  });
  const found = (data ?? []).slice(0, maxSuggestions);
  const { one, several, path } = listOf(list);
  return (
    <EmptyState
      heading="h1"
      title="404 Page Not Found"
      actions={
        <Button asChild variant="primary">
          <Link to={`${path}?search=${encodeURIComponent(words)}`}>Search all {several}</Link>
        </Button>
      }
    >
      <Stack gap={2}>
        <p>{`We have no ${one} called “${words}”.${found.length > 0 ? ' Did you mean one of these?' : ''}`}</p>
        {found.length > 0 && (
          <Stack gap={2} asChild>
            <ul>
              {found.map((row) => (
                <li key={row.slug}>
                  <TextLink asChild>
                    <RowLink list={list} slug={row.slug}>
                      {row.name}
                    </RowLink>
                  </TextLink>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </EmptyState>
  );
}
