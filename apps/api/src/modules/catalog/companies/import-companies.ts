import type { Db } from '#database/connection.ts';
import { givenSlugs, importRows, type ImportReport, readCsv } from '#database/import-rows.ts';
import { listOf } from '@org/api-contract/lists';
import { searchTextOf } from '#modules/catalog/lists/columns.ts';
import { storeNames, type NameOfRow, giveSlug } from '#modules/catalog/shared/catalog-names.ts';
import { curatedNames, lockCatalogImport, withMisspellings } from '#modules/catalog/lists/import-list.ts';
import { plainText } from '#modules/catalog/shared/plain-words.ts';
import { readRows } from '#modules/catalog/shared/read-rows.ts';
import { scrapedNames } from './queries.ts';
import { readCompany, type ReadCompany } from './read-company.ts';
import { forgetFounders } from './wikidata-facts.ts';

const list = listOf('companies');

/**
 * Imports the companies of `data/companies.csv` and `data/companies-details.csv`. Runs at every start, in one process at
 * a time. Only changed rows are written, and companies that a refresh added are not changed.
 */
export async function importCompanies(db: Db, dataFolder: string): Promise<ImportReport> {
  const { rows, refused, names, curated } = await readCompanies(dataFolder);
  return db.transaction().execute(async (trx) => {
    await lockCatalogImport(trx);
    const companies = withShownOwners(withOwnNames(rows, await scrapedNames(trx)));
    const given = await givenSlugs(trx, 'companies');
    const taken = new Set(given.values());
    const now = new Date();
    const searched = (company: ReadCompany) => withMisspellings(company, curated(company.sourceKey));
    const report = await importRows(
      trx,
      'companies',
      companies.map((company) => ({
        ...company,
        slug: given.get(company.sourceKey.toLowerCase()) ?? giveSlug(company.name, taken),
        sortName: plainText(company.name),
        searchText: searchTextOf(list, searched(company)),
        hiddenAt: company.sameCompanyAs ? now : null,
      })),
      { keyOf: (company) => company.sourceKey, known: names },
    );
    // A corrected founding may rule out a founder from Wikidata.
    await forgetFounders(trx, report.changed);
    if (report.added.length + report.changed.length > 0) {
      await storeNames(
        trx,
        list,
        companies.flatMap((company) => namesOfCompany(searched(company))),
      );
    }
    return { ...report, refused };
  });
}

/** Reads the companies of the CSV files. */
export async function readCompanies(dataFolder: string) {
  const [companies, details, curated] = await Promise.all([
    readCsv(dataFolder, 'companies.csv'),
    readCsv(dataFolder, 'companies-details.csv'),
    curatedNames(dataFolder, 'companies'),
  ]);
  const detailsOf = new Map(details.map((row) => [row.name, row]));
  const read = readRows(companies, (row, name) =>
    readCompany({ ...detailsOf.get(row.name), ...row }, name, curated(name)),
  );
  return { ...refuseLostRows(read), curated };
}

/** Refuses rows whose `sameCompanyAs` names a company that is not shown, because their addresses would lead nowhere. */
function refuseLostRows({ rows, refused, names }: ReturnType<typeof readRows<ReadCompany>>) {
  const shown = new Set(rows.flatMap((row) => (row.sameCompanyAs ? [] : row.sourceKey)));
  const isLost = ({ sameCompanyAs }: ReadCompany): boolean =>
    sameCompanyAs !== null && !shown.has(sameCompanyAs);
  return {
    rows: rows.filter((row) => !isLost(row)),
    refused: [
      ...refused,
      ...rows.filter(isLost).map(({ sourceKey, sameCompanyAs }) => ({
        name: sourceKey,
        reason: `It is the same company as "${sameCompanyAs}", which is not shown.`,
      })),
    ],
    names,
  };
}

/**
 * Makes names unique. If another company has the short name, a company is shown by its legal name.
 *
 * @param scraped - the names, in lower case, of the companies that a refresh added
 */
function withOwnNames(companies: readonly ReadCompany[], scraped: ReadonlySet<string>): ReadCompany[] {
  const taken = new Set(scraped);
  // Companies whose short name is also their legal name come first, so that they keep it.
  const byRight = companies.toSorted((a, b) => Number(a.legalName !== null) - Number(b.legalName !== null));
  return byRight.map((company) => {
    const name = taken.has(company.name.toLowerCase()) ? (company.legalName ?? company.name) : company.name;
    taken.add(name.toLowerCase());
    return name === company.name ? company : { ...company, name, legalName: null };
  });
}

/**
 * Replaces the names of owners in the files, such as `Industria de Diseno Textil`, with the names that the owners'
 * pages show.
 */
function withShownOwners(companies: readonly ReadCompany[]): ReadCompany[] {
  const shown = new Map(companies.map(({ sourceKey, name }) => [sourceKey, name]));
  return companies.map((company) => {
    const owners = company.parent?.split('; ').map((owner) => shown.get(owner) ?? owner);
    return { ...company, parent: owners?.join('; ') ?? null };
  });
}

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
function namesOfCompany(company: Named): NameOfRow[] {
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
