import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { ToldFact } from '@org/api-contract/lists';
import { foundingSign } from '@org/zodiac-core';
import type { ArticleFacts, Founding } from '../article.ts';

const folder = path.resolve(import.meta.dirname, '../../../../data');

const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(path.join(folder, file)), { columns: true });

/** Keys are the names in the first file. */
const details = new Map(read('companies-details.csv').map((row) => [row.name, row]));
const names = new Map(read('names.csv').map((row) => [`${row.file} ${row.name}`, row]));

/** The name without “Co.”, which the import of the product leaves out as well. “Merck & Co.” is a name. */
function shortName(name: string): string {
  return name.replace(/(?<!&) Co\.$/, '');
}

/** The initial content of the product's tables: the shown rows of the imported CSV files. */
export const shippedFacts: ArticleFacts = {
  companies: foundings('companies', 'founded', 'industry'),
  carBrands: foundings('car-brands', 'founded', 'category'),
  usStates: foundings('us-states', 'statehood', 'region'),
  keywords: [],
  today: new Date('2026-07-01'),
};

function foundings(file: string, date: string, kind: string): Founding[] {
  return read(`${file}.csv`).flatMap((row) => {
    const number = (part: string) => Number(row[date + part]) || null;
    const [year, month, day] = [number('Year'), number('Month'), number('Day')];
    const curated = names.get(`${file} ${row.name}`);
    const more = details.get(row.name);
    if (more?.sameCompanyAs) return [];
    const aliases = (curated?.aliases ?? '').split(/; ?/).filter(Boolean);
    return year
      ? [
          {
            name: curated?.shownName || shortName(row.name ?? ''),
            year,
            month,
            day,
            kind: row[kind] || null,
            country: row.country || null,
            website: row.website || null,
            hasEnded: row.isActive === 'false' || /^(?:closed|bankrupt|merged)$/.test(more?.status ?? ''),
            knownFor: row.knownFor || row.howJoined || more?.knownFor || null,
            facts: factsOf({
              founders: more?.founders || row.founders,
              seat: row.location || row.hqCity,
              trade: row.subIndustry,
              story: more?.story || row.story,
              capital: row.capital,
              largestCity: row.largestCity,
              motto: row.motto,
              nickname: row.nickname,
            }),
            aliases,
            fame: aliases.length + (more?.marketCapClass === 'Mega Cap' ? 4 : 0),
            sign: foundingSign({ year, month, day }).id,
          },
        ]
      : [];
  });
}

/** The facts that are known. */
function factsOf(all: Readonly<Record<ToldFact, string | undefined>>): Founding['facts'] {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}
