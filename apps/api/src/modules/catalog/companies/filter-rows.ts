import type { FoundRows } from '#modules/catalog/search/found-rows.ts';
import type { CompanyFilters } from './company-filters.ts';
import type { CompanyTable } from './company-table.ts';

/** A bit for each filter. A company that a search has not found has two, as if it failed two filters. */
export const filterBits = {
  zodiac: 1,
  industry: 2,
  country: 4,
  size: 8,
  decade: 16,
  openings: 32,
  search: 64 + 128,
} as const;

/** The companies by the filters that they match, in the arrays of the table, until the next call. */
export interface FilteredRows {
  /** For each company the bits of the filters that it does not match. */
  failed: Uint8Array;
  /** The bits of the filters of this call. */
  filters: number;
  /** The companies that fail one filter at most, which count for the facet of that filter. */
  counted: Uint32Array;
  /** The companies that match all filters. */
  matching: Uint32Array;
}

/** @param found - the companies that a search has found */
export function filterRows(table: CompanyTable, filters: CompanyFilters, found?: FoundRows): FilteredRows {
  const { failed, counted, matching } = table.scratch;
  const searched = found?.rows ?? table.order('name');
  failed.fill(found ? filterBits.search : 0);
  if (found) for (let at = 0; at < searched.length; at += 1) failed[searched[at] ?? 0] = 0;
  const checked = markFailed(failed, searched, table, filters);
  if (checked === 0) return { failed, filters: 0, counted: searched, matching: searched };
  const nearly = rowsThatFailOne(failed, searched, counted);
  return { failed, filters: checked, counted: nearly, matching: rowsThatPass(failed, nearly, 0, matching) };
}

/**
 * Marks the companies that were searched with the bits of the filters that they do not match.
 *
 * @returns the bits of all filters
 */
function markFailed(
  failed: Uint8Array,
  searched: Uint32Array,
  table: CompanyTable,
  filters: CompanyFilters,
): number {
  let checked = 0;
  for (const facet of ['zodiac', 'industry', 'country', 'size'] as const) {
    const value = filters[facet];
    if (value === undefined) continue;
    const { rows, distinct } = table.columns[facet];
    const bit = filterBits[facet];
    failUnlessEqual(failed, searched, { bit, numbers: rows.view(), wanted: distinct.find(value) });
    checked |= bit;
  }
  const { foundedFrom: min = -Infinity, foundedTo: max = Infinity } = filters;
  if (min !== -Infinity || max !== Infinity) {
    failUnlessBetween(failed, searched, { bit: filterBits.decade, numbers: table.years, min, max });
    checked |= filterBits.decade;
  }
  if (filters.hasOpenings) {
    const atLeastOne = { bit: filterBits.openings, numbers: table.openings, min: 1, max: Infinity };
    failUnlessBetween(failed, searched, atLeastOne);
    checked |= filterBits.openings;
  }
  return checked;
}

function failUnlessEqual(
  failed: Uint8Array,
  rows: Uint32Array,
  { bit, numbers, wanted }: { bit: number; numbers: Uint32Array; wanted: number },
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    if (numbers[row] !== wanted) failed[row] = (failed[row] ?? 0) | bit;
  }
}

function failUnlessBetween(
  failed: Uint8Array,
  rows: Uint32Array,
  { bit, numbers, min, max }: { bit: number; numbers: readonly number[]; min: number; max: number },
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const number = numbers[row] ?? 0;
    if (number < min || number > max) failed[row] = (failed[row] ?? 0) | bit;
  }
}

/** The rows that fail one filter at most. A filter leaves few of them. @param into - where they are written */
function rowsThatFailOne(failed: Uint8Array, rows: Uint32Array, into: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const failing = failed[row] ?? 0;
    if ((failing & (failing - 1)) !== 0) continue;
    into[count] = row;
    count += 1;
  }
  return into.subarray(0, count);
}

/** The rows that fail no filter but that of a bit. @param into - where they are written */
export function rowsThatPass(
  failed: Uint8Array,
  rows: Uint32Array,
  bit: number,
  into: Uint32Array,
): Uint32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    if (((failed[row] ?? 0) & ~bit) !== 0) continue;
    into[count] = row;
    count += 1;
  }
  return into.subarray(0, count);
}
