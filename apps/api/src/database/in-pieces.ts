/**
 * Reads rows in pieces until one is not full, so that a long list neither holds a connection nor stops the process for long.
 *
 * @param after - reads the rows after another, at most `size` of them
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
