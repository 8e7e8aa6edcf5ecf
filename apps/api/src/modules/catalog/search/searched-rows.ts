/** The number of rows whose texts are joined. */
const rowsPerPiece = 4_096;
/** No text of PostgreSQL has it, so no part of a text reaches into the next. */
const end = '\0';

interface Piece {
  texts: string;
  /** Where the texts of each row start, and one more for the end. */
  starts: Uint32Array;
}

/** The texts of numbered rows, in which any part is found, ignoring case. A row takes as many bytes as its texts have letters. */
export class SearchedRows {
  readonly #pieces: Piece[] = [];
  #last: string[] = [];

  /** Adds the next row. */
  add(texts: readonly (string | null)[]): void {
    this.#last.push(texts.map((text) => `${text?.toLowerCase() ?? ''}${end}`).join(''));
    if (this.#last.length === rowsPerPiece) this.#pieces.push(this.#joined());
  }

  /** The first rows that have a part in one of their texts, in order. */
  rowsWith(part: string, max: number): number[] {
    const searched = part.toLowerCase();
    const rows: number[] = [];
    if (searched.includes(end)) return rows;
    if (this.#last.length > 0) this.#pieces.push(this.#joined());
    let first = 0;
    for (const { texts, starts } of this.#pieces) {
      for (let at = texts.indexOf(searched); at >= 0 && rows.length < max;) {
        const row = rowAt(starts, at);
        rows.push(first + row);
        at = texts.indexOf(searched, starts[row + 1]);
      }
      if (rows.length === max) break;
      first += starts.length - 1;
    }
    return rows;
  }

  #joined(): Piece {
    const starts = new Uint32Array(this.#last.length + 1);
    this.#last.forEach((text, row) => (starts[row + 1] = (starts[row] ?? 0) + text.length));
    const texts = this.#last.join('');
    this.#last = [];
    return { texts, starts };
  }
}

/** The row that a position belongs to. */
function rowAt(starts: Uint32Array, position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}
