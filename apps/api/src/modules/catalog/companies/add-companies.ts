import { foundingSign, type ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { FoundCompany } from '#integrations/company-sources/company-sources.ts';
import { givenSlugs } from '#database/import-rows.ts';
import { upsertChanged } from '#database/upsert-changed.ts';
import { listOf } from '@org/api-contract/lists';
import { searchTextOf } from '#modules/catalog/lists/columns.ts';
import { storeNames, giveSlug } from '#modules/catalog/shared/catalog-names.ts';
import { lockCatalogImport } from '#modules/catalog/lists/import-list.ts';
import { plainText } from '#modules/catalog/shared/plain-words.ts';
import { knownCompanies } from './queries.ts';

const list = listOf('companies');

interface Options {
  zodiac: ZodiacSignId;
  /** The name of the source, such as `Wikidata`. */
  source: string;
  now: Date;
}

/**
 * Adds the companies of one sign that are not stored yet. A company counts as stored if a stored one has the same
 * website, or the same name apart from the legal form. Stored companies are not changed, because people have checked
 * their facts.
 *
 * @returns the number of added companies
 */
export async function addCompanies(
  db: Db,
  found: readonly FoundCompany[],
  { zodiac, source, now }: Options,
): Promise<number> {
  const known = new Set((await knownCompanies(db)).flatMap(identityKeys));
  const added: FoundCompany[] = [];
  for (const company of found) {
    const keys = identityKeys(company);
    if (foundingSign(company.founded).id !== zodiac || keys.some((key) => known.has(key))) continue;
    for (const key of keys) known.add(key);
    added.push(company);
  }
  return db.transaction().execute(async (trx) => {
    // The lock keeps two processes from giving the same slug.
    await lockCatalogImport(trx);
    const taken = new Set((await givenSlugs(trx, 'companies')).values());
    const rows = added.map(({ founded, ...company }) => ({
      ...company,
      sourceKey: company.name.toLowerCase(),
      sortName: plainText(company.name),
      slug: giveSlug(company.name, taken),
      searchText: searchTextOf(list, company),
      foundedYear: founded.year,
      foundedMonth: founded.month,
      foundedDay: founded.day,
      description: describe(company, founded.year),
      zodiacSign: zodiac,
      source,
      scrapedAt: now,
    }));
    // Another process may have added one of these companies in the meantime.
    const written = await upsertChanged(trx, 'companies', rows, {
      key: sql`lower(name)`,
      keep: sql<boolean>`true`,
    });
    await storeNames(
      trx,
      list,
      rows.map(({ sourceKey, name }) => ({ key: sourceKey, field: 'name', shown: name })),
    );
    return written.length;
  });
}

const legalForms =
  /\b(incorporated|inc|corporation|corp|company|co|limited|ltd|llc|plc|ag|se|sa|nv|gmbh|kg|group|holdings?|the)\b/g;

interface Identity {
  name: string;
  legalName?: string | null;
  formerNames?: readonly string[];
  website: string | null;
}

/** The keys that identify a company: its name without the legal form, and the host of its website. */
function identityKeys({ name, legalName, formerNames = [], website }: Identity): string[] {
  return [
    ...[name, legalName, ...formerNames].flatMap((each) => (each ? bareName(each) : [])),
    ...hostOf(website),
  ];
}

function bareName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.']/gu, '')
    .toLowerCase();
  return plain.replaceAll(legalForms, '').replaceAll(/[^\p{L}\p{N}]+/gu, '') || plain;
}

function hostOf(website: string | null): string[] {
  const host = website && URL.parse(website)?.hostname.replace(/^www\./, '');
  return host ? [host] : [];
}

/** Makes a description from the facts of the source only. */
function describe({ industry, location }: Omit<FoundCompany, 'founded'>, year: number): string {
  const facts = [industry, location && `based in ${location}`].filter(Boolean).join(', ');
  const sentence = facts && `${facts.charAt(0).toUpperCase()}${facts.slice(1)}. `;
  return `${sentence}Founded in ${year}.`;
}
