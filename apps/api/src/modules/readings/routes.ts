import { adultFrom, answerQuestions, chartOf, composeReading } from '@org/reading';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { readBirth, withoutClaims } from './read-birth.ts';

export const readingRoutes = ({ clock, books }: Pick<Services, 'clock' | 'books'>) =>
  ({
    'POST /api/reading': async ({ body }) => {
      const reading = readBirth(body.birth, clock(), (birth, { today }) =>
        composeReading(birth, { today, year: body.year }),
      );
      return {
        ...reading,
        sections: reading.sections.map((section) => ({
          ...section,
          paragraphs: section.paragraphs.map(withoutClaims),
        })),
      };
    },
    'POST /api/reading/book': async ({ body: { birth, paper } }) => {
      const { today } = readBirth(birth, clock(), (checked, options) => {
        chartOf(checked, options);
        return options;
      });
      return books.print({ birth, paper, today });
    },
    'POST /api/reading/questions': async ({ body }) => {
      const { age, groups, rules } = readBirth(body.birth, clock(), (birth, options) => {
        const chart = chartOf(birth, options);
        return { age: chart.age, ...answerQuestions(chart) };
      });
      return {
        isAdult: age >= adultFrom,
        groups: groups.map((group) => ({ ...group, questions: [...group.questions] })),
        rules,
      };
    },
  }) satisfies Partial<Handlers>;
