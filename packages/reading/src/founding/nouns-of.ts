import { text } from '@org/content/rows';
import { branchOf, type BranchId } from './branches.ts';
import type { Subject } from './subject.ts';

type NounId = Parameters<typeof text>[0] extends infer Id
  ? Id extends `nouns.${infer Name}.one`
    ? Name
    : never
  : never;

interface Nouns {
  readonly one: string;
  readonly several: string;
}

const called = (id: NounId): Nouns => ({
  one: text(`nouns.${id}.one`),
  several: text(`nouns.${id}.several`),
});

const ofIndustry: Readonly<Record<string, NounId>> = {
  Technology: 'Technology',
  'Financial Services': 'Financial Services',
  Healthcare: 'health',
  Retail: 'Retail',
  Manufacturing: 'Manufacturing',
  Energy: 'Energy',
  Automotive: 'Automotive',
  Media: 'Media',
  Telecommunications: 'telecom',
  'Real Estate': 'real-estate',
  Transportation: 'Transportation',
  'Business Services': 'business-services',
  'Travel and Leisure': 'Travel and Leisure',
  Construction: 'Construction',
};

const ofCategory: Readonly<Record<string, NounId>> = {
  Luxury: 'Luxury',
  Sports: 'Sports',
  Economy: 'Economy',
  Electric: 'Electric',
  SUV: 'SUV',
};

/** Nouns for the kind of a row: a bank, a sports car brand, a state. */
export function nounsOf({ field }: Subject): Nouns {
  switch (field.of) {
    case 'trade':
      return called(branchOf(field.branch) ?? ofIndustry[field.industry ?? ''] ?? 'company');
    case 'cars':
      return called(ofCategory[field.category] ?? 'car-brand');
    case 'region':
      return called('state');
  }
}

/** Nouns for the rows of the same trade or class; `undefined` if there is none. */
export function nounsOfBranch({ field }: Subject): Nouns | undefined {
  const id: BranchId | NounId | undefined =
    field.of === 'trade'
      ? branchOf(field.branch)
      : field.of === 'cars'
        ? ofCategory[field.category]
        : undefined;
  return id && called(id);
}

/** Countries whose names need “the”. */
const takesArticle =
  /^(?:United |Netherlands$|Czech Republic$|Philippines$|Bahamas$|Cayman Islands$|Dominican Republic$)/;

/** A country in a sentence: `Japan`, `the Netherlands`. */
export const countryInText = (country: string): string =>
  takesArticle.test(country) ? `the ${country}` : country;

const kinds = [
  'Technology',
  'Financial Services',
  'Healthcare',
  'Retail',
  'Manufacturing',
  'Energy',
  'Automotive',
  'Media',
  'Telecommunications',
  'Real Estate',
  'Transportation',
  'Business Services',
  'Travel and Leisure',
  'Construction',
  'Luxury',
  'Sports',
  'Economy',
  'Electric',
  'SUV',
  'Northeast',
  'Midwest',
  'South',
  'West',
] as const;

/** An industry, category or region in a sentence: `in media`. */
export function kindInText(found: string | null): string | undefined {
  const kind = kinds.find((each) => each === found);
  return kind && text(`about.kind.${kind}`);
}
