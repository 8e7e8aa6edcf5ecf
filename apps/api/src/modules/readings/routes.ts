import { composeReading } from '@org/reading';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { readBirth } from './read-birth.ts';

export const readingRoutes = ({ clock }: Pick<Services, 'clock'>) =>
  ({
    'POST /api/reading': async ({ body }) => {
      const { sections, rules, wordCount } = readBirth(body.birth, clock(), (birth, { today }) =>
        composeReading(birth, { today, year: body.year }),
      );
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
