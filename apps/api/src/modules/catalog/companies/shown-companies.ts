import type { Db } from '#database/connection.ts';
import type { CatalogIndex } from '#modules/catalog/search/current-index.ts';
import { searchedFields } from '#modules/catalog/search/mark-match.ts';
import { companyOfRow } from './company-of-row.ts';
import type { CompanyTable, ShownCompany } from './company-table.ts';
import { fieldsOfCompany } from './fields-of-company.ts';
import { companiesById } from './queries.ts';

/**
 * What is shown of the companies with these ids, in their order; those that were hidden since are left out. It is kept with
 * the index until the company changes. While the index is built again, changes are not followed, and all are read.
 */
export async function shownCompanies(
  db: Db,
  companies: CatalogIndex<CompanyTable>,
  ids: readonly number[],
): Promise<ShownCompany[]> {
  const { table, snapshot } = companies;
  const known = new Map<number, ShownCompany>();
  if (!companies.isStale) {
    for (const id of ids) {
      const shown = table.shown.get(id);
      if (shown) known.set(id, shown);
    }
  }
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) {
    const rows = await companiesById(db, missing);
    // A change that was noticed meanwhile may be later than these rows.
    const isKept = !companies.isStale && companies.snapshot === snapshot;
    for (const row of rows) {
      const shown = { company: companyOfRow(row), texts: searchedFields(fieldsOfCompany(row)) };
      known.set(row.id, shown);
      if (isKept) table.shown.set(row.id, shown);
    }
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
