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
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The caption of the table. */
  caption: string;
  /** The columns. The first one is the header of the row. */
  columns: readonly TableColumn<Row>[];
  /** The rows. */
  rows: readonly Row[];
  /** Returns a unique key of a row. */
  rowKey: (row: Row) => string | number;
  /** The text shown if there are no rows. */
  empty?: ReactNode;
}

type Order = { key: string; descending: boolean };

/** A sortable table. In a narrow container it scrolls horizontally, also by keyboard. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  className = '',
  ...rest
}: TableProps<Row>) {
  const { label, locale } = useLabels();
  const [order, setOrder] = useState<Order>();
  const shown = sorted(
    rows,
    columns.find(({ key }) => key === order?.key)?.sortBy,
    order?.descending,
    locale,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard.
    <div role="group" aria-label={caption} tabIndex={0} {...rest} className={`za-Table ${className}`}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
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
                      onClick={() =>
                        setOrder({ key, descending: current !== undefined && !current.descending })
                      }
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
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, numeric }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" data-numeric={numeric ? '' : undefined}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-numeric={numeric ? '' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="za-Table-empty">
                {empty ?? label('nothingToShow')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
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
