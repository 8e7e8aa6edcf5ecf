export interface Place {
  row: number;
  column: number;
}

interface Sheet {
  columnCount: number;
  rowCount: number;
  isRightToLeft: boolean;
  hasCell: (place: Place) => boolean;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Returns the cell that a key moves to, or `undefined` if it moves nowhere. Places without a cell are skipped. */
export function cellReached(
  { key, ctrlKey, altKey, metaKey }: Key,
  from: Place,
  sheet: Sheet,
): Place | undefined {
  if (altKey || metaKey) return undefined;
  const { columnCount, rowCount, isRightToLeft } = sheet;
  const forward = isRightToLeft ? -1 : 1;
  const along = (step: Place, start = from): Place | undefined => {
    let { row, column } = start;
    while (row >= 0 && row < rowCount && column >= 0 && column < columnCount) {
      if ((row !== from.row || column !== from.column) && sheet.hasCell({ row, column }))
        return { row, column };
      row += step.row;
      column += step.column;
    }
    return undefined;
  };
  const right = { row: 0, column: 1 };
  const left = { row: 0, column: -1 };
  if (ctrlKey) {
    // The first and the last cell of the map. A row without cells is skipped.
    const rows = Array.from({ length: rowCount }, (_, row) => row);
    if (key === 'Home') return rows.map((row) => along(right, { row, column: 0 })).find(Boolean);
    if (key === 'End')
      return rows.map((row) => along(left, { row, column: columnCount - 1 })).findLast(Boolean);
    return undefined;
  }
  switch (key) {
    case 'ArrowRight':
      return along({ row: 0, column: forward });
    case 'ArrowLeft':
      return along({ row: 0, column: -forward });
    case 'ArrowDown':
      return along({ row: 1, column: 0 });
    case 'ArrowUp':
      return along({ row: -1, column: 0 });
    case 'Home':
      return along(right, { row: from.row, column: 0 });
    case 'End':
      return along(left, { row: from.row, column: columnCount - 1 });
    default:
      return undefined;
  }
}
