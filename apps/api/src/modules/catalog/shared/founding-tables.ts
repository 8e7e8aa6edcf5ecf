import type { ArticleTables } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { foundings as carBrandFoundings } from '#modules/catalog/car-brands/queries.ts';
import { foundings as companyFoundings } from '#modules/catalog/companies/queries.ts';
import { foundings as usStateFoundings } from '#modules/catalog/us-states/queries.ts';

/** Reads name, founding year and sign of every company, car brand and US state, for articles. */
export async function foundingTables(db: Db): Promise<ArticleTables> {
  const [companies, carBrands, usStates] = await Promise.all([
    companyFoundings(db),
    carBrandFoundings(db),
    usStateFoundings(db),
  ]);
  return { companies, carBrands, usStates };
}
