'use client';

import { useState, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '../labels.ts';

export interface TableColumn<Row> {
  /** Unique key. */
  key: string;
  /** The header of the column. */
  header: string;
  /** Returns the content of a cell. */
  cell: (row: Row) => ReactNode;
  /** Aligns the cells at the end, for numbers. */
  numeric?: boolean;
  /** Returns the value by which rows are sorted. Without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number;
  /** The sum of the column, in a row below all others. */
  total?: ReactNode;
}

export interface TableSelection<Row> {
  /** The keys of the selected rows. They may be on other pages. */
  selected: ReadonlySet<string | number>;
  /** Called with the rows that were selected or deselected. */
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  /** Returns the accessible name of the checkbox of a row, such as "Select Ada". */
  labelOf: (row: Row) => string;
  /** The label of the checkbox of all rows, such as "Select every article on this page". It is visible above the cards. */
  allLabel: string;
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The caption of the table. */
  caption: string;
  /** Hides the caption from view, below a heading that already says it. Screen readers still announce it. */
  hidesCaption?: boolean;
  /** The columns. The first one is the header of the row. */
  columns: readonly TableColumn<Row>[];
  /** The rows. */
  rows: readonly Row[];
  /** Returns a unique key of a row. */
  rowKey: (row: Row) => string | number;
  /** The text shown instead of the headers if there are no rows. */
  empty?: ReactNode;
  /** How a narrow container shows the rows: `scroll` them sideways, or each as a card. */
  narrow?: 'scroll' | 'cards';
  /** Puts a checkbox before each row. */
  selection?: TableSelection<Row>;
  /** Shows one page of the rows, after they are sorted. Put a `Pagination` below the table. */
  paging?: TablePaging;
}

export interface TablePaging {
  /** The current page, from 1. */
  page: number;
  /** The number of rows on a page, from 1. */
  size: number;
}

type Order = { key: string; descending: boolean };

/** A sortable table. In a narrow container it scrolls horizontally, also by keyboard, or shows its rows as cards. */
export function Table<Row>({
  caption,
  hidesCaption = false,
  columns,
  rows,
  rowKey,
  empty,
  narrow = 'scroll',
  selection,
  paging,
  className = '',
  ...rest
}: TableProps<Row>) {
  const { label, locale } = useLabels();
  const [order, setOrder] = useState<Order>();
  const inOrder = sorted(
    rows,
    columns.find(({ key }) => key === order?.key)?.sortBy,
    order?.descending,
    locale,
  );
  const shown = paging ? inOrder.slice((paging.page - 1) * paging.size, paging.page * paging.size) : inOrder;
  return (
    <div
      role="group"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard.
      tabIndex={0}
      {...rest}
      className={`za-Table ${className}`}
      data-narrow={narrow}
    >
      <table>
        <caption className={hidesCaption ? 'za-hidden' : undefined}>{caption}</caption>
        {rows.length > 0 && <TableHead {...{ columns, rows: shown, rowKey, selection, order, setOrder }} />}
        <tbody>
          {shown.map((row) => (
            <TableRow key={rowKey(row)} {...{ row, columns, selection }} id={rowKey(row)} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length + (selection ? 1 : 0)} className="za-Table-empty">
                {empty ?? label('nothingToShow')}
              </td>
            </tr>
          )}
        </tbody>
        {rows.length > 0 && <TableTotals {...{ columns, selection }} />}
      </table>
    </div>
  );
}

interface TableHeadProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'selection'> {
  order: Order | undefined;
  setOrder: (order: Order) => void;
}

function TableHead<Row>({ columns, rows, rowKey, selection, order, setOrder }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />}
        {columns.map(({ key, header, numeric, sortBy }) => {
          const current = order?.key === key ? order : undefined;
          const direction = current?.descending ? 'descending' : 'ascending';
          return (
            <th
              key={key}
              scope="col"
              data-numeric={numeric ? '' : undefined}
              aria-sort={current && direction}
            >
              {sortBy ? (
                <button
                  type="button"
                  className="za-Table-sort"
                  onClick={() => setOrder({ key, descending: current !== undefined && !current.descending })}
                >
                  {header}
                  <SortMark direction={current && direction} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'columns' | 'selection'> {
  row: Row;
  id: string | number;
}

function TableRow<Row>({ row, id, columns, selection }: TableRowProps<Row>) {
  const isSelected = selection?.selected.has(id) ?? false;
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      {selection && (
        <td className="za-Table-select">
          <input
            type="checkbox"
            className="za-Checkbox"
            aria-label={selection.labelOf(row)}
            checked={isSelected}
            onChange={({ target }) => selection.onSelect([row], target.checked)}
          />
        </td>
      )}
      {columns.map(({ key, header, cell, numeric }, index) =>
        index === 0 ? (
          <th key={key} scope="row" data-numeric={numeric ? '' : undefined}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} data-numeric={numeric ? '' : undefined} data-header={header || undefined}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

function TableTotals<Row>({ columns, selection }: Pick<TableProps<Row>, 'columns' | 'selection'>) {
  if (!columns.some(({ total }) => total !== undefined)) return null;
  return (
    <tfoot>
      <tr>
        {columns.map(({ key, header, numeric, total }, index) =>
          index === 0 ? (
            <th key={key} scope="row" colSpan={selection ? 2 : 1}>
              {total}
            </th>
          ) : (
            <td key={key} data-numeric={numeric ? '' : undefined} data-header={header || undefined}>
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}

interface SelectAllProps<Row> extends Required<Pick<TableProps<Row>, 'rows' | 'rowKey' | 'selection'>> {}

/** The checkbox of all rows. It is mixed while some of them are selected. */
function SelectAll<Row>({ rows, rowKey, selection: { selected, onSelect, allLabel } }: SelectAllProps<Row>) {
  const count = rows.filter((row) => selected.has(rowKey(row))).length;
  const isMixed = count > 0 && count < rows.length;
  return (
    <td className="za-Table-select">
      <label className="za-Table-all">
        <input
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          type="checkbox"
          className="za-Checkbox"
          aria-label={allLabel}
          checked={count === rows.length}
          onChange={({ target }) => onSelect(rows, target.checked)}
        />
        <span>{allLabel}</span>
      </label>
    </td>
  );
}

/** The sort indicator: both directions while the table is not sorted by this column. */
const SortMark = ({ direction }: { direction: 'ascending' | 'descending' | undefined }) => (
  <svg className="za-Table-mark" viewBox="0 0 8 12" aria-hidden="true" focusable="false">
    {direction !== 'descending' && <path d="M4 0l4 5H0z" />}
    {direction !== 'ascending' && <path d="M4 12L0 7h8z" />}
  </svg>
);

function sorted<Row>(
  rows: readonly Row[],
  sortBy: ((row: Row) => string | number) | undefined,
  descending = false,
  locale = 'en',
): readonly Row[] {
  if (!sortBy) return rows;
  const compare = (a: Row, b: Row): number => {
    const [first, second] = [sortBy(a), sortBy(b)];
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : String(first).localeCompare(String(second), locale);
  };
  return rows.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)));
}
