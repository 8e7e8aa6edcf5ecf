import type { Db } from '#database/connection.ts';
import type { FoundOpenings } from '#integrations/company-sources/company-sources.ts';
import { groupPostings, type Role } from './group-postings.ts';
import {
  closeOtherPostings,
  lockCompany,
  postingsOf,
  storeRoles,
  upsertPostings,
  verifyPostings,
} from './queries.ts';
import { rolesPostedAgain } from './roles-posted-again.ts';

/** Number of roles, as lists count them, regardless of how many postings each has. */
export interface OpeningChanges {
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
