import type { Founding } from './article.ts';
import type { Theme } from './keyword-topics.ts';
import type { Story } from './story.ts';

/** One of the product's tables, with the words an article uses for it. */
export interface FoundingTable {
  readonly list: readonly Founding[];
  /** The rows that the article may name. */
  readonly shown: readonly Founding[];
  readonly one: string;
  readonly many: string;
  /** The column heading of `kind`. */
  readonly sort: string;
  readonly headings: readonly [string, ...string[]];
  readonly theme: Theme;
  /** The rows that the keyword names. */
  readonly named: readonly Founding[];
}

/** The tables that have rows. */
export const foundingTables = ({
  facts,
  shown,
  topics,
}: Pick<Story, 'facts' | 'shown' | 'topics'>): FoundingTable[] => {
  const tables: FoundingTable[] = [
    { list: facts.companies, shown: shown.companies, one: 'company', many: 'companies', sort: 'Field', headings: ['Companies under the sign', 'Companies by sign'], theme: 'company', named: topics.companies },
    { list: facts.carBrands, shown: shown.carBrands, one: 'car brand', many: 'car brands', sort: 'Category', headings: ['Cars under the sign', 'Car brands by sign'], theme: 'car', named: topics.carBrands },
    { list: facts.usStates, shown: shown.usStates, one: 'US state', many: 'US states', sort: 'Region', headings: ['States under the sign', 'States by sign'], theme: 'state', named: topics.states },
  ]; // prettier-ignore
  return tables.filter(({ list }) => list.length > 0);
};
