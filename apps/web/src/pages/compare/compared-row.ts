import { listOf, type Fact, type ListId } from '@org/api-contract/lists';
import type { FoundingDate } from '@org/zodiac-core';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';
import { rowOf, rowQuery } from '#listing/list-queries.ts';

/** A row in a comparison. All rows of a list have the same lines. */
export interface ComparedRow {
  readonly slug: string;
  readonly name: string;
  readonly date: FoundingDate;
  readonly facts: readonly Fact[];
}

/** Query options for one row. A slug that has changed leads to the row's current page. */
export const comparedRow = (id: ListId, slug: string) =>
  queryOptions({
    queryKey: ['compared row', id, slug] as const,
    queryFn: async (): Promise<ComparedRow> => {
      const list = listOf(id);
      const row = rowOf(list, await queryClient.fetchQuery(rowQuery(list, slug)));
      return { slug: row.slug, name: row.name, date: list.dateOf(row), facts: list.facts.compare(row) };
    },
  });
