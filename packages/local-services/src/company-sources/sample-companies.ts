import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A company as in Wikidata. An inception that is less precise than a day has 01 for its month or day. */
interface SampleCompany {
  name: string;
  inception: string;
  /** Wikidata's precision: 9 is a year, 10 a month, 11 a day. */
  precision: 9 | 10 | 11;
  city: string;
  country: string;
  website: string;
}

/** Companies that are not in `data/companies.csv`, at least one for each sign. */
export const sampleCompanies: readonly SampleCompany[] = (
  [
    ['Yanmar', '1912-03-01', 10, 'Osaka', 'Japan', 'https://www.yanmar.com/'],
    ['Steelcase', '1912-03-16', 11, 'Grand Rapids', 'United States', 'https://www.steelcase.com/'],
    ['Moleskine', '1997-01-01', 9, 'Milan', 'Italy', 'https://www.moleskine.com/'],
    ['Mast-Jägermeister', '1878-01-01', 9, 'Wolfenbüttel', 'Germany', 'https://www.mast-jaegermeister.com/'],
    ['Tetra Pak', '1951-01-01', 9, 'Pully', 'Switzerland', 'https://www.tetrapak.com/'],
    ['Colnago', '1952-01-01', 9, 'Cambiago', 'Italy', 'https://www.colnago.com/'],
    ['Viessmann', '1917-01-01', 9, 'Allendorf', 'Germany', 'https://www.viessmann.com/'],
    ['Thule', '1942-01-01', 9, 'Malmö', 'Sweden', 'https://www.thule.com/'],
    ['Atomic', '1955-01-01', 9, 'Altenmarkt', 'Austria', 'https://www.atomic.com/'],
    ['Lodge', '1896-01-01', 9, 'South Pittsburg', 'United States', 'https://www.lodgecastiron.com/'],
    // Before New Year's Day (February 18, 1958), so its sign is the Rooster and not the Dog.
    ['W. L. Gore', '1958-01-01', 11, 'Newark', 'United States', 'https://www.gore.com/'],
    ['Pentel', '1946-01-01', 9, 'Tokyo', 'Japan', 'https://www.pentel.com/'],
    ['Wacom', '1983-07-12', 11, 'Kazo', 'Japan', 'https://www.wacom.com/'],
  ] as const
).map(([name, inception, precision, city, country, website]) => ({
  name,
  inception,
  precision,
  city,
  country,
  website,
}));

/** The facts about an item in the emulated Wikidata. */
interface SampleFacts {
  founders: readonly string[];
  city: string;
  description: string;
}

let known: ReadonlyMap<string, SampleFacts> | undefined;

/** The facts of an item, from the curated data of the product. Nothing is invented about a real company. */
export function sampleFacts(item: string): SampleFacts | undefined {
  known ??= readFacts();
  return known.get(item);
}

function readFacts(): ReadonlyMap<string, SampleFacts> {
  const file = path.join(import.meta.dirname, '../../../../data/companies-details.csv');
  const [header = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const names = cellsOf(header);
  return new Map(
    lines.filter(Boolean).map((line) => {
      const cells = cellsOf(line);
      const value = (name: string): string => cells[names.indexOf(name)] ?? '';
      const facts = {
        founders: value('founders').split('; ').filter(Boolean),
        city: value('city'),
        // Wikidata describes without a verb and an article.
        description: value('knownFor').replace(/^is (?:an? )?/, ''),
      };
      return [value('wikidataId'), facts];
    }),
  );
}

/** The cells of a line of a CSV file whose cells contain no line end. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
