import type { CompanyFacts } from '@org/api-contract';
import type { SearchedField } from '#modules/catalog/shared/mark-match.ts';

type Searched = Pick<
  CompanyFacts,
  | 'name'
  | 'legalName'
  | 'formerNames'
  | 'aliases'
  | 'ticker'
  | 'listingSymbol'
  | 'knownFor'
  | 'founders'
  | 'location'
  | 'city'
  | 'region'
  | 'country'
  | 'parent'
  | 'industry'
  | 'subIndustry'
>;

/** The fields that a search looks through, in the order of their rank. */
export const fieldsOfCompany = (company: Searched): SearchedField[] => [
  ['name', company.name],
  ...company.aliases.map((alias): SearchedField => ['alias', alias]),
  ...company.formerNames.map((former): SearchedField => ['formerName', former]),
  ['legalName', company.legalName],
  ['ticker', company.ticker],
  ['ticker', company.listingSymbol],
  ['knownFor', company.knownFor],
  ...company.founders.map((founder): SearchedField => ['founder', founder]),
  ['parent', company.parent],
  ['place', company.location],
  ['place', [company.city, company.region, company.country].filter(Boolean).join(', ')],
  ['industry', company.subIndustry],
  ['industry', company.industry],
];
