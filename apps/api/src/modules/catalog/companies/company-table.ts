import type { Company } from '@org/api-contract';
import type { companySorts } from '@org/api-contract/values';
import type { RowChange } from '#modules/catalog/search/index-queries.ts';
import type { SearchedText } from '#modules/catalog/search/mark-match.ts';
import { NumberList } from '#modules/catalog/search/number-list.ts';
import { NumberedValues } from '#modules/catalog/search/numbered-values.ts';
import { SearchedRows } from '#modules/catalog/search/searched-rows.ts';
import { LRUCache } from 'lru-cache';
import type { IndexedCompany } from './queries.ts';

type CompanySort = (typeof companySorts)[number];

/** A company as a list shows it, and the texts in which a search is marked. */
export interface ShownCompany {
  company: Company;
  texts: readonly SearchedText[];
}

/** A company takes about 4 kB. Of a longer list, the others are read from PostgreSQL. */
const maxShown = 5_000;

/** The values of one facet: for each company the number of its value. An unknown value is the empty text. */
class ValueColumn {
  readonly distinct = new NumberedValues();
  readonly rows = new NumberList();

  #totals = new Uint32Array();
  #counted = 0;

  add(value: string | null): void {
    this.rows.push(this.distinct.numberOf(value ?? ''));
  }

  /** The number of companies with each value, counted when it is first read. */
  get totals(): Uint32Array {
    if (this.#counted !== this.rows.length) {
      this.#totals = new Uint32Array(this.distinct.values.length);
      for (const number of this.rows.view()) this.#totals[number] = (this.#totals[number] ?? 0) + 1;
      this.#counted = this.rows.length;
    }
    return this.#totals;
  }
}

/** A place for each company in each. */
const scratchFor = (size: number) => ({
  failed: new Uint8Array(size),
  counted: new Uint32Array(size),
  matching: new Uint32Array(size),
  others: new Uint32Array(size),
});

/** The shown companies by columns, in the order of their names. A company takes about 200 bytes. */
export class CompanyTable {
  readonly columns = {
    zodiac: new ValueColumn(),
    industry: new ValueColumn(),
    country: new ValueColumn(),
    size: new ValueColumn(),
    decade: new ValueColumn(),
  } as const;
  /** Name, industry and location. */
  readonly texts = new SearchedRows();
  readonly years: number[] = [];
  readonly openings: number[] = [];
  /** What was shown of companies lately, by id, as it still is in the database. */
  readonly shown = new LRUCache<number, ShownCompany>({ max: maxShown });
  #scratch = scratchFor(0);
  readonly #ids = new NumberList();
  readonly #fingerprints: number[] = [];
  readonly #rowOf = new Map<number, number>();
  #withOpenings = 0;
  readonly #orders = new Map<CompanySort, Uint32Array>();

  /** The number of companies that have an opening. */
  get withOpenings(): number {
    return this.#withOpenings;
  }

  get size(): number {
    return this.years.length;
  }

  /**
   * Arrays with a place for each company, for one pass over the table. They are used again, because new ones for every request make garbage
   * collection stop the process often.
   */
  get scratch(): ReturnType<typeof scratchFor> {
    if (this.#scratch.failed.length !== this.size) this.#scratch = scratchFor(this.size);
    return this.#scratch;
  }

  add(company: IndexedCompany): void {
    this.#rowOf.set(company.id, this.size);
    this.#ids.push(company.id);
    this.texts.add([company.name, company.industry, company.location]);
    this.columns.zodiac.add(company.zodiacSign);
    this.columns.industry.add(company.industry);
    this.columns.country.add(company.country);
    this.columns.size.add(company.employeesBand);
    this.columns.decade.add(String(Math.trunc(company.foundedYear / 10) * 10));
    this.years.push(company.foundedYear);
    this.openings.push(company.openings);
    this.#withOpenings += Number(company.openings > 0);
    this.#fingerprints.push(company.fingerprint);
  }

  /** Applies a change of the number of openings. @returns `false` if anything else of the company has changed */
  apply({ id, openings, fingerprint }: RowChange): boolean {
    this.shown.delete(id);
    const row = this.#rowOf.get(id);
    if (row === undefined || this.#fingerprints[row] !== fingerprint) return false;
    this.#withOpenings += Number(openings > 0) - Number((this.openings[row] ?? 0) > 0);
    this.openings[row] = openings;
    this.#orders.delete('openings');
    return true;
  }

  idOf(row: number): number {
    return this.#ids.at(row);
  }

  /** The number of companies with each value of a facet. */
  countOf(facet: keyof CompanyTable['columns']): Map<string, number> {
    const { distinct, totals } = this.columns[facet];
    return new Map(distinct.values.map((value, number) => [value, totals[number] ?? 0]));
  }

  /** The rows in an order; companies of equal rank are in the order of their names. */
  order(sort: CompanySort): Uint32Array {
    const known = this.#orders.get(sort);
    if (known) return known;
    const order = this.#sorted(sort);
    this.#orders.set(sort, order);
    return order;
  }

  #sorted(sort: CompanySort): Uint32Array {
    switch (sort) {
      case 'name':
        return Uint32Array.from(this.years.keys());
      case 'oldest':
        return rowsBy(this.years, 1);
      case 'newest':
        return rowsBy(this.years, -1);
      case 'openings':
        return rowsBy(this.openings, -1);
    }
  }
}

/** The rows by a number times a factor, then by row: counted, because there are few distinct numbers. */
function rowsBy(keys: readonly number[], factor: 1 | -1): Uint32Array {
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const next = new Map<number, number>();
  let start = 0;
  for (const key of [...counts.keys()].toSorted((a, b) => factor * (a - b))) {
    next.set(key, start);
    start += counts.get(key) ?? 0;
  }
  const rows = new Uint32Array(keys.length);
  keys.forEach((key, row) => {
    const place = next.get(key) ?? 0;
    rows[place] = row;
    next.set(key, place + 1);
  });
  return rows;
}
