/** The abbreviations of the states, in the order of their names. */
const abbreviations =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** The states as tiles of equal size, each near its place on the map, in columns of three characters. */
const rows = [
  'AK                            ME ',
  '                           VT NH ',
  'WA ID MT ND MN WI    MI NY MA RI ',
  'OR NV WY SD IA IL IN OH PA NJ CT ',
  'CA UT CO NE MO KY WV VA MD DE    ',
  '   AZ NM KS AR TN NC SC          ',
  '         OK LA MS AL GA          ',
  'HI       TX             FL       ',
];

export interface UsStateTile {
  readonly abbreviation: string;
  readonly column: number;
  readonly row: number;
}

export const tileColumns = 11;
export const tileRows = rows.length;

/** The tiles in the order of the states' names, as in `usStatePaths`. */
export const usStateTiles: readonly UsStateTile[] = abbreviations.map((abbreviation) => {
  const row = rows.findIndex((each) => each.includes(abbreviation));
  return { abbreviation, row, column: (rows[row]?.indexOf(abbreviation) ?? 0) / 3 };
});

/** Steps of the arrow keys. */
const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Returns the index of the state that a key moves to from another, by the places of their tiles. */
export function stateReached(key: string, from: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return usStateTiles.length - 1;
  const step = steps[key];
  const start = usStateTiles[from];
  if (!step || !start) return undefined;
  const [columns, rowsDown] = step;
  // The nearest tile in the direction of the key. Sideways distance counts double.
  let nearest: { index: number; distance: number } | undefined;
  for (const [index, { column, row }] of usStateTiles.entries()) {
    const along = (column - start.column) * columns + (row - start.row) * rowsDown;
    const aside = Math.abs((column - start.column) * rowsDown) + Math.abs((row - start.row) * columns);
    const distance = along + aside * 2;
    if (along > 0 && aside <= along * 3 && (!nearest || distance < nearest.distance))
      nearest = { index, distance };
  }
  return nearest?.index;
}
