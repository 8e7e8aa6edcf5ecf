import { describeCompany, factColumns, foundingDate, lists } from '@org/api-contract/lists';
import { foundingSign } from '@org/zodiac-core';
import type { CsvRow } from '#database/import-rows.ts';
import { textOrNull, valuesOfRow } from '#modules/catalog/lists/columns.ts';
import type { CuratedName } from '#modules/catalog/lists/import-list.ts';

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
  // A row with `sameCompanyAs` is shown under its name in the file. Its current name leads to the row of the other
  // company.
  const currentName = row.sameCompanyAs ? null : givenName;
  const fullName = (currentName ?? name).replace(depositaryReceipt, '');
  const shown = shownName ?? nameOfCompany(fullName);
  // A company that was taken over, merged or closed is no longer listed on an exchange.
  const isListed = values.status === null;
  const company = {
    ...values,
    sourceKey: name,
    name: shown,
    legalName: shown === fullName ? null : fullName,
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

/** The kind of share at the end of a name: `Infosys Limited Sponsored ADR`. */
const depositaryReceipt = / (?:Sponsored [AG]DR(?: RegS)?|Pref)$/;

/** Legal forms at the end of a name, which short names leave out. */
const legalForms = [
  'Inc',
  'Incorporated',
  'Corporation',
  'Co',
  'Company',
  'Companies',
  'Limited',
  'Ltd',
  'LLC',
  'Plc',
  'AG',
  'SE',
  'SA',
  'SA/NV',
  'NV',
  'N\\.V',
  'S\\.A',
  'S\\.A\\.B\\. de C\\.V',
  'AB',
  'ASA',
  'A/S',
  'Oyj',
  'Abp',
  'SpA',
  'S\\.p\\.A',
  'KGaA',
  'Bhd',
  'Berhad',
  'Tbk',
  'Public Company',
  'Public Limited Company',
  'Public Joint Stock Company',
  'Kommanditgesellschaft auf Aktien',
  'Societe en commandite par actions',
  'Group',
  'Holdings?',
].join('|');
const lastForm = new RegExp(`,? (?:${legalForms})\\.?$`, 'i');

/** The name without its legal form: `Infosys Limited` becomes `Infosys`. Other short names are in `data/names.csv`. */
function nameOfCompany(legalName: string): string {
  let name = legalName;
  for (;;) {
    const shorter = name.replace(lastForm, '').trim();
    // `Merck & Co.` and `3M Company` are names, but `&` and a single letter are not.
    if (shorter === name || shorter.length < 2 || /(?:&|\band|\bof|^The)$/i.test(shorter)) break;
    name = shorter;
  }
  return name === legalName ? name : name.replace(/^The /, '');
}
