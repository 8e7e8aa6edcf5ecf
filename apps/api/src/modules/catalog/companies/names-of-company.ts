import type { NameOfRow } from '#modules/catalog/shared/catalog-names.ts';
import type { ReadCompany } from './read-company.ts';

type Named = Pick<
  ReadCompany,
  | 'sourceKey'
  | 'sameCompanyAs'
  | 'name'
  | 'legalName'
  | 'formerNames'
  | 'aliases'
  | 'ticker'
  | 'listingSymbol'
>;

/** All names that lead to a company. The names of a row with `sameCompanyAs` lead to that company. */
export function namesOfCompany(company: Named): NameOfRow[] {
  const { sameCompanyAs, name, legalName, formerNames, aliases, ticker, listingSymbol } = company;
  const named = (field: NameOfRow['field'], ...names: (string | null)[]): NameOfRow[] =>
    names.flatMap((shown) => (shown ? { key: sameCompanyAs ?? company.sourceKey, field, shown } : []));
  return [
    ...named(sameCompanyAs ? 'formerName' : 'name', name),
    ...named(sameCompanyAs ? 'formerName' : 'legalName', legalName),
    ...named('formerName', ...formerNames.filter((former) => !former.startsWith('Part of '))),
    ...named('alias', ...aliases),
    ...named('ticker', ...new Set([ticker, listingSymbol])),
  ];
}
