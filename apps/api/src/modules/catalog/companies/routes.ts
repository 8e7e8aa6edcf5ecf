import { zodiacSignIds } from '@org/zodiac-core';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import {
  allCompanies,
  companiesMatching,
  companiesOfSign,
  companyCounts,
  databaseTotals,
} from './queries.ts';

export const companyRoutes = ({ db }: Services) =>
  ({
    'GET /api/companies': async ({ query }) => {
      const search = query.search?.trim();
      const rows = search
        ? await companiesMatching(db, search)
        : query.zodiac
          ? await companiesOfSign(db, query.zodiac)
          : await allCompanies(db);
      return { companies: rows.map((row) => ({ ...row, scrapedAt: row.scrapedAt?.toISOString() ?? null })) };
    },
    'GET /api/zodiac-stats': async () => {
      const counts = new Map((await companyCounts(db)).map(({ sign, count }) => [sign, count]));
      return { stats: zodiacSignIds.map((sign) => ({ sign, count: counts.get(sign) ?? 0 })) };
    },
    'GET /api/stats': async () => {
      const totals = await databaseTotals(db);
      return {
        companies: totals.companies ?? 0,
        jobs: totals.jobs ?? 0,
        industries: totals.industries ?? 0,
        oldestFoundedYear: totals.oldestFoundedYear,
        lastScrapedAt: totals.lastScrapedAt?.toISOString() ?? null,
      };
    },
  }) satisfies Partial<Handlers>;
