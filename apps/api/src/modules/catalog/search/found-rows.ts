/** The rank of a row that a search does not find. */
export const noRank = 255;

/** The row of each name, and the code of its field. */
export interface NamedRows {
  readonly rows: Uint32Array;
  readonly fields: Uint8Array;
}

/** The rows that a search has found, each with the rank of its best match. The lowest rank comes first. */
export class FoundRows {
  /** The rank of each row of the index, or {@link noRank}. */
  readonly ranks: Uint8Array;
  readonly #rows: Uint32Array;
  #count = 0;
  #best = noRank;

  /** @param size - the number of rows of the index */
  constructor(size: number) {
    this.ranks = new Uint8Array(size).fill(noRank);
    this.#rows = new Uint32Array(size);
  }

  /** The rows that were found, without order. */
  get rows(): Uint32Array {
    return this.#rows.subarray(0, this.#count);
  }

  /** The lowest rank, or {@link noRank}. */
  get best(): number {
    return this.#best;
  }

  /** Gives rows a rank, unless theirs is lower. */
  add(found: Uint32Array, rank: number): void {
    const [ranks, rows] = [this.ranks, this.#rows];
    let count = this.#count;
    let isBetter = false;
    for (let at = 0; at < found.length; at += 1) {
      const row = found[at] ?? 0;
      const before = ranks[row] ?? 0;
      if (rank >= before) continue;
      if (before === noRank) {
        rows[count] = row;
        count += 1;
      }
      ranks[row] = rank;
      isBetter = true;
    }
    this.#count = count;
    if (isBetter) this.#best = Math.min(this.#best, rank);
  }

  /** Gives the rows of names the ranks of their fields, unless theirs are lower. */
  addNames(names: Uint32Array, { rows: rowOf, fields }: NamedRows, rankOf: readonly number[]): void {
    const [ranks, rows] = [this.ranks, this.#rows];
    let [count, best] = [this.#count, this.#best];
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] ?? 0;
      const rank = rankOf[fields[name] ?? 0] ?? noRank;
      const row = rowOf[name] ?? 0;
      const before = ranks[row] ?? 0;
      if (rank >= before) continue;
      if (before === noRank) {
        rows[count] = row;
        count += 1;
      }
      ranks[row] = rank;
      if (rank < best) best = rank;
    }
    [this.#count, this.#best] = [count, best];
  }

  /** Adds the rows that only another search of the same index has found. */
  addMissing(other: FoundRows): void {
    for (const row of other.rows) {
      if (this.ranks[row] !== noRank) continue;
      const rank = other.ranks[row] ?? noRank;
      this.#rows[this.#count] = row;
      this.#count += 1;
      this.ranks[row] = rank;
      this.#best = Math.min(this.#best, rank);
    }
  }

  clear(): void {
    this.ranks.fill(noRank);
    this.#count = 0;
    this.#best = noRank;
  }
}
