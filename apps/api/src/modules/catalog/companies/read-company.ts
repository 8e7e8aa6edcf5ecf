import { describeCompany, factColumns, foundingDate, lists } from '@org/api-contract/lists';
import { foundingSign } from '@org/zodiac-core';
import type { CsvRow } from '#database/read-csv.ts';
import { textOrNull, valuesOfRow } from '#modules/catalog/lists/values-of-row.ts';
import type { CuratedName } from '#modules/catalog/lists/curated-names.ts';
import { nameOfCompany } from './name-of-company.ts';

const columns = { ...lists.companies.columns, ...factColumns };

/**
 * A company of the CSV files, with its computed sign and description, and without URLs that are not https.
 *
 * @param row - of `companies.csv`, with the columns of `companies-details.csv`
 * @throws Error with the reason when a fact is impossible
 */
export function readCompany(row: CsvRow, name: string, { shownName, aliases }: CuratedName) {
  const values = valuesOfRow(columns, row);
  const givenName = textOrNull(row.currentName);
  // A row that is the same company as another keeps its own name, and its other names lead to that company.
  const currentName = row.sameCompanyAs ? null : givenName;
  const shown = shownName ?? nameOfCompany(currentName ?? name);
  // A company that was taken over, merged or closed is no longer listed on an exchange.
  const isListed = values.status === null;
  const company = {
    ...values,
    sourceKey: name,
    name: shown,
    legalName: shown === (currentName ?? name) ? null : (currentName ?? name),
    formerNames: [...new Set([...(currentName ? [name] : []), ...values.formerNames])],
    aliases: [...aliases, ...(row.sameCompanyAs && givenName ? [givenName] : [])],
    zodiacSign: foundingSign(foundingDate(values)).id,
    subIndustry: values.subIndustry === 'Other' ? null : values.subIndustry,
    ticker: isListed ? values.ticker : null,
    exchange: isListed ? values.exchange : null,
    listingSymbol: isListed ? values.listingSymbol : null,
    source: row.source ?? '',
    sameCompanyAs: textOrNull(row.sameCompanyAs),
  };
  return { ...company, description: describeCompany(company) };
}

export type ReadCompany = ReturnType<typeof readCompany>;
