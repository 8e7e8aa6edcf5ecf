import type { UsState } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';
import { rowOfSlug } from '#modules/catalog/shared/row-of-slug.ts';
import { sources } from '#modules/catalog/shared/sources.ts';
import { neighboursOfUsState, usStateFacts } from './queries.ts';

type Row = Awaited<ReturnType<typeof usStateFacts>>;

/** A stored state as the contract describes it. */
export const usStateOfRow = (row: Row): UsState => ({ ...row, createdAt: row.createdAt.toISOString() });

/**
 * The facts of the state that a slug means, with sources and neighbours.
 *
 * @throws ApiError `not_found`
 */
export async function readUsStateDetails(db: Db, slug: string) {
  const found = await rowOfSlug(db, 'usState', slug);
  if (!found) throw new ApiError('not_found');
  const row = await usStateFacts(db, found.id);
  const neighbours = await neighboursOfUsState(db, row);
  return {
    usState: usStateOfRow(row),
    movedTo: found.slug === slug ? null : found.slug,
    neighbours: withoutLogos(neighbours),
    sources: [sources.states, sources.census],
  };
}

/** States have no logo. */
function withoutLogos(neighbours: Awaited<ReturnType<typeof neighboursOfUsState>>) {
  const plain = <Neighbour>(each: readonly Neighbour[]) =>
    each.map((neighbour) => ({ ...neighbour, logoUrl: null }));
  return {
    sameYear: plain(neighbours.sameYear),
    sameSign: plain(neighbours.sameSign),
    inHarmony: plain(neighbours.inHarmony),
    acrossTheWheel: plain(neighbours.acrossTheWheel),
  };
}
