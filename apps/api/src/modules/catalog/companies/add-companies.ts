import { foundingSign, type ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { FoundCompany } from '#integrations/company-sources/company-sources.ts';
import { upsertChanged } from '#database/upsert-changed.ts';
import { allCompanies } from './queries.ts';

interface Options {
  zodiac: ZodiacSignId;
  /** The name of the source, such as `Wikidata`. */
  source: string;
  now: Date;
}

/**
 * Adds the companies of one sign that are not stored yet. A company is already stored if a company with the same website,
 * or with the same name apart from its legal form, is. Stored companies are not changed, because people checked their
 * facts.
 *
 * @returns the number of companies added
 */
export async function addCompanies(
  db: Db,
  found: readonly FoundCompany[],
  { zodiac, source, now }: Options,
): Promise<number> {
  const known = new Set((await allCompanies(db)).flatMap(identityKeys));
  const added = [];
  for (const company of found) {
    const keys = identityKeys(company);
    if (foundingSign(company.founded).id !== zodiac || keys.some((key) => known.has(key))) continue;
    for (const key of keys) known.add(key);
    added.push(company);
  }
  const rows = added.map(({ founded, ...company }) => ({
    ...company,
    foundedYear: founded.year,
    foundedMonth: founded.month,
    foundedDay: founded.day,
    description: describe(company, founded.year),
    zodiacSign: zodiac,
    source,
    scrapedAt: now,
  }));
  // Another process may have added one of them since.
  const written = await upsertChanged(db, 'companies', rows, {
    key: sql`lower(name)`,
    keep: sql<boolean>`true`,
  });
  return written.length;
}

const legalForms =
  /\b(incorporated|inc|corporation|corp|company|co|limited|ltd|llc|plc|ag|se|sa|nv|gmbh|kg|group|holdings?|the)\b/g;

/** The keys that identify a company: its name without the legal form, and the host of its website. */
function identityKeys({ name, website }: { name: string; website: string | null }): string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.']/gu, '')
    .toLowerCase();
  const bare = plain.replaceAll(legalForms, '').replaceAll(/[^\p{L}\p{N}]+/gu, '') || plain;
  const host = website && URL.parse(website)?.hostname.replace(/^www\./, '');
  return host ? [bare, host] : [bare];
}

/** Makes a description from the facts of the source only. */
function describe({ industry, location }: Omit<FoundCompany, 'founded'>, year: number): string {
  const facts = [industry, location && `based in ${location}`].filter(Boolean).join(', ');
  const sentence = facts && `${facts.charAt(0).toUpperCase()}${facts.slice(1)}. `;
  return `${sentence}Founded in ${year}.`;
}
