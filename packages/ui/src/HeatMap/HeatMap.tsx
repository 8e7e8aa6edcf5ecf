'use client';

import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { useLabels } from '../labels.ts';
import { useTextDirection } from '../use-text-direction.ts';
import { cellReached, type Place } from './cell-reached.ts';

export interface HeatMapCell {
  /** The number in the cell. */
  value: number;
  /** The accessible name of the cell, which says its content in words. */
  about: string;
  /** Outlines the cell, such as one outside the range of chance. */
  marked?: boolean;
}

export interface HeatMapRow {
  /** Unique key. */
  key: string;
  /** The header of the row. */
  label: string;
  /** A cell for each column; `null` for no cell. */
  cells: readonly (HeatMapCell | null)[];
}

export interface HeatMapProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The accessible name, such as "Companies by decade and sign". */
  label: string;
  /** The header of the row headers, such as "Decade". */
  corner: string;
  /** The headers of the columns. */
  columns: readonly string[];
  /** The rows. A cell's color is stronger the nearer its value is to the largest value of the row. */
  rows: readonly HeatMapRow[];
  /** The words of the legend for the pale color, the strong color and an outline. */
  legend: { readonly pale: string; readonly strong: string; readonly marked?: string };
  /** Returns the details, shown below the map, of the cell that was pressed or reached last. */
  renderDetail: (row: number, column: number) => ReactNode;
}

/** Number of color strengths, not counting cells without color. */
const strengths = 5;

/**
 * Numbers in rows and columns, with a color for the size of each. Arrow keys move from cell to cell, and the details of the
 * current cell are shown below. In a narrow container the header of a row is above its cells.
 */
export function HeatMap({
  label,
  corner,
  columns,
  rows,
  legend,
  renderDetail,
  className = '',
  ...rest
}: HeatMapProps) {
  const { locale } = useLabels();
  const { direction, ref: grid } = useTextDirection<HTMLDivElement>();
  const [chosen, setChosen] = useState<Place>();
  const current = chosen && rows[chosen.row]?.cells[chosen.column] ? chosen : firstCell(rows);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 });

  function move(event: KeyboardEvent): void {
    if (!current) return;
    const reached = cellReached(event, current, {
      columnCount: columns.length,
      rowCount: rows.length,
      isRightToLeft: direction === 'rtl',
      hasCell: ({ row, column }) => Boolean(rows[row]?.cells[column]),
    });
    if (!reached) return;
    event.preventDefault();
    setChosen(reached);
    grid.current?.querySelector<HTMLElement>(`[data-place='${keyOf(reached)}']`)?.focus();
  }

  return (
    <figure {...rest} className={`za-HeatMap ${className}`}>
      <div className="za-HeatMap-sheet">
        <div ref={grid} role="grid" aria-label={label} tabIndex={-1} onKeyDown={move}>
          <Heads corner={corner} columns={columns} />
          {rows.map(({ key, label: rowLabel, cells }, row) => {
            const maxValue = Math.max(1, ...cells.map((cell) => cell?.value ?? 0));
            return (
              <div key={key} role="row" className="za-HeatMap-row">
                <span role="rowheader" className="za-HeatMap-label">
                  {rowLabel}
                </span>
                <div role="presentation" className="za-HeatMap-cells">
                  {columns.map((_, column) => {
                    const cell = cells[column];
                    const place = { row, column };
                    const isCurrent = current?.row === row && current.column === column;
                    return (
                      <span key={keyOf(place)} role="gridcell">
                        {cell && (
                          <Cell
                            place={keyOf(place)}
                            cell={cell}
                            text={compact.format(cell.value)}
                            maxValue={maxValue}
                            isCurrent={isCurrent}
                            onReach={() => setChosen(place)}
                          />
                        )}
                      </span>
                    );
                  })}
                </div>
              </div>
            );
          })}
        </div>
      </div>
      <Legend {...legend} />
      {current && (
        <div className="za-HeatMap-detail" data-chosen={chosen ? '' : undefined}>
          {renderDetail(current.row, current.column)}
        </div>
      )}
    </figure>
  );
}

const keyOf = ({ row, column }: Place): string => `${row}-${column}`;

function firstCell(rows: readonly HeatMapRow[]): Place | undefined {
  for (const [row, { cells }] of rows.entries()) {
    const column = cells.findIndex((cell) => cell !== null);
    if (column >= 0) return { row, column };
  }
  return undefined;
}

const Heads = ({ corner, columns }: Pick<HeatMapProps, 'corner' | 'columns'>) => (
  <div role="row" className="za-HeatMap-row za-HeatMap-heads">
    <span role="columnheader" className="za-HeatMap-label">
      {corner}
    </span>
    <div role="presentation" className="za-HeatMap-cells">
      {columns.map((column) => (
        <span key={column} role="columnheader" className="za-HeatMap-head">
          {column}
        </span>
      ))}
    </div>
  </div>
);

interface CellProps {
  place: string;
  cell: HeatMapCell;
  text: string;
  /** The largest value of its row. */
  maxValue: number;
  isCurrent: boolean;
  onReach: () => void;
}

const Cell = ({ place, cell, text, maxValue, isCurrent, onReach }: CellProps) => (
  <button
    type="button"
    className="za-HeatMap-cell"
    data-place={place}
    data-strength={Math.ceil((cell.value / maxValue) * strengths)}
    data-marked={cell.marked ? '' : undefined}
    data-current={isCurrent ? '' : undefined}
    tabIndex={isCurrent ? 0 : -1}
    onFocus={onReach}
    onClick={onReach}
  >
    <span className="za-hidden">{cell.about}</span>
    <span aria-hidden="true">{text}</span>
  </button>
);

const Legend = ({ pale, strong, marked }: HeatMapProps['legend']) => (
  <ul className="za-HeatMap-legend">
    <li>
      {pale}
      <span className="za-HeatMap-scale" aria-hidden="true">
        {Array.from({ length: strengths + 1 }, (_, strength) => (
          <span key={strength} data-strength={strength} />
        ))}
      </span>
      {strong}
    </li>
    {marked && (
      <li>
        <span className="za-HeatMap-scale" aria-hidden="true">
          <span data-marked="" />
        </span>
        {marked}
      </li>
    )}
  </ul>
);
