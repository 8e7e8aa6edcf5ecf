import type { FactSource } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { rowOf } from '#modules/catalog/lists/columns.ts';
import { neighborsAndStanding, type CountedLists } from '#modules/catalog/lists/standing-of.ts';
import { sourceOfDate, sources } from '#modules/catalog/shared/sources.ts';
import { companyFacts, companyList } from './queries.ts';
import { withWikidataFacts } from './wikidata-facts.ts';

/**
 * The facts of the company with a current or former slug, with sources and neighbors.
 *
 * @throws ApiError `not_found`
 */
export async function readCompanyDetails(db: Db, slug: string, countedLists: CountedLists) {
  const found = await companyFacts(db, slug);
  if (!found) throw new ApiError('not_found');
  const { source, wikidata, ...row } = found;
  const { facts, filled, item } = withWikidataFacts(row, wikidata);
  return {
    company: rowOf(companyList, facts),
    movedTo: row.slug === slug ? null : row.slug,
    ...(await neighborsAndStanding(db, companyList, row, countedLists)),
    sources: [
      ...sourcesOf({ ...row, source }),
      ...(item === undefined ? [] : filled.map((facts) => wikidataSource(facts, item))),
    ],
  };
}

const wikidataSource = (facts: string, item: string): FactSource => ({
  facts,
  source: 'Wikidata',
  licence: 'CC0',
  url: `https://www.wikidata.org/wiki/${item}`,
});

interface Sourced {
  source: string;
  latitude: number | null;
  listingSymbol: string | null;
  wikidataId: string | null;
  logoUrl: string | null;
  founders: readonly string[];
  knownFor: string | null;
  dateSource: string | null;
}

function sourcesOf(row: Sourced): FactSource[] {
  const ofRow = sourceOfRow(row.source);
  return [
    sourceOfDate(row.dateSource, ofRow),
    ...(row.founders.length > 0 ? [sources.founders] : []),
    ...(ofRow === sources.curated ? [] : [ofRow]),
    ...(ofRow === sources.curated || row.knownFor !== null ? [sources.curated] : []),
    ...(row.latitude === null ? [] : [sources.coordinates]),
    ...(row.listingSymbol === null ? [] : [sources.listing]),
    ...(row.wikidataId === null ? [] : [sources.wikidataItem]),
    ...(row.logoUrl === null ? [] : [sources.logo]),
  ];
}

function sourceOfRow(source: string): FactSource {
  if (source === 'Wikidata') return sources.wikidata;
  if (source.includes('S&P')) return sources.sAndP500;
  return source.includes('FinanceDatabase') ? sources.financeDatabase : sources.curated;
}
