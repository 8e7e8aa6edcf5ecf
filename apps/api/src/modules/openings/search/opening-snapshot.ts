import type { WorkMode, ZodiacSignId } from '@org/api-contract/values';
import { workModes } from '@org/api-contract/values';

/** An open role, as the snapshot needs it. */
export interface SnapshotRow {
  id: number;
  companyId: number;
  companyName: string;
  zodiacSign: ZodiacSignId;
  industry: string | null;
  title: string;
  department: string | null;
  hasSalary: boolean;
  workModes: readonly string[];
  countries: readonly string[];
  places: readonly string[];
  postedDate: string | null;
}

interface SnapshotCompany {
  id: number;
  name: string;
  folded: string;
  sign: ZodiacSignId;
  industry: string | null;
}

const dayMs = 86_400_000;
/** Rows are added in pieces of this size, with other work of the process in between. */
const rowsPerPiece = 2_000;
/** Above every number of rows. Products with a day stay exact. */
const maxRows = 2 ** 21;
const unknownDay = -1;

/** The number of a day since 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / dayMs;

/** For search: lower case without accents. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Numbers the distinct values of a column, so that rows hold small numbers in place of texts. */
class Column {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  /** @returns -1 for a value that no row has */
  find(value: string): number {
    return this.#numbers.get(value) ?? -1;
  }
}

/** Several numbers a row, stored one after the other. */
class Lists {
  readonly #starts: number[] = [0];
  readonly #numbers: number[] = [];

  push(numbers: readonly number[]): void {
    this.#numbers.push(...numbers);
    this.#starts.push(this.#numbers.length);
  }

  /** Adds one to the count of each number of a row. */
  tally(row: number, counts: Uint32Array): void {
    const end = this.#starts[row + 1] ?? 0;
    for (let at = this.#starts[row] ?? 0; at < end; at += 1) {
      const number = this.#numbers[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }

  some(row: number, test: (number: number) => boolean): boolean {
    const end = this.#starts[row + 1] ?? 0;
    for (let at = this.#starts[row] ?? 0; at < end; at += 1) if (test(this.#numbers[at] ?? -1)) return true;
    return false;
  }
}

/**
 * All open roles in memory, by columns. Counts for every filter need every row; PostgreSQL takes 100 ms for those of
 * 100,000 rows, this takes 5 ms. See docs/decisions/012-openings-in-memory.md.
 */
export class OpeningSnapshot {
  readonly ids: number[] = [];
  readonly titles: string[] = [];
  /** The index of the company of each row. */
  readonly companyOf: number[] = [];
  readonly companies: SnapshotCompany[] = [];
  readonly departments = new Column();
  /** -1 without a department. */
  readonly departmentOf: number[] = [];
  readonly countries = new Column();
  readonly countriesOf = new Lists();
  readonly places = new Column();
  readonly placesOf = new Lists();
  readonly foldedPlaces: string[] = [];
  /** A bit for each of the work modes. */
  readonly modesOf: number[] = [];
  readonly hasSalary: boolean[] = [];
  /** The number of the day, or -1. */
  readonly postedOn: number[] = [];
  readonly #companyNumbers = new Map<number, number>();
  #newest: Float64Array | undefined;
  #byTitle: Float64Array | undefined;
  #byCompany: Float64Array | undefined;

  get size(): number {
    return this.ids.length;
  }

  /** Adds rows in pieces, between which `pause` lets other work run. */
  async add(rows: readonly SnapshotRow[], pause: () => Promise<void>): Promise<void> {
    for (let start = 0; start < rows.length; start += rowsPerPiece) {
      for (const row of rows.slice(start, start + rowsPerPiece)) this.#addRow(row);
      await pause();
    }
  }

  /** The rows in an order, as their numbers. Each order is computed when it is first asked for. */
  order(by: 'newest' | 'title' | 'company'): Float64Array {
    switch (by) {
      case 'newest':
        return (this.#newest ??= this.#orderOf(({ postedOn }, row) => -(postedOn[row] ?? unknownDay)));
      case 'title':
        return (this.#byTitle ??= this.#orderOf(ranks(this.titles)));
      case 'company':
        return (this.#byCompany ??= this.#orderOf(companyRanks(this)));
    }
  }

  /** Sorts by a number a row, then by row. Numbers sort many times faster than texts. */
  #orderOf(key: (snapshot: this, row: number) => number): Float64Array {
    const sorted = Float64Array.from(this.ids, (_, row) => key(this, row) * maxRows + row).toSorted();
    return sorted.map((value) => ((value % maxRows) + maxRows) % maxRows);
  }

  #addRow(row: SnapshotRow): void {
    if (this.size >= maxRows) throw new Error(`more than ${maxRows} openings`);
    this.ids.push(row.id);
    this.titles.push(fold(row.title));
    this.companyOf.push(this.#companyNumber(row));
    this.departmentOf.push(row.department === null ? -1 : this.departments.numberOf(row.department));
    this.countriesOf.push(row.countries.map((country) => this.countries.numberOf(country)));
    this.placesOf.push(row.places.map((place) => this.#placeNumber(place)));
    this.modesOf.push(modeBits(row.workModes));
    this.hasSalary.push(row.hasSalary);
    this.postedOn.push(row.postedDate === null ? unknownDay : dayNumber(row.postedDate));
  }

  #placeNumber(place: string): number {
    const number = this.places.numberOf(place);
    this.foldedPlaces[number] ??= fold(place);
    return number;
  }

  #companyNumber({ companyId, companyName, zodiacSign, industry }: SnapshotRow): number {
    const known = this.#companyNumbers.get(companyId);
    if (known !== undefined) return known;
    this.#companyNumbers.set(companyId, this.companies.length);
    return (
      this.companies.push({
        id: companyId,
        name: companyName,
        folded: fold(companyName),
        sign: zodiacSign,
        industry,
      }) - 1
    );
  }
}

export const modeBit = (mode: WorkMode): number => 1 << workModes.indexOf(mode);

const modeBits = (modes: readonly string[]): number =>
  workModes.reduce((bits, mode) => (modes.includes(mode) ? bits | modeBit(mode) : bits), 0);

/** The rank of each text among the distinct texts. */
function ranks(texts: readonly string[]): (snapshot: OpeningSnapshot, row: number) => number {
  const sorted = [...new Set(texts)].toSorted((a, b) => (a < b ? -1 : 1));
  const rank = new Map(sorted.map((text, index) => [text, index]));
  return (_, row) => rank.get(texts[row] ?? '') ?? 0;
}

function companyRanks({ companies, companyOf }: OpeningSnapshot) {
  const rank = ranks(companies.map(({ folded }) => folded));
  return (snapshot: OpeningSnapshot, row: number): number => rank(snapshot, companyOf[row] ?? 0);
}
