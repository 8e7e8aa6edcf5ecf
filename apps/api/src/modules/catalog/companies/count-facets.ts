import { employeesBands } from '@org/api-contract/values';
import { zodiacSignIds } from '@org/zodiac-core';
import type { CompanyTable } from './company-table.ts';
import { filterBits, rowsThatPass, type FilteredRows } from './filter-rows.ts';

interface ValueCount {
  value: string;
  count: number;
}

/** Counts for each value of each facet the companies that match the filters of the other facets. */
export function countFacets(table: CompanyTable, filtered: FilteredRows) {
  const { failed, filters, counted, matching } = filtered;
  const { others } = table.scratch;
  /** Of most companies, those that do not match are counted and subtracted. */
  const isMost = filters === 0 && matching.length > table.size / 2;
  const unmatched = isMost ? rowsThatFail(failed, others) : undefined;
  const countedFor = (bit: number): Uint32Array =>
    unmatched ?? ((filters & bit) === 0 ? matching : rowsThatPass(failed, counted, bit, others));
  const of = (facet: keyof CompanyTable['columns']): ValueCount[] => {
    const { rows, distinct, totals } = table.columns[facet];
    const counts = unmatched ? totals.slice() : new Uint32Array(totals.length);
    countValues(counts, rows.view(), countedFor(filterBits[facet]), unmatched ? -1 : 1);
    const found: ValueCount[] = [];
    for (let index = 0; index < counts.length; index += 1) {
      const [count, value] = [counts[index] ?? 0, distinct.values[index] ?? ''];
      if (count > 0 && value !== '') found.push({ value, count });
    }
    return found;
  };
  const open = countWithOpenings(table.openings, countedFor(filterBits.openings));
  return {
    zodiac: inOrder(of('zodiac'), zodiacSignIds),
    industry: byCount(of('industry')),
    country: byCount(of('country')),
    size: inOrder(of('size'), employeesBands),
    decade: of('decade').toSorted((a, b) => Number(a.value) - Number(b.value)),
    hasOpenings: unmatched ? table.withOpenings - open : open,
  };
}

/** Adds the number of rows of each value, times a factor. */
export function countValues(
  counts: Uint32Array,
  numbers: Uint32Array | Uint8Array,
  rows: Uint32Array,
  factor: 1 | -1 = 1,
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const number = numbers[rows[at] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + factor;
  }
}

function countWithOpenings(openings: readonly number[], rows: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) if (openings[rows[at] ?? 0] !== 0) count += 1;
  return count;
}

/** The rows that fail a filter or were not found. @param into - where they are written */
function rowsThatFail(failed: Uint8Array, into: Uint32Array): Uint32Array {
  let count = 0;
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] === 0) continue;
    into[count] = row;
    count += 1;
  }
  return into.subarray(0, count);
}

const byCount = (counts: readonly ValueCount[]): ValueCount[] =>
  counts.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

const inOrder = (counts: readonly ValueCount[], order: readonly string[]): ValueCount[] =>
  counts.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
