import { composeReading, type Birth, type Reading } from '@org/reading';
import { ApiError } from '#kernel/api-error.ts';
import type { Handlers } from '#http/routing/contract-routes.ts';

export const readingRoutes = () =>
  ({
    'GET /api/reading': async ({ query }) => {
      const { sections } = readingOf({ date: query.birthDate });
      return {
        sections: sections.map(({ heading, paragraphs }) => ({
          heading,
          paragraphs: paragraphs.map(({ text }) => text),
        })),
      };
    },
    'POST /api/reading': async ({ body }) => {
      const { sections, rules, wordCount } = readingOf(body.birth);
      return {
        sections: sections.map((section) => ({
          ...section,
          paragraphs: section.paragraphs.map(({ text, rule, because, changes, certainty }) => ({
            text,
            rule,
            because,
            changes,
            certainty,
          })),
        })),
        rules,
        wordCount,
      };
    },
  }) satisfies Partial<Handlers>;

/** @throws ApiError `invalid_birth_date` when the day does not exist or is outside the years of the calendar */
function readingOf(birth: Birth): Reading {
  try {
    const reading = composeReading(birth);
    if (reading) return reading;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new ApiError('invalid_birth_date');
}
