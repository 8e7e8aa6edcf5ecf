import { knownForLine, type AnyList, type ListedRow } from '@org/api-contract/lists';
import { queryClient } from '#api/query-client.ts';
import { pageOfList, rowsOf } from '../list-queries.ts';
import { collectRows, exportPageSize } from './collect-rows.ts';
import { ExportButtons } from './ExportButtons.tsx';

interface ExportListProps {
  list: AnyList;
  /** The filters that are set. */
  filters: Readonly<Record<string, string>>;
  /** Returns the query for a page of the filtered list. The first page is 1. */
  queryOf: (page: number) => object;
}

/** Saves the rows that match the filters as a file. */
export const ExportList = ({ list, filters, queryOf }: ExportListProps) => (
  <ExportButtons
    list={list.id}
    filters={filters}
    columns={list.facts.exported}
    collect={() =>
      collectRows(async (page) => {
        const query = { ...queryOf(page), limit: exportPageSize };
        const answer = await queryClient.fetchQuery({ ...pageOfList(list, query), staleTime: 0 });
        return { rows: rowsOf(list, answer).map(exportedRow), total: answer.total };
      })
    }
  />
);

/** Writes the list `knownFor` of a row as one line of text. */
const exportedRow = (row: ListedRow & { readonly knownFor?: string | null }): typeof row =>
  row.knownFor ? { ...row, knownFor: knownForLine(row.knownFor) } : row;
