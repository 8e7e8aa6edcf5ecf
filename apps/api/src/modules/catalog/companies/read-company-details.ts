import type { FactSource } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';
import { rowOfSlug } from '#modules/catalog/shared/row-of-slug.ts';
import { sources } from '#modules/catalog/shared/sources.ts';
import { rowOf } from '#modules/catalog/lists/columns.ts';
import { neighboursOf } from '#modules/catalog/lists/queries.ts';
import { companyFacts, companyList } from './queries.ts';
import { withWikidataFacts } from './wikidata-facts.ts';

/**
 * The facts of the company that a slug means, with sources and neighbours. A slug of a former or other name leads to the
 * company too.
 *
 * @throws ApiError `not_found`
 */
export async function readCompanyDetails(db: Db, slug: string) {
  const found = await rowOfSlug(db, 'company', slug);
  if (!found) throw new ApiError('not_found');
  const { source, ...row } = await companyFacts(db, found.id);
  const { facts, filled, item } = await withWikidataFacts(db, row);
  return {
    company: rowOf(companyList, facts),
    movedTo: found.slug === slug ? null : found.slug,
    neighbours: await neighboursOf(db, companyList, row),
    sources: [
      ...sourcesOf({ ...row, source }),
      ...(item !== undefined && filled.length > 0 ? [wikidataSource(filled, item)] : []),
    ],
  };
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The source of the facts that Wikidata has filled. */
const wikidataSource = (filled: readonly string[], item: string): FactSource => {
  const names = list.format(filled);
  return {
    facts: names.charAt(0).toUpperCase() + names.slice(1),
    source: 'Wikidata',
    licence: 'CC0',
    url: `https://www.wikidata.org/wiki/${item}`,
  };
};

interface Sourced {
  source: string;
  latitude: number | null;
  listingSymbol: string | null;
  wikidataId: string | null;
  logoUrl: string | null;
  founders: readonly string[];
  knownFor: string | null;
}

function sourcesOf(row: Sourced): FactSource[] {
  const rowSource =
    row.source === 'Wikidata'
      ? [sources.wikidata]
      : row.source.includes('S&P')
        ? [sources.sAndP500]
        : row.source.includes('FinanceDatabase')
          ? [sources.financeDatabase]
          : [];
  return [
    ...rowSource,
    ...(rowSource.length === 0 || row.knownFor !== null || row.founders.length > 0 ? [sources.curated] : []),
    ...(row.latitude === null ? [] : [sources.coordinates]),
    ...(row.listingSymbol === null ? [] : [sources.listing]),
    ...(row.wikidataId === null ? [] : [sources.wikidataItem]),
    ...(row.logoUrl === null ? [] : [sources.logo]),
  ];
}
