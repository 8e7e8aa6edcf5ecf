import { maxWholeList } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { companyOfRow } from './company-of-row.ts';
import { currentCompanies } from './current-companies.ts';
import { allCompanies, companiesMatching, companiesOfSign } from './queries.ts';

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
  const text = search?.trim();
  // The index counts them, so that no long list is read in vain.
  if (!text) requirePages(await countOf(db, zodiac));
  const rows = text
    ? await companiesMatching(db, text, maxWholeList + 1)
    : zodiac
      ? await companiesOfSign(db, zodiac)
      : await allCompanies(db);
  requirePages(rows.length);
  return { companies: rows.map(companyOfRow) };
}

async function countOf(db: Db, zodiac: ZodiacSignId | undefined): Promise<number> {
  const { table } = await currentCompanies(db).read();
  return zodiac ? (table.countOf('zodiac').get(zodiac) ?? 0) : table.size;
}

function requirePages(count: number): void {
  if (count <= maxWholeList) return;
  throw new ApiError('invalid_input', {
    detail: `These are more than ${maxWholeList.toLocaleString('en-US')} companies. Ask for a page of them with page and limit.`,
    fields: { page: 'is missing' },
  });
}
