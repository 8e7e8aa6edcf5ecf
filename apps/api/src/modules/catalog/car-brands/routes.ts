import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { listCarBrands } from './list-car-brands.ts';
import { readCarBrandDetails } from './read-car-brand-details.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';
import { usedCarCategories } from './queries.ts';

export const carBrandRoutes = ({ db, lists }: Services) =>
  ({
    'GET /api/car-brands': ({ query }) => lists.read((from) => listCarBrands(from, query)),
    'GET /api/car-brands/{slug}': async ({ params }) => readCarBrandDetails(db, params.slug),
    'GET /api/car-brands/stats': async () => ({
      stats: (await countsOfList(db, 'carBrands')).bySign,
    }),
    'GET /api/car-brands/categories': async () => ({ categories: await usedCarCategories(db) }),
  }) satisfies Partial<Handlers>;
