import type { CountsOfTables } from '@org/public-pages/render.js';
import type { Db } from '#database/connection.ts';
import { shownCounts, type ListCounts } from '#modules/catalog/shared/shown-counts.ts';

/** Reads how many rows of each list have each sign. */
export async function countsOfTables(db: Db): Promise<CountsOfTables> {
  const { companies, carBrands, usStates } = await shownCounts(db);
  const numbers = ({ bySign }: ListCounts): number[] => bySign.map(({ count }) => count);
  return {
    companies: numbers(companies),
    carBrands: numbers(carBrands),
    usStates: numbers(usStates),
  };
}
