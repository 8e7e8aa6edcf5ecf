import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { usRegions, usStateCategories } from '@org/api-contract/values';
import { foundingSign } from '@org/zodiac-core';
import { parse } from 'csv-parse/sync';
import type { Db } from '#database/connection.ts';
import { upsertUsStates } from './queries.ts';

type Row = Record<string, string>;

/**
 * Imports the fifty states of `data/us-states.csv`. Safe to repeat and to run in several processes at once.
 *
 * @returns the number of rows added or changed
 */
export async function importUsStates(db: Db, dataFolder: string): Promise<number> {
  const text = await readFile(path.join(dataFolder, 'us-states.csv'), 'utf8');
  return upsertUsStates(db, parse<Row>(text, { columns: true, skip_empty_lines: true }).map(stateOf));
}

function stateOf(row: Row) {
  const admitted = {
    year: Number(row.statehoodYear),
    month: Number(row.statehoodMonth),
    day: Number(row.statehoodDay),
  };
  return {
    name: row.name ?? '',
    statehoodYear: admitted.year,
    statehoodMonth: admitted.month,
    capital: row.capital ?? '',
    region: oneOf(usRegions, row.region),
    category: oneOf(usStateCategories, row.category),
    description: describe(row, admitted),
    population: Number(row.population2020),
    area: Number(row.areaSqMi),
    nickname: row.nickname || null,
    zodiacSign: foundingSign(admitted).id,
    isActive: true,
  };
}

function oneOf<T extends string>(known: readonly T[], text = ''): T {
  const found = known.find((each) => each === text);
  if (!found) throw new Error(`us-states.csv has an unknown region or category: ${text}`);
  return found;
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('en-US');

/** Makes a description from the facts of the row only. */
function describe(row: Row, { year, month, day }: { year: number; month: number; day: number }): string {
  const date = dates.format(Date.UTC(year, month - 1, day));
  return `Joined the Union on ${date}. Home to ${numbers.format(Number(row.population2020))} people in 2020, on ${numbers.format(Number(row.areaSqMi))} square miles.`;
}
