import { answerQuestion, chartOf, composeReading, type Paragraph } from '@org/reading';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { readBirth } from './read-birth.ts';

export const readingRoutes = ({ clock, books }: Pick<Services, 'clock' | 'books'>) =>
  ({
    'POST /api/reading': async ({ body }) => {
      const { sections, rules, wordCount } = readBirth(body.birth, clock(), (birth, { today }) =>
        composeReading(birth, { today, year: body.year }),
      );
      return {
        sections: sections.map((section) => ({
          ...section,
          paragraphs: section.paragraphs.map(withoutClaims),
        })),
        rules,
        wordCount,
      };
    },
    'POST /api/reading/book': async ({ body: { birth, paper } }) => {
      const { today } = readBirth(birth, clock(), (checked, options) => {
        chartOf(checked, options);
        return options;
      });
      return books.print({ birth, paper, today });
    },
    'POST /api/reading/question': async ({ body }) => {
      const answer = readBirth(body.birth, clock(), (birth, options) =>
        answerQuestion(chartOf(birth, options), body.question),
      );
      return {
        answer:
          answer.kind === 'answer'
            ? {
                kind: answer.kind,
                statements: answer.statements.map(withoutClaims),
                rules: [...answer.rules],
              }
            : { kind: answer.kind, sentence: answer.sentence, examples: [...answer.examples] },
      };
    },
  }) satisfies Partial<Handlers>;

const withoutClaims = ({ text, rule, because, changes, certainty }: Paragraph) => ({
  text,
  rule,
  because,
  changes,
  certainty,
});
