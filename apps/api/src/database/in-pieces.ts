/**
 * Reads rows in pieces until a piece is not full, so that a long list neither holds a connection nor blocks the
 * process for long.
 *
 * @param after - reads at most `size` rows that follow another row
 */
export async function* inPieces<Row>(
  size: number,
  after: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let rows = await after(undefined); ; rows = await after(rows.at(-1))) {
    yield* rows;
    if (rows.length < size) return;
  }
}
