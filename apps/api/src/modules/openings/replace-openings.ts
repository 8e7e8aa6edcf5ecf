import type { Db } from '#database/connection.ts';
import type { FoundOpenings } from '#integrations/company-sources/company-sources.ts';
import { groupPostings } from './group-postings.ts';
import {
  announceChange,
  closeOtherPostings,
  lockCompany,
  postingsOf,
  storeRoles,
  upsertPostings,
  verifyPostings,
} from './queries.ts';
import { rolesPostedAgain } from './roles-posted-again.ts';

export interface OpeningChanges {
  newOpenings: number;
  changedOpenings: number;
  closedOpenings: number;
}

/**
 * Stores what a board or careers page lists now, in one transaction: postings that are no longer listed are closed, and
 * the roles of the company are grouped again. If the list is incomplete, new and changed postings are stored, but none
 * is closed.
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
  const changes = await db.transaction().execute(async (trx) => {
    const key = { companyId, source };
    await lockCompany(trx, companyId);
    const stored = await postingsOf(trx, companyId);
    const reposted = rolesPostedAgain(stored, { source, openings: listed, isComplete });
    const rows = listed.map((opening) => ({ ...opening, indeedUrl: indeedUrlOf(opening.url) }));
    const written = await upsertPostings(trx, key, rows, now);
    const known = new Set(stored.flatMap((row) => (row.source === source ? row.sourceId : [])));
    await verifyPostings(trx, key, {
      listed: [...byId.keys()],
      added: [...byId.keys()].filter((id) => !known.has(id)),
      now,
    });
    const closedOpenings = isComplete ? await closeOtherPostings(trx, key, [...byId.keys()], now) : 0;
    await storeRoles(trx, companyId, groupPostings(await postingsOf(trx, companyId)), reposted);
    const newOpenings = written.filter(Boolean).length;
    return { newOpenings, changedOpenings: written.length - newOpenings, closedOpenings };
  });
  if (Object.values(changes).some((count) => count > 0)) await announceChange(db);
  return changes;
}

const indeedUrlOf = (url: string): string | null =>
  /(^|\.)indeed\.com$/.test(new URL(url).hostname) ? url : null;
