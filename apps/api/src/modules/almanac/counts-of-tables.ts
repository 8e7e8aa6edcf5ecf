import type { CountsOfTables } from '@org/public-pages/render.js';
import type { Services } from '#integrations/services.ts';
import { companiesBySign } from '#modules/catalog/companies/company-totals.ts';
import { countBySign } from '#modules/catalog/shared/count-by-sign.ts';

/** Reads how many rows of each list have each sign. They are counted again only after a list has changed. */
export function countsOfTables({
  db,
  changes,
}: Pick<Services, 'db' | 'changes'>): () => Promise<CountsOfTables> {
  let counted: { version: number; counts: CountsOfTables } | undefined;
  return async () => {
    const version = await changes.versionOf(['companies', 'carBrands', 'usStates']);
    if (counted?.version === version) return counted.counts;
    const [companies, carBrands, usStates] = await Promise.all([
      companiesBySign(db),
      countBySign(db, 'carBrands'),
      countBySign(db, 'usStates'),
    ]);
    const numbers = (rows: readonly { count: number }[]): number[] => rows.map(({ count }) => count);
    const counts = {
      companies: numbers(companies),
      carBrands: numbers(carBrands),
      usStates: numbers(usStates),
    };
    counted = { version, counts };
    return counts;
  };
}
