import type { Db } from '#database/connection.ts';
import type { FoundOpenings } from '#integrations/company-sources/company-sources.ts';
import { deleteOpeningsBut, upsertOpenings } from './queries.ts';

export interface OpeningChanges {
  newOpenings: number;
  changedOpenings: number;
  closedOpenings: number;
}

/**
 * Brings what is stored of a board to what the board says now, all or nothing. Of a board that was not understood as a
 * whole, what is new and changed is taken, and nothing is closed.
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
  // A board may name one twice.
  const byId = new Map(openings.map((opening) => [opening.sourceId, opening]));
  return db.transaction().execute(async (trx) => {
    const place = { companyId, source };
    const closedOpenings = isComplete ? await deleteOpeningsBut(trx, place, [...byId.keys()]) : 0;
    const rows = [...byId.values()].map((opening) => ({ ...opening, indeedUrl: indeedUrlOf(opening.url) }));
    const written = await upsertOpenings(trx, place, rows, now);
    const newOpenings = written.filter(Boolean).length;
    return { newOpenings, changedOpenings: written.length - newOpenings, closedOpenings };
  });
}

const indeedUrlOf = (url: string): string | null =>
  /(^|\.)indeed\.com$/.test(new URL(url).hostname) ? url : null;
