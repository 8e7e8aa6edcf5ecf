import { pageSize } from '@org/api-contract/values';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import type { ListId } from '@org/api-contract/lists';
import type { Reader } from '#founding/useReader.ts';

/** A page of a list in the order of the reader's sign. The sign is sent in the body, and is part of no address. */
export const rankedFor = ({ sign, element }: Reader, list: ListId, page: number) =>
  queryOptions({
    queryKey: ['POST /api/for-you', sign, element, list, page] as const,
    queryFn: ({ signal }) =>
      request('POST /api/for-you', { body: { sign, element, list, page, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
