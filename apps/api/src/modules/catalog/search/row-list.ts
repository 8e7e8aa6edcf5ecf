import type { Db } from '#database/connection.ts';
import type { CatalogKind } from '#modules/catalog/shared/catalog-names.ts';
import { CurrentIndex, type IndexedRow } from './current-index.ts';

/** A row of a short list, with what is shown of it. */
export interface ListedRow<Facts> extends IndexedRow {
  facts: Facts;
}

/** The rows of a short list. Any change builds it again. */
export class RowList<Facts> {
  readonly rows: ListedRow<Facts>[] = [];

  add(row: ListedRow<Facts>): void {
    this.rows.push(row);
  }

  apply(): boolean {
    return false;
  }

  idOf(row: number): number {
    return this.rows[row]?.id ?? 0;
  }
}

type CurrentList<Facts> = CurrentIndex<ListedRow<Facts>, RowList<Facts>>;

/**
 * The index of a short list, one for each connection pool.
 *
 * @param shown - reads all shown rows, by name
 */
export function currentList<Facts>(kind: CatalogKind, shown: (db: Db) => Promise<ListedRow<Facts>[]>) {
  const lists = new WeakMap<Db, CurrentList<Facts>>();
  return (db: Db): CurrentList<Facts> => {
    const known = lists.get(db);
    if (known) return known;
    const created: CurrentList<Facts> = new CurrentIndex(db, {
      kind,
      createTable: () => new RowList<Facts>(),
      rowsAfter: async (trx: Db, last: ListedRow<Facts> | undefined) => (last ? [] : shown(trx)),
    });
    lists.set(db, created);
    return created;
  };
}
