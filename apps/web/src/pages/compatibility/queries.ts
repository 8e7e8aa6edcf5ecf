import type { Endpoints, Input, Output } from '@org/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#api/client.ts';

export type Match = Output<Endpoints['POST /api/match']>;
export type TwoPeople = Input<Endpoints['POST /api/match']>['body'];
export type Somebody = TwoPeople['one'];

export type FamilyMatch = Output<Endpoints['POST /api/match/family']>;
export type FamilyPair = FamilyMatch['pairs'][number];

/** The match of two people. Births are sent in the body, never in an address. */
export const matchOf = (people: TwoPeople) =>
  queryOptions({
    queryKey: ['POST /api/match', people] as const,
    queryFn: ({ signal }) => request('POST /api/match', { body: people }, { signal }),
  });

/** The matches of all pairs of a family. Births are sent in the body too. */
export const matchOfFamily = (people: readonly Somebody[]) =>
  queryOptions({
    queryKey: ['POST /api/match/family', people] as const,
    queryFn: ({ signal }) => request('POST /api/match/family', { body: { people: [...people] } }, { signal }),
  });
