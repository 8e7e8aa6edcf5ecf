import type { Handlers } from '#http/routing/contract-routes.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { openingsOfCompany } from './queries.ts';

export const jobRoutes = ({ db }: Services) =>
  ({
    'GET /api/companies/{id}/jobs': async ({ params }) => {
      const openings = await openingsOfCompany(db, params.id);
      if (!openings) throw new ApiError('not_found');
      return { jobs: openings.map((row) => ({ ...row, scrapedAt: row.scrapedAt.toISOString() })) };
    },
  }) satisfies Partial<Handlers>;
