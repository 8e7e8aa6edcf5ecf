import type { Opening } from '#integrations/company-sources/company-sources.ts';
import { roleKeyOf, type Posting } from './group-postings.ts';

interface Stored extends Posting {
  source: string;
  sourceId: string;
}

interface Listed {
  source: string;
  /** The postings that the source currently lists. */
  openings: readonly Opening[];
  /** Whether stored postings that are not listed have been closed. */
  isComplete: boolean;
}

/**
 * Finds the roles that a source has posted again: a closed posting reappeared, a posting has a later date, or a new
 * posting of the role in the same place follows a closed one.
 *
 * @param stored - all postings of the company, before the current list is stored
 * @returns the keys of the roles
 */
export function rolesPostedAgain(
  stored: readonly Stored[],
  { source, openings, isComplete }: Listed,
): Set<string> {
  const listed = new Set(openings.map(({ sourceId }) => sourceId));
  const known = new Map(
    stored.filter((posting) => posting.source === source).map((posting) => [posting.sourceId, posting]),
  );
  const closed = stored.filter(
    (posting) =>
      posting.closedAt !== null || (isComplete && posting.source === source && !listed.has(posting.sourceId)),
  );
  const closedRoles = new Set(closed.flatMap(rolesInPlaces));
  // Greenhouse may change the date after a small edit.
  const hasDates = !source.startsWith('greenhouse/');
  const again = openings.filter((opening) => {
    const before = known.get(opening.sourceId);
    if (!before) return rolesInPlaces(opening).some((role) => closedRoles.has(role));
    if (before.closedAt !== null) return true;
    return hasDates && (opening.postedDate ?? '') > (before.postedDate ?? '9');
  });
  return new Set(again.map(roleKeyOf));
}

const rolesInPlaces = (posting: Parameters<typeof roleKeyOf>[0]): string[] =>
  (posting.places.length > 0 ? posting.places : ['']).map((place) => `${roleKeyOf(posting)}|${place}`);
