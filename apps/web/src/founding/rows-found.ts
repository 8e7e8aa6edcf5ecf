import { listOf, type ListId } from '@org/api-contract/lists';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';
import { pageOfList, rowsOf } from '#listing/list-queries.ts';

/** A row as a link or a choice shows it. */
interface FoundRow {
  readonly slug: string;
  readonly name: string;
  readonly year: number;
}

const limit = 8;

/** The first rows of a list that match all words of a search. If none match, the rows that match its longest word. */
export const rowsFound = (list: ListId, search: string) =>
  queryOptions({
    queryKey: ['rows found', list, search] as const,
    queryFn: async () => {
      const longestWord = search.split(/\s+/).toSorted((a, b) => b.length - a.length)[0] ?? search;
      const found = await find(list, search);
      return found.length > 0 ? found : find(list, longestWord);
    },
    enabled: search !== '',
  });

async function find(id: ListId, search: string): Promise<FoundRow[]> {
  const list = listOf(id);
  const answer = await queryClient.fetchQuery(pageOfList(list, { search, page: 1, limit }));
  return rowsOf(list, answer).map((row) => ({ slug: row.slug, name: row.name, year: list.dateOf(row).year }));
}
