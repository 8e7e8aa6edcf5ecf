import type { Db } from '#database/connection.ts';
import type { FoundOpenings } from '#integrations/company-sources/company-sources.ts';
import { deleteOtherOpenings, upsertOpenings } from './queries.ts';

export interface OpeningChanges {
  newOpenings: number;
  changedOpenings: number;
  closedOpenings: number;
}

/**
 * Replaces the stored openings of a board or careers page by its current ones, in one transaction. If the current list is
 * incomplete, new and changed openings are stored, but none is deleted.
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
  return db.transaction().execute(async (trx) => {
    const key = { companyId, source };
    const closedOpenings = isComplete ? await deleteOtherOpenings(trx, key, [...byId.keys()]) : 0;
    const rows = [...byId.values()].map((opening) => ({ ...opening, indeedUrl: indeedUrlOf(opening.url) }));
    const written = await upsertOpenings(trx, key, rows, now);
    const newOpenings = written.filter(Boolean).length;
    return { newOpenings, changedOpenings: written.length - newOpenings, closedOpenings };
  });
}

const indeedUrlOf = (url: string): string | null =>
  /(^|\.)indeed\.com$/.test(new URL(url).hostname) ? url : null;
