import { answerQuestion, chartOf, composeReading, type Paragraph } from '@org/reading';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { phraseAnswer } from './phrase-answer.ts';
import { readBirth } from './read-birth.ts';

export const readingRoutes = (services: Pick<Services, 'clock' | 'books' | 'phraser' | 'events'>) => {
  const { clock, books } = services;
  return {
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
    'POST /api/reading/question': async ({ body }) => {
      const { chart, answer } = readBirth(body.birth, clock(), (birth, options) => {
        const ofBirth = chartOf(birth, options);
        return { chart: ofBirth, answer: answerQuestion(ofBirth, body.question) };
      });
      if (answer.kind === 'refusal') {
        const { kind, sentence, examples } = answer;
        return { answer: { kind, sentence, examples: [...examples] } };
      }
      const { statements, isPhrased } = await phraseAnswer(services, answer.statements, chart);
      return {
        answer: {
          kind: answer.kind,
          statements: statements.map(withoutClaims),
          rules: [...answer.rules],
          isPhrased,
        },
      };
    },
  } satisfies Partial<Handlers>;
};

const withoutClaims = ({ text, rule, because, changes, certainty }: Paragraph) => ({
  text,
  rule,
  because,
  changes,
  certainty,
});
