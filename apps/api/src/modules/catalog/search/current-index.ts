import type { Db } from '#database/connection.ts';
import { changesOf, type Topic } from '#database/content-changes.ts';
import { inPieces } from '#database/in-pieces.ts';
import { readMuch } from '#database/replica.ts';
import { withinDatabaseTime, withoutDatabaseTime } from '#database/request-time.ts';
import type { CatalogKind } from '#modules/catalog/shared/catalog-names.ts';
import { changesSince, namesAfter, type RowChange } from './index-queries.ts';
import { SearchIndexBuilder, type SearchIndex } from './search-index.ts';
import { Slices } from './slices.ts';

interface Limits {
  /** A request waits for a new index if the last one had fewer rows. Otherwise it gets the one before. */
  maxAwaitedRows: number;
  /** Building takes at most this part of the time while rows change without a pause. */
  maxShareOfTime: number;
}

const defaultLimits: Limits = { maxAwaitedRows: 5_000, maxShareOfTime: 0.05 };
const rowsPerQuery = 2_000;

export interface IndexedRow {
  id: number;
  sortName: string;
  /** The words of the row between spaces. */
  searchText: string;
}

/** What is kept of each row beside its words. Rows are numbered from 0 as they are added, in the order of the list. */
export interface IndexedTable<Row extends IndexedRow> {
  add(row: Row): void;
  /** Applies the change of a row in the database. @returns `false` if the index must be built again */
  apply(change: RowChange): boolean;
  idOf(row: number): number;
}

interface Source<Row extends IndexedRow, Table extends IndexedTable<Row>> {
  kind: CatalogKind;
  createTable: () => Table;
  /** The shown rows after another in the order of the list. */
  rowsAfter: (db: Db, last: Row | undefined, limit: number) => Promise<Row[]>;
}

/** All shown rows of a list, in memory. */
export interface CatalogIndex<Table> {
  kind: CatalogKind;
  table: Table;
  index: SearchIndex;
  idOf: (row: number) => number;
  /** What PostgreSQL had committed when it was read. */
  snapshot: string;
  size: number;
  /** Whether rows have changed since that are not in it. A long list is built again meanwhile. */
  isStale: boolean;
}

/** The topic under which the changes of a list are announced. */
const topicsOf: Readonly<Record<CatalogKind, readonly Topic[]>> = {
  company: ['companies'],
  carBrand: ['carBrands'],
  usState: ['usStates'],
};

/**
 * Keeps the index of a list in this process up to date. When a change of the list is known, and of a pool whose changes are
 * not watched at each read, it asks PostgreSQL for the rows that were committed since; see
 * docs/decisions/013-companies-in-memory.md.
 */
export class CurrentIndex<Row extends IndexedRow, Table extends IndexedTable<Row>> {
  readonly #db: Db;
  readonly #source: Source<Row, Table>;
  readonly #limits: Limits;
  #current: CatalogIndex<Table> | undefined;
  #builtAt = 0;
  #tookMs = 0;
  /** The version of the content before the last check. */
  #version: number | undefined;
  #hasFailed = false;
  #building: Promise<CatalogIndex<Table>> | undefined;
  #checking: Promise<CatalogIndex<Table>> | undefined;
  #nextCheck: Promise<CatalogIndex<Table>> | undefined;

  constructor(db: Db, source: Source<Row, Table>, limits: Limits = defaultLimits) {
    this.#db = db;
    this.#source = source;
    this.#limits = limits;
  }

  /**
   * Returns the index with everything of whose commit this process knows. While a long list is built again, it is the one
   * before. A request that comes before the first is built waits within its time for the database.
   *
   * @throws DatabaseUnavailable when that time is used up; building goes on
   */
  read(): Promise<CatalogIndex<Table>> {
    const current = this.#current;
    return current && this.#isOf(this.#knownVersion(), current)
      ? Promise.resolve(current)
      : withinDatabaseTime(() => this.#latest());
  }

  /** `undefined` also while PostgreSQL would have to be asked for it, which is then asked for the changes themselves. */
  #knownVersion(): number | undefined {
    return changesOf(this.#db)?.knownVersionOf(topicsOf[this.#source.kind]);
  }

  #isOf(version: number | undefined, { isStale }: CatalogIndex<Table>): boolean {
    return !isStale && version !== undefined && version === this.#version;
  }

  #latest(): Promise<CatalogIndex<Table>> {
    if (!this.#checking) return this.#check();
    // A check that has begun may not see what was committed since. One more serves all who wait.
    this.#nextCheck ??= this.#checking.then(
      () => this.#check(),
      () => this.#check(),
    );
    return this.#nextCheck;
  }

  #check(): Promise<CatalogIndex<Table>> {
    this.#nextCheck = undefined;
    // Several requests wait for it, each within its own time.
    this.#checking = withoutDatabaseTime(() => this.#refresh()).finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  async #refresh(): Promise<CatalogIndex<Table>> {
    const current = this.#current;
    if (!current) return this.#build();
    if (!current.isStale) {
      const version = this.#knownVersion();
      if (this.#isOf(version, current)) return current;
      const { snapshot, changes, isComplete } = await changesSince(
        this.#db,
        this.#source.kind,
        current.snapshot,
      );
      // All of them, because the table keeps what is shown of a row until it has changed.
      const applied = changes.map((change) => current.table.apply(change));
      current.isStale = !isComplete || applied.includes(false);
      if (!current.isStale) {
        current.snapshot = snapshot;
        this.#version = version;
        return current;
      }
    }
    if (current.size < this.#limits.maxAwaitedRows || this.#hasFailed) return this.#build();
    const hasRested = performance.now() - this.#builtAt > this.#tookMs / this.#limits.maxShareOfTime;
    // If it fails, the next call waits for it and reports the failure.
    if (hasRested) this.#build().catch(() => (this.#hasFailed = true));
    return current;
  }

  #build(): Promise<CatalogIndex<Table>> {
    this.#building ??= this.#readAll().finally(() => (this.#building = undefined));
    return this.#building;
  }

  async #readAll(): Promise<CatalogIndex<Table>> {
    const startedAt = performance.now();
    const version = this.#knownVersion();
    const slices = new Slices();
    const { snapshot, table, rowOf, builder } = await readMuch(this.#db, async (db, committed) => ({
      snapshot: committed,
      ...(await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((trx) => this.#collect(trx, slices))),
    }));
    const index = await builder.build(slices);
    const idOf = (row: number) => table.idOf(row);
    const { kind } = this.#source;
    this.#current = { kind, table, index, idOf, snapshot, size: rowOf.size, isStale: false };
    this.#version = version;
    this.#builtAt = performance.now();
    this.#tookMs = this.#builtAt - startedAt;
    this.#hasFailed = false;
    return this.#current;
  }

  /** Reads all rows and names of one snapshot. */
  async #collect(trx: Db, slices: Slices) {
    const { kind, createTable, rowsAfter } = this.#source;
    const table = createTable();
    const builder = new SearchIndexBuilder();
    const rowOf = new Map<number, number>();
    for await (const row of inPieces(rowsPerQuery, (last: Row | undefined) =>
      rowsAfter(trx, last, rowsPerQuery),
    )) {
      rowOf.set(row.id, rowOf.size);
      table.add(row);
      builder.addRow(row.searchText);
      const pause = slices.step();
      if (pause) await pause;
    }
    type Name = Awaited<ReturnType<typeof namesAfter>>[number];
    for await (const name of inPieces(rowsPerQuery, (last: Name | undefined) =>
      namesAfter(trx, kind, last, rowsPerQuery),
    )) {
      const row = rowOf.get(name.rowId);
      if (row !== undefined) builder.addName({ ...name, row });
      const pause = slices.step();
      if (pause) await pause;
    }
    return { table, rowOf, builder };
  }
}
