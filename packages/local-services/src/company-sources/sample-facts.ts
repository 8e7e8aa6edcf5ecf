import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The facts about an item in the emulated Wikidata. */
export interface SampleFacts {
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
        description: value('knownFor'),
      };
      return [value('wikidataId'), facts];
    }),
  );
}

/** The cells of a line of a CSV file without line ends in its cells. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
