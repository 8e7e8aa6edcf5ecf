import { chartOf, composeMatch, type Chart } from '@org/reading';
import type { Endpoints, Input } from '@org/api-contract';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { readBirth } from '../read-birth.ts';

type Somebody = Input<Endpoints['POST /api/match']>['body']['one'];

export const matchRoutes = ({ clock }: Pick<Services, 'clock'>) =>
  ({
    'POST /api/match': async ({ body }) => {
      const now = clock();
      const { sections, ...match } = composeMatch(
        knownOf(body.one, now, 'one'),
        knownOf(body.other, now, 'other'),
      );
      return {
        ...match,
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
      };
    },
  }) satisfies Partial<Handlers>;

/** @throws ApiError that names the person and the field, when there is no such birth */
const knownOf = (somebody: Somebody, now: Date, side: 'one' | 'other'): Chart | Chart['sign']['id'] =>
  'sign' in somebody ? somebody.sign : readBirth(somebody.birth, now, chartOf, `${side}/`);
