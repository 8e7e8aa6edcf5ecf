/** Maximum number of rows of a file. */
export const maxExportRows = 5_000;

/** Number of rows to request in one call: the maximum of the API. */
export const exportPageSize = 100;

/** A page of a list, and the number of all its rows. */
interface RowsPage<Row> {
  rows: readonly Row[];
  total: number;
}

/**
 * Reads a list page by page, up to {@link maxExportRows} rows. A row that moves to the next page during the reading is returned
 * once.
 *
 * @param readPage - reads a page, from 1
 */
export async function collectRows<Row extends { readonly id: number }>(
  readPage: (page: number) => Promise<RowsPage<Row>>,
): Promise<{ rows: Row[]; total: number }> {
  const byId = new Map<number, Row>();
  for (let page = 1; ; page += 1) {
    const { rows, total } = await readPage(page);
    for (const row of rows) byId.set(row.id, row);
    const isLast = rows.length < exportPageSize || page * exportPageSize >= Math.min(total, maxExportRows);
    if (isLast) return { rows: [...byId.values()], total };
  }
}
