import { ApiError } from '#kernel/api-error.ts';
import type { Handlers } from '#http/routing/contract-routes.ts';
import { composeReading } from './compose-reading.ts';

export const readingRoutes = () =>
  ({
    'GET /api/reading': async ({ query }) => {
      const sections = readingOf(query.birthDate);
      if (!sections) throw new ApiError('invalid_birth_date');
      return { sections };
    },
  }) satisfies Partial<Handlers>;

function readingOf(birthDate: string) {
  try {
    return composeReading(birthDate);
  } catch (error) {
    // The day exists, but is outside the years of the calendar in zodiac-core.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
