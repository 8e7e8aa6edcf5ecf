import { pageSize } from '@org/api-contract/values';
import { zodiacSignIds } from '@org/zodiac-core';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { carBrandCounts, carBrandsPage, countCarBrands, usedCarCategories } from './queries.ts';

export const carBrandRoutes = ({ db }: Services) =>
  ({
    'GET /api/car-brands': async ({ query: { page = 1, limit = pageSize, ...filters } }) => {
      const [rows, total] = await Promise.all([
        carBrandsPage(db, filters, limit, (page - 1) * limit),
        countCarBrands(db, filters),
      ]);
      const carBrands = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return { carBrands, total, totalPages: Math.ceil(total / limit) };
    },
    'GET /api/car-brands/stats': async () => {
      const counts = new Map((await carBrandCounts(db)).map(({ sign, count }) => [sign, count]));
      return { stats: zodiacSignIds.map((sign) => ({ sign, count: counts.get(sign) ?? 0 })) };
    },
    'GET /api/car-brands/categories': async () => ({ categories: await usedCarCategories(db) }),
  }) satisfies Partial<Handlers>;
