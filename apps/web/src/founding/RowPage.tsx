import { Alert, Button, PageSection, Skeleton } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RequestError } from '#api/errors.ts';
import { useRetry } from '#api/useRetry.ts';
import { lists, rowPath, type List } from './lists.ts';
import { RowNotFound } from './RowNotFound.tsx';

interface RowPageProps<T> {
  list: List;
  slug: string;
  query: UseQueryResult<T>;
  children: (row: T) => ReactNode;
}

/** The states of the page of a row: loading, unknown, moved, failed, there. */
export function RowPage<T extends { readonly movedTo: string | null }>({
  list,
  slug,
  query,
  children,
}: RowPageProps<T>) {
  const { hasFailed, isRetrying, retry } = useRetry(query);
  const { data, error } = query;
  if (error instanceof RequestError && (error.status === 404 || error.status === 400))
    return <RowNotFound list={list} slug={slug} />;
  if (hasFailed)
    return (
      <PageSection>
        <Alert tone="danger">
          <p>This {lists[list].one} could not be loaded. Please check your connection and try again.</p>
          <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
            Try again
          </Button>
        </Alert>
      </PageSection>
    );
  if (!data)
    return (
      <PageSection aria-busy>
        <p role="status">Opening the page …</p>
        <Skeleton shape="text" count={8} />
      </PageSection>
    );
  // A former name, or another name of the same row.
  if (data.movedTo !== null) return <Navigate replace to={rowPath(list, data.movedTo)} />;
  return children(data);
}
