import { Spinner } from '@org/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#api/Loaded.tsx';

interface CountedProps<Data, Key extends readonly unknown[]> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  children: (data: Data) => ReactNode;
}

/** A picture of the answer of a query, with its other states. */
export function Counted<Data, Key extends readonly unknown[]>({ query, children }: CountedProps<Data, Key>) {
  return (
    <Loaded
      query={useQuery(query)}
      failed="The numbers could not be loaded."
      loading={<Spinner label="Counting …" />}
    >
      {children}
    </Loaded>
  );
}
