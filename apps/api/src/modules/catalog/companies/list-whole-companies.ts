import { maxWholeList } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { companyOfRow } from './company-of-row.ts';
import { currentCompanies } from './current-companies.ts';
import type { CompanyTable } from './company-table.ts';
import { allCompanies, companiesAmong, companiesOfSign } from './queries.ts';

interface Query {
  zodiac: ZodiacSignId | undefined;
  search: string | undefined;
}

/**
 * All companies, those of a sign, or those whose name, industry or location contains a text.
 *
 * @throws ApiError `invalid_input` when they are more than {@link maxWholeList}
 */
export async function listWholeCompanies(db: Db, { zodiac, search }: Query) {
  const companies = await currentCompanies(db).read();
  const text = search?.trim();
  // The index counts and finds them, so that no long list is read in vain.
  const found = text ? companies.table.texts.rowsWith(text, maxWholeList + 1) : undefined;
  requirePages(found?.length ?? countOf(companies.table, zodiac));
  const rows = found
    ? await companiesAmong(db, found.map(companies.idOf))
    : zodiac
      ? await companiesOfSign(db, zodiac)
      : await allCompanies(db);
  return { companies: rows.map(companyOfRow) };
}

const countOf = (table: CompanyTable, zodiac: ZodiacSignId | undefined): number =>
  zodiac ? (table.countOf('zodiac').get(zodiac) ?? 0) : table.size;

function requirePages(count: number): void {
  if (count <= maxWholeList) return;
  throw new ApiError('invalid_input', {
    detail: `These are more than ${maxWholeList.toLocaleString('en-US')} companies. Ask for a page of them with page and limit.`,
    fields: { page: 'is missing' },
  });
}
