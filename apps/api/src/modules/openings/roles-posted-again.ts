import type { Opening } from '#integrations/company-sources/company-sources.ts';
import { roleKeyOf, type Posting } from './group-postings.ts';

interface Stored extends Posting {
  source: string;
  sourceId: string;
}

interface Listed {
  source: string;
  /** The postings that the source lists now. */
  openings: readonly Opening[];
  /** Whether a stored posting that is not listed has been closed. */
  isComplete: boolean;
}

/**
 * Finds the roles that a source publishes again: a posting that was closed, one with a later date, or a new posting of
 * the same role in the same place after another was closed.
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
  // The date of Greenhouse may be that of a small change.
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
