import { listOf, lists, ordinaryLists } from '@org/api-contract/lists';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { ImportReport } from '#database/import-rows.ts';
import { importCompanies } from './companies/import-companies.ts';
import { importList } from './lists/import-list.ts';

const tables = [...Object.values(lists).map(({ table }) => table), 'catalog_names', 'catalog_words'];

/** Imports all lists from the CSV files of a folder. Safe to repeat. */
export async function importCatalog(db: Db, dataFolder: string): Promise<Record<string, ImportReport>> {
  const reports: Record<string, ImportReport> = { companies: await importCompanies(db, dataFolder) };
  for (const { id, fullSeveral } of ordinaryLists)
    reports[fullSeveral] = await importList(db, listOf(id), dataFolder);
  // Updates the statistics of the tables now. Without them searches are slow until autovacuum runs.
  if (Object.values(reports).some(({ added, changed }) => added.length + changed.length > 0))
    await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
  return reports;
}

/** The numbers of a report, for the log. */
export const countsOf = ({ added, changed, removed, refused }: ImportReport) => ({
  added: added.length,
  changed: changed.length,
  removed: removed.length,
  refused: refused.length,
});

/** Maximum number of names in a report. Further names are only counted. */
const maxNames = 20;

/** A report in words: the number and the names of added, changed, removed and refused rows, with reasons. */
export function describeImport(reports: Readonly<Record<string, ImportReport>>): string {
  return Object.entries(reports)
    .map(([list, report]) => {
      const { added, changed, removed, refused } = countsOf(report);
      const first = `${list}: ${added} added, ${changed} changed, ${removed} removed, ${refused} refused.`;
      const lines = [
        ...namesOf('added', report.added),
        ...namesOf('changed', report.changed),
        ...namesOf('removed', report.removed),
        ...report.refused.map(({ name, reason }) => `  refused: ${name}: ${reason}`),
      ];
      return [first, ...lines].join('\n');
    })
    .join('\n');
}

function namesOf(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  return [`  ${what}: ${names.slice(0, maxNames).join(', ')}${more}`];
}
