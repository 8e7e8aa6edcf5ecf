import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { foundingSign } from '@org/zodiac-core';
import type { ArticleFacts, Founding } from '../article.ts';

const folder = path.resolve(import.meta.dirname, '../../../../data');

/** The initial content of the product's tables, read from the imported CSV files. */
export const shippedFacts: ArticleFacts = {
  companies: foundings('companies.csv', 'founded', 'industry'),
  carBrands: foundings('car-brands.csv', 'founded', 'category'),
  usStates: foundings('us-states.csv', 'statehood', 'region'),
  keywords: [],
  today: new Date('2026-07-01'),
};

function foundings(file: string, date: string, kind: string): Founding[] {
  const rows: Record<string, string>[] = parse(readFileSync(path.join(folder, file)), { columns: true });
  return rows.flatMap((row) => {
    const number = (part: string) => Number(row[date + part]) || null;
    const year = number('Year');
    return year
      ? [
          {
            name: row.name ?? '',
            year,
            kind: row[kind] || null,
            sign: foundingSign({ year, month: number('Month'), day: number('Day') }).id,
          },
        ]
      : [];
  });
}
