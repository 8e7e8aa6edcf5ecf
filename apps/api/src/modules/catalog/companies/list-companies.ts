import { employeesBands, pageSize, type companySorts } from '@org/api-contract/values';
import { zodiacSignIds } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { findMatches } from '#modules/catalog/search/find-matches.ts';
import { markMatch } from '#modules/catalog/search/mark-match.ts';
import type { CompanyFilters } from './company-filters.ts';
import { companyOfRow } from './company-of-row.ts';
import { companyCounts, companyPage, foundCompanyPage } from './company-pages.ts';
import { fieldsOfCompany } from './fields-of-company.ts';

interface Query extends CompanyFilters {
  search?: string | undefined;
  sort?: (typeof companySorts)[number] | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** A page of companies with the counts of its facets. With a search the sign is ignored. */
export async function listCompanies(db: Db, query: Query) {
  const { search, sort = 'name', page = 1, limit = pageSize, ...given } = query;
  const text = search?.trim();
  const matches = text ? await findMatches(db, 'company', text) : undefined;
  const filters = matches ? { ...given, zodiac: undefined } : given;
  const range = { sort, page, limit };
  const [rows, counts] = await Promise.all([
    (matches
      ? foundCompanyPage(db, filters, range, matches.ranks)
      : companyPage(db, filters, range)
    ).execute(),
    companyCounts(filters, matches && [...matches.ranks.keys()]).execute(db),
  ]);
  const of = (facet: (typeof counts.rows)[number]['facet']) =>
    counts.rows
      .filter((count) => count.facet === facet && count.value !== '')
      .map(({ value, n }) => ({ value, count: n }));
  const total = counts.rows.find(({ facet }) => facet === 'total')?.n ?? 0;
  return {
    companies: rows.map((row) => ({
      ...companyOfRow(row),
      match: matches ? markMatch(matches.words, fieldsOfCompany(row)) : null,
    })),
    total,
    totalPages: Math.ceil(total / limit),
    corrected: matches?.corrected ?? null,
    facets: {
      zodiac: inOrder(of('zodiac'), zodiacSignIds),
      industry: byCount(of('industry')),
      country: byCount(of('country')),
      size: inOrder(of('size'), employeesBands),
      decade: of('founded').toSorted((a, b) => Number(a.value) - Number(b.value)),
      hasOpenings: of('openings').find(({ value }) => value === 'true')?.count ?? 0,
    },
  };
}

interface ValueCount {
  value: string;
  count: number;
}

const byCount = (counts: readonly ValueCount[]): ValueCount[] =>
  counts.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

const inOrder = (counts: readonly ValueCount[], order: readonly string[]): ValueCount[] =>
  counts.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
