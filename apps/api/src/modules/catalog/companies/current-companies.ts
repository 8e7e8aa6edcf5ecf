import type { Db } from '#database/connection.ts';
import { CurrentIndex } from '#modules/catalog/search/current-index.ts';
import { CompanyTable } from './company-table.ts';
import { companiesAfter, type IndexedCompany } from './queries.ts';

/** How the index of companies is read. */
export const companySource = {
  kind: 'company',
  createTable: () => new CompanyTable(),
  rowsAfter: companiesAfter,
} as const;

type CurrentCompanies = CurrentIndex<IndexedCompany, CompanyTable>;

const indexes = new WeakMap<Db, CurrentCompanies>();

/** The index of the shown companies, one for each connection pool. */
export function currentCompanies(db: Db): CurrentCompanies {
  const known = indexes.get(db);
  if (known) return known;
  const created = new CurrentIndex(db, companySource);
  indexes.set(db, created);
  return created;
}
