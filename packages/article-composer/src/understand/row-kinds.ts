import type { TableName } from '../claims/claim.ts';

/** The industries, categories and regions of the tables, and the words that ask for them. */
const kinds: Readonly<Record<TableName, readonly (readonly [RegExp, string])[]>> = {
  companies: [
    [/\btech(?:nology)?\b|\bsoftware\b/g, 'Technology'],
    [/\bbanks?\b|\bbanking\b/g, 'Financial Services'],
    [/\bhealthcare\b|\bpharma(?:ceuticals?)?\b|\bbiotech\b/g, 'Healthcare'],
    [/\bmanufactur(?:ing|ers?)\b/g, 'Manufacturing'],
    [/\bretail(?:ers?)?\b/g, 'Retail'],
    [/\benergy\b|\boil\b/g, 'Energy'],
    [/\bmedia\b/g, 'Media'],
    [/\btransport(?:ation)?\b/g, 'Transportation'],
    [/\btravel\b|\bleisure\b/g, 'Travel and Leisure'],
    [/\bautomotive\b/g, 'Automotive'],
    [/\breal estate\b/g, 'Real Estate'],
    [/\btelecom(?:munications?|s)?\b/g, 'Telecommunications'],
    [/\bconstruction\b/g, 'Construction'],
  ],
  carBrands: [
    [/\bluxury\b/g, 'Luxury'],
    [/\bsports?\b/g, 'Sports'],
    [/\belectric\b|\bevs?\b/g, 'Electric'],
    [/\beconomy\b/g, 'Economy'],
    [/\bsuvs?\b/g, 'SUV'],
  ],
  usStates: [
    [/\bsouth(?:ern)?\b/g, 'South'],
    [/\bmidwest(?:ern)?\b/g, 'Midwest'],
    [/\bnorth ?east(?:ern)?\b/g, 'Northeast'],
    [/\bwest(?:ern)?\b/g, 'West'],
  ],
};

/** The industry, category or region of a table that a keyword asks for. */
export const rowKindIn = (text: string, of: TableName): string | null =>
  kinds[of].find(([pattern]) => text.search(pattern) >= 0)?.[1] ?? null;

/** Such words are understood only beside the name of a table: "horse travel" asks for no company. */
export const withoutRowKinds = (text: string, of: TableName): string =>
  kinds[of].reduce((left, [pattern]) => left.replaceAll(pattern, ' '), text);
