import { PageSection, Skeleton, Stack } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RequestError } from '#api/errors.ts';
import { Loaded } from '#api/Loaded.tsx';
import { listOf, type ListId } from '@org/api-contract/lists';
import { paths } from '#paths.ts';
import { RowHead, useKnownRow } from './RowHead.tsx';
import { RowNotFound } from './RowNotFound.tsx';

const opening = <p role="status">Opening the page …</p>;

interface RowPageProps<T> {
  list: ListId;
  slug: string;
  query: UseQueryResult<T>;
  children: (row: T) => ReactNode;
}

/** The states of the page of a row: loading, unknown, moved, failed, loaded. */
export function RowPage<T extends { readonly movedTo: string | null }>({
  list,
  slug,
  query,
  children,
}: RowPageProps<T>) {
  const { error } = query;
  const known = useKnownRow();
  if (error instanceof RequestError && (error.status === 404 || error.status === 400))
    return <RowNotFound list={list} slug={slug} />;
  return (
    <Loaded
      query={query}
      loading={
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
      }
      failed={`This ${listOf(list).one} could not be loaded.`}
      failureIn={PageSection}
    >
      {(row) =>
        // The slug belongs to a former or other name of the row.
        row.movedTo === null ? children(row) : <Navigate replace to={paths.rowOf(list, row.movedTo)} />
      }
    </Loaded>
  );
}
