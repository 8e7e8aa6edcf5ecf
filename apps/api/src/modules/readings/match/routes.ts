import { chartOf, composeFamily, composeMatch, type Somebody as Known } from '@org/reading';
import type { Endpoints, Input } from '@org/api-contract';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { readBirth, withoutClaims } from '../read-birth.ts';

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
          paragraphs: section.paragraphs.map(withoutClaims),
        })),
      };
    },
    'POST /api/match/family': async ({ body }) => {
      const now = clock();
      const { pairs, paragraphs, ...family } = composeFamily(
        body.people.map((somebody, place) => knownOf(somebody, now, `people/${place}`)),
      );
      return {
        ...family,
        pairs: pairs.map((pair) => ({ ...pair, paragraphs: pair.paragraphs.map(withoutClaims) })),
        paragraphs: paragraphs.map(withoutClaims),
      };
    },
  }) satisfies Partial<Handlers>;

/**
 * @param path - path of the person in the body
 * @throws ApiError with the person and the field, when the birth is impossible
 */
const knownOf = (somebody: Somebody, now: Date, path: string): Known => ({
  known: 'sign' in somebody ? somebody.sign : readBirth(somebody.birth, now, chartOf, `${path}/`),
  relation: somebody.relation,
});
