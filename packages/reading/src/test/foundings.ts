import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Founded } from '../founding/read-founding.ts';

const rowsOf = (file: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`../../../../data/${file}`, import.meta.url), 'utf8'), { columns: true });

const numberOf = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

const foundedIn = (row: Record<string, string>, prefix: 'founded' | 'statehood') => ({
  year: Number(row[`${prefix}Year`]),
  month: numberOf(row[`${prefix}Month`]),
  day: numberOf(row[`${prefix}Day`]),
});

/** Every company, brand and state of the product in the order of its list. */
export const foundings: Readonly<Record<string, readonly Founded[]>> = {
  companies: rowsOf('companies.csv').map((row) => ({
    name: row.name ?? '',
    began: 'was founded',
    date: foundedIn(row, 'founded'),
  })),
  'car brands': rowsOf('car-brands.csv').map((row) => ({
    name: row.name ?? '',
    began: 'was founded',
    date: foundedIn(row, 'founded'),
    endedYear: numberOf(row.endYear),
  })),
  'US states': rowsOf('us-states.csv').map((row) => ({
    name: row.name ?? '',
    began: 'joined the Union',
    date: foundedIn(row, 'statehood'),
  })),
};
