import type { CountsOfTables } from '@org/public-pages/render.js';
import type { Services } from '#integrations/services.ts';
import { shownCounts, type ListCounts } from '#modules/catalog/shared/shown-counts.ts';

/** Reads how many rows of each list have each sign. They are counted again only after a list has changed. */
export function countsOfTables({
  db,
  changes,
}: Pick<Services, 'db' | 'changes'>): () => Promise<CountsOfTables> {
  let counted: { version: number; counts: CountsOfTables } | undefined;
  return async () => {
    const version = await changes.versionOf(['companies', 'carBrands', 'usStates']);
    if (counted?.version === version) return counted.counts;
    const { companies, carBrands, usStates } = await shownCounts(db);
    const numbers = ({ bySign }: ListCounts): number[] => bySign.map(({ count }) => count);
    const counts = {
      companies: numbers(companies),
      carBrands: numbers(carBrands),
      usStates: numbers(usStates),
    };
    counted = { version, counts };
    return counts;
  };
}
