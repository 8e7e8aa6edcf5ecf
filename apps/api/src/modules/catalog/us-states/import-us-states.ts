import { usRegions, usStateCategories } from '@org/api-contract/values';
import { foundingSign } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { readCsv, type CsvRow } from '#database/read-csv.ts';
import { upsertChanged } from '#database/upsert-changed.ts';

/**
 * Imports the fifty states of `data/us-states.csv`. Safe to repeat and to run in several processes at once.
 *
 * @returns the number of rows added or changed
 */
export async function importUsStates(db: Db, dataFolder: string): Promise<number> {
  const states = (await readCsv(dataFolder, 'us-states.csv')).map(stateOf);
  return (await upsertChanged(db, 'usStates', states, { key: sql`lower(name)` })).length;
}

function stateOf(row: CsvRow) {
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
function describe(row: CsvRow, { year, month, day }: { year: number; month: number; day: number }): string {
  const date = dates.format(Date.UTC(year, month - 1, day));
  return `Joined the Union on ${date}. Home to ${numbers.format(Number(row.population2020))} people in 2020, on ${numbers.format(Number(row.areaSqMi))} square miles.`;
}
