import { searchText } from '#modules/catalog/shared/plain-words.ts';
import type { ReadCompany } from './read-company.ts';

type Facts = Partial<ReadCompany> & Pick<ReadCompany, 'name'>;

/** All words that a company is found by. */
export const searchTextOfCompany = (company: Facts): string =>
  searchText([
    company.name,
    company.legalName,
    ...(company.formerNames ?? []),
    ...(company.aliases ?? []),
    company.ticker,
    company.listingSymbol,
    company.knownFor,
    ...(company.founders ?? []),
    company.parent,
    company.industry,
    company.subIndustry,
    company.location,
    company.city,
    company.region,
    company.country,
  ]);
