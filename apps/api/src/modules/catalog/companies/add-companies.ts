import { foundingSign, type ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import type { FoundCompany } from '#integrations/company-sources/company-sources.ts';
import { allCompanies, insertCompanies } from './queries.ts';

interface Options {
  zodiac: ZodiacSignId;
  /** Who told of them. */
  source: string;
  now: Date;
}

/**
 * Adds the companies of one sign that are not there yet, under whatever form of their name. What is there stays as it
 * is: its facts were looked at by people.
 *
 * @returns how many were added
 */
export async function addCompanies(
  db: Db,
  found: readonly FoundCompany[],
  { zodiac, source, now }: Options,
): Promise<number> {
  const known = new Set((await allCompanies(db)).flatMap(marksOf));
  const added = [];
  for (const company of found) {
    const marks = marksOf(company);
    if (foundingSign(company.founded).id !== zodiac || marks.some((mark) => known.has(mark))) continue;
    for (const mark of marks) known.add(mark);
    added.push(company);
  }
  return insertCompanies(
    db,
    added.map(({ founded, ...company }) => ({
      ...company,
      founded_year: founded.year,
      founded_month: founded.month,
      founded_day: founded.day,
      description: describe(company, founded.year),
      zodiac_sign: zodiac,
      source,
      scraped_at: now,
    })),
  );
}

const legalForms =
  /\b(incorporated|inc|corporation|corp|company|co|limited|ltd|llc|plc|ag|se|sa|nv|gmbh|kg|group|holdings?|the)\b/g;

/** What tells one company from another: its name without its legal form, and the host of its website. */
function marksOf({ name, website }: { name: string; website: string | null }): string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.']/gu, '')
    .toLowerCase();
  const bare = plain.replaceAll(legalForms, '').replaceAll(/[^\p{L}\p{N}]+/gu, '') || plain;
  const host = website && URL.parse(website)?.hostname.replace(/^www\./, '');
  return host ? [bare, host] : [bare];
}

/** A description of facts alone. */
function describe({ industry, location }: Omit<FoundCompany, 'founded'>, year: number): string {
  const facts = [industry, location && `based in ${location}`].filter(Boolean).join(', ');
  const sentence = facts && `${facts.charAt(0).toUpperCase()}${facts.slice(1)}. `;
  return `${sentence}Founded in ${year}.`;
}
