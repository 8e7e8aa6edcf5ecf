import { Alert, Button, PageSection, Skeleton, Stack } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RequestError } from '#api/errors.ts';
import { useRetry } from '#api/useRetry.ts';
import { lists, rowPath, type List } from './lists.ts';
import { RowHead, useKnownRow } from './RowHead.tsx';
import { RowNotFound } from './RowNotFound.tsx';

const opening = <p role="status">Opening the page …</p>;

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
  const known = useKnownRow();
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
        <Stack gap={6}>
          {known ? (
            <RowHead list={list} slug={slug} row={known}>
              {opening}
            </RowHead>
          ) : (
            opening
          )}
          <Skeleton shape="text" count={8} />
        </Stack>
      </PageSection>
    );
  // A former name, or another name of the same row.
  if (data.movedTo !== null) return <Navigate replace to={rowPath(list, data.movedTo)} />;
  return children(data);
}
