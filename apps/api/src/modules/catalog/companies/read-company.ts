import { companyStatuses, employeesBands } from '@org/api-contract/values';
import { foundingSign } from '@org/zodiac-core';
import type { CsvRow } from '#database/read-csv.ts';
import {
  cellValues,
  httpsOrNull,
  numberOrNull,
  oneOfOrNull,
  requiredInteger,
  textOrNull,
} from '#modules/catalog/shared/csv-cells.ts';
import type { CuratedName } from '#modules/catalog/shared/curated-names.ts';
import { describeCompany } from './describe-company.ts';
import { nameOfCompany } from './name-of-company.ts';

/**
 * A company of the CSV files, with its computed sign and description, and without URLs that are not https.
 *
 * @param row - of `companies.csv`, with the columns of `companies-details.csv`
 * @throws Error with the reason when a fact is impossible
 */
export function readCompany(row: CsvRow, name: string, { shownName, aliases }: CuratedName) {
  const founded = {
    year: requiredInteger(row.foundedYear, 'foundedYear'),
    month: numberOrNull(row.foundedMonth),
    day: numberOrNull(row.foundedDay),
  };
  const givenName = textOrNull(row.currentName);
  // The names of a row that is the same company as another lead to the other, and the row keeps its own.
  const currentName = row.sameCompanyAs ? null : givenName;
  const shown = shownName ?? nameOfCompany(currentName ?? name);
  const status = oneOfOrNull(companyStatuses, row.status, 'status');
  const company = {
    sourceKey: name,
    name: shown,
    legalName: shown === (currentName ?? name) ? null : (currentName ?? name),
    formerNames: [...new Set([...(currentName ? [name] : []), ...cellValues(row.formerNames)])],
    aliases: [...aliases, ...(row.sameCompanyAs && givenName ? [givenName] : [])],
    foundedYear: founded.year,
    foundedMonth: founded.month,
    foundedDay: founded.day,
    dateSource: textOrNull(row.dateSource),
    zodiacSign: foundingSign(founded).id,
    location: textOrNull(row.location),
    country: textOrNull(row.country),
    city: textOrNull(row.city),
    region: textOrNull(row.region),
    latitude: numberOrNull(row.latitude),
    longitude: numberOrNull(row.longitude),
    industry: textOrNull(row.industry),
    subIndustry: row.subIndustry === 'Other' ? null : textOrNull(row.subIndustry),
    knownFor: textOrNull(row.knownFor),
    founders: cellValues(row.founders),
    parent: textOrNull(row.parent),
    status,
    statusYear: numberOrNull(row.statusYear),
    employeesBand: oneOfOrNull(employeesBands, row.employeesBand, 'employeesBand'),
    employeesYear: numberOrNull(row.employeesYear),
    // A company that was taken over, merged or closed is listed no longer.
    ticker: status === null ? textOrNull(row.ticker) : null,
    exchange: status === null ? textOrNull(row.exchange) : null,
    listingSymbol: status === null ? textOrNull(row.listingSymbol) : null,
    marketCapClass: textOrNull(row.marketCapClass),
    wikidataId: textOrNull(row.wikidataId),
    website: httpsOrNull(row.website),
    careersUrl: httpsOrNull(row.careersUrl),
    logoUrl: row.logoSlug ? `/logos/${row.logoSlug}.svg` : null,
    source: row.source ?? '',
    sameCompanyAs: textOrNull(row.sameCompanyAs),
  };
  return { ...company, description: describeCompany(company) };
}

export type ReadCompany = ReturnType<typeof readCompany>;
