import type { Db } from '#database/connection.ts';
import type { FoundOpenings, Opening } from '#integrations/company-sources/company-sources.ts';
import { groupPostings, type Role, roleKeyOf, type Posting } from './group-postings.ts';
import {
  closeOtherPostings,
  lockCompany,
  postingsOf,
  storeRoles,
  upsertPostings,
  verifyPostings,
} from './queries.ts';

/** Number of roles, as lists count them, regardless of how many postings each has. */
interface OpeningChanges {
  newOpenings: number;
  changedOpenings: number;
  closedOpenings: number;
}

/**
 * Stores the current list of a board or careers page, in one transaction: closes postings that are no longer listed,
 * and groups the company's roles again. An incomplete list adds and changes postings, but closes none.
 */
export async function replaceOpenings(
  db: Db,
  {
    companyId,
    source,
    openings,
    isComplete,
    now,
  }: FoundOpenings & { companyId: number; source: string; now: Date },
): Promise<OpeningChanges> {
  // A board may list an opening twice.
  const byId = new Map(openings.map((opening) => [opening.sourceId, opening]));
  const listed = [...byId.values()];
  return db.transaction().execute(async (trx) => {
    const key = { companyId, source };
    await lockCompany(trx, companyId);
    const stored = await postingsOf(trx, companyId);
    const reposted = rolesPostedAgain(stored, { source, openings: listed, isComplete });
    const rows = listed.map((opening) => ({ ...opening, indeedUrl: indeedUrlOf(opening.url) }));
    await upsertPostings(trx, key, rows, now);
    const known = new Set(stored.flatMap((row) => (row.source === source ? row.sourceId : [])));
    await verifyPostings(trx, key, {
      listed: [...byId.keys()],
      added: [...byId.keys()].filter((id) => !known.has(id)),
      now,
    });
    if (isComplete) await closeOtherPostings(trx, key, [...byId.keys()], now);
    const roles = groupPostings(await postingsOf(trx, companyId));
    await storeRoles(trx, companyId, roles, reposted);
    return changesOf(groupPostings(stored), roles, now);
  });
}

function changesOf(before: readonly Role[], after: readonly Role[], now: Date): OpeningChanges {
  const wasOpen = shownByKey(before);
  const isOpen = shownByKey(after);
  const seenBefore = new Set(
    before.filter(({ firstSeenAt }) => firstSeenAt < now).map(({ roleKey }) => roleKey),
  );
  const kept = [...isOpen].filter(([key]) => wasOpen.has(key));
  return {
    newOpenings: isOpen.size - kept.length,
    changedOpenings: kept.filter(([key, shown]) => seenBefore.has(key) && wasOpen.get(key) !== shown).length,
    closedOpenings: wasOpen.size - kept.length,
  };
}

/** The shown facts of each open role, as one text. */
const shownByKey = (roles: readonly Role[]): Map<string, string> =>
  new Map(
    roles
      .filter(({ closedAt }) => closedAt === null)
      .map(({ roleKey, firstSeenAt: _seen, lastVerifiedAt: _verified, ...shown }) => [
        roleKey,
        JSON.stringify(shown),
      ]),
  );

const indeedUrlOf = (url: string): string | null =>
  /(^|\.)indeed\.com$/.test(new URL(url).hostname) ? url : null;

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
