import { employeesBands, type companySorts } from '@org/api-contract/values';
import { zodiacSignIds } from '@org/zodiac-core';
import { noRank } from '#modules/catalog/search/search-index.ts';
import type { CompanyFilters } from './company-filters.ts';
import type { CompanyTable } from './company-table.ts';

interface Page {
  sort: (typeof companySorts)[number];
  page: number;
  limit: number;
}

/** A bit for each filter. A company that a search has not found has two, as if it failed two filters. */
const bits = {
  zodiac: 1,
  industry: 2,
  country: 4,
  size: 8,
  decade: 16,
  openings: 32,
  search: 64 + 128,
} as const;

/**
 * Finds a page of the companies that match all filters, and counts for each value of each facet the companies that match
 * the filters of the other facets. Each loop reads one column, which takes less than a millisecond for 300,000 companies.
 *
 * @param ranks - the rank of each company in a search, by which they are sorted first unless another order is chosen
 */
export function findCompanies(
  table: CompanyTable,
  filters: CompanyFilters,
  { sort, page, limit }: Page,
  ranks?: Uint8Array,
) {
  const failed = failedFilters(table, filters, ranks);
  const first = (page - 1) * limit;
  return {
    ...rowsOfPage(table.order(sort), failed, first, first + limit, sort === 'name' ? ranks : undefined),
    facets: countFacets(table, failed),
  };
}

/** For each company the bits of the filters that it does not match. */
function failedFilters(
  table: CompanyTable,
  filters: CompanyFilters,
  ranks: Uint8Array | undefined,
): Uint8Array {
  const failed = new Uint8Array(table.size);
  if (ranks) {
    for (let row = 0; row < failed.length; row += 1) if (ranks[row] === noRank) failed[row] = bits.search;
  }
  for (const facet of ['zodiac', 'industry', 'country', 'size'] as const) {
    const value = filters[facet];
    if (value === undefined) continue;
    const { rows, distinct } = table.columns[facet];
    failUnlessEqual(failed, bits[facet], rows.view(), distinct.find(value));
  }
  const { foundedFrom = -Infinity, foundedTo = Infinity } = filters;
  if (foundedFrom !== -Infinity || foundedTo !== Infinity)
    failUnlessBetween(failed, bits.decade, table.years, foundedFrom, foundedTo);
  if (filters.hasOpenings) failUnlessBetween(failed, bits.openings, table.openings, 1, Infinity);
  return failed;
}

function failUnlessEqual(failed: Uint8Array, bit: number, numbers: Uint32Array, wanted: number): void {
  for (let row = 0; row < failed.length; row += 1)
    if (numbers[row] !== wanted) failed[row] = (failed[row] ?? 0) | bit;
}

function failUnlessBetween(
  failed: Uint8Array,
  bit: number,
  numbers: readonly number[],
  min: number,
  max: number,
): void {
  for (let row = 0; row < failed.length; row += 1) {
    const number = numbers[row] ?? 0;
    if (number < min || number > max) failed[row] = (failed[row] ?? 0) | bit;
  }
}

/** The rows from `first` to before `end` among those that fail no filter, by rank, then in the given order. */
function rowsOfPage(
  order: Uint32Array,
  failed: Uint8Array,
  first: number,
  end: number,
  ranks: Uint8Array | undefined,
): { rows: number[]; total: number } {
  const ofRank = new Uint32Array(noRank);
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] !== 0) continue;
    const rank = ranks?.[row] ?? 0;
    ofRank[rank] = (ofRank[rank] ?? 0) + 1;
  }
  let total = 0;
  /** The place of the next row of each rank. */
  const next = ofRank.map((count) => (total += count) - count);
  const rows = Array.from({ length: Math.max(0, Math.min(end, total) - first) }, () => 0);
  let missing = rows.length;
  for (let at = 0; at < order.length && missing > 0; at += 1) {
    const row = order[at] ?? 0;
    if (failed[row] !== 0) continue;
    const rank = ranks?.[row] ?? 0;
    const place = next[rank] ?? 0;
    next[rank] = place + 1;
    if (place < first || place >= end) continue;
    rows[place - first] = row;
    missing -= 1;
  }
  return { rows, total };
}

interface ValueCount {
  value: string;
  count: number;
}

function countFacets(table: CompanyTable, failed: Uint8Array) {
  const counted = rowsThatFailOne(failed);
  const of = (facet: keyof CompanyTable['columns']): ValueCount[] => {
    const { rows, distinct } = table.columns[facet];
    const counts = new Uint32Array(distinct.values.length);
    const numbers = rows.view();
    const others = ~bits[facet];
    for (let at = 0; at < counted.length; at += 1) {
      const row = counted[at] ?? 0;
      if (((failed[row] ?? 0) & others) !== 0) continue;
      const number = numbers[row] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const found: ValueCount[] = [];
    for (let index = 0; index < counts.length; index += 1) {
      const [count, value] = [counts[index] ?? 0, distinct.values[index] ?? ''];
      if (count > 0 && value !== '') found.push({ value, count });
    }
    return found;
  };
  return {
    zodiac: inOrder(of('zodiac'), zodiacSignIds),
    industry: byCount(of('industry')),
    country: byCount(of('country')),
    size: inOrder(of('size'), employeesBands),
    decade: of('decade').toSorted((a, b) => Number(a.value) - Number(b.value)),
    hasOpenings: countWithOpenings(table.openings, failed, counted),
  };
}

/** The rows that count for a facet: those that fail one filter at most. A search leaves few of them. */
function rowsThatFailOne(failed: Uint8Array): Uint32Array {
  const rows = new Uint32Array(failed.length);
  let count = 0;
  for (let row = 0; row < failed.length; row += 1) {
    const failing = failed[row] ?? 0;
    if ((failing & (failing - 1)) !== 0) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.subarray(0, count);
}

function countWithOpenings(openings: readonly number[], failed: Uint8Array, counted: Uint32Array): number {
  let count = 0;
  for (const row of counted)
    if (((failed[row] ?? 0) & ~bits.openings) === 0 && openings[row] !== 0) count += 1;
  return count;
}

const byCount = (counts: readonly ValueCount[]): ValueCount[] =>
  counts.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

const inOrder = (counts: readonly ValueCount[], order: readonly string[]): ValueCount[] =>
  counts.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
