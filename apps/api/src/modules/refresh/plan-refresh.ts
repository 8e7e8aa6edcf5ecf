import { type ZodiacSignId, nextYearOfSign } from '@org/zodiac-core';
import { addCompanies } from '#modules/catalog/companies/add-companies.ts';
import { companiesDueAtWikidata, storeWikidataFacts } from '#modules/catalog/companies/wikidata-facts.ts';
import { replaceOpenings } from '#modules/openings/replace-openings.ts';
import {
  boardNames,
  boardVendors,
  type BoardName,
  type OpeningsPlace,
} from '#integrations/company-sources/company-sources.ts';
import type { Services } from '#integrations/services.ts';
import type { Changes } from './changes.ts';
import { boardsOfSign, careersPagesOfSign, recordCareersCheck } from './queries.ts';

interface SourceRequest {
  /** A description of the request, which users see while it runs. */
  step: string;
  /** Sends the request and stores its result. */
  run: (signal: AbortSignal) => Promise<Partial<Changes>>;
}

/** A source and its requests, which are sent one after the other. */
export interface Source {
  name: string;
  /** Whether one server answers all requests, so that two failures in a row mean that the source is unreachable. */
  isOneServer: boolean;
  requests: readonly SourceRequest[];
}

/** The names of all sources, in the order in which they are shown. */
export const sourceNames: readonly string[] = [
  'Wikidata',
  ...boardNames.map((name) => boardVendors[name].title),
  'Careers pages',
];
/** Facts from Wikidata are read again after a month, for at most this many companies per refresh. */
const factsAgeMs = 30 * 86_400_000;
const maxItems = 40;
/** Maximum careers pages read in one refresh, least recently read first. */
const maxCareersPages = 12;

/** Lists the requests of one refresh by source: Wikidata, the job boards and the careers pages. */
export async function planRefresh(services: Services, zodiac: ZodiacSignId): Promise<Source[]> {
  const { db, sources, clock } = services;
  const boards = await boardsOfSign(db, zodiac);
  /** One instant for all sources, so that a role in two sources counts as new once, and not as changed. */
  const now = clock();
  const pages = await careersPagesOfSign(db, zodiac, maxCareersPages);

  const readOpenings = async (
    companyId: number,
    { place, source, signal }: { place: OpeningsPlace; source: string; signal: AbortSignal },
  ): Promise<Partial<Changes>> => {
    const found = await sources.openings(place, signal);
    // A board that is gone may have moved. Its openings are kept until the new address is known.
    return found === 'gone' ? {} : replaceOpenings(db, { companyId, source, ...found, now });
  };

  const wikidata: SourceRequest = {
    step: 'Asking Wikidata for companies',
    run: async (signal) => {
      const found = await sources.companiesFoundedIn(yearsOfSign(zodiac, clock().getUTCFullYear()), signal);
      return { newCompanies: await addCompanies(db, found, { zodiac, source: 'Wikidata', now: clock() }) };
    },
  };

  const items = await companiesDueAtWikidata(db, zodiac, {
    readBefore: new Date(clock().getTime() - factsAgeMs),
    limit: maxItems,
  });
  const facts: SourceRequest = {
    step: 'Asking Wikidata about founders and employees',
    run: async (signal) => {
      const found = await sources.companyFacts(
        items.map(({ item }) => item),
        signal,
      );
      await storeWikidataFacts(db, items, { found, now: clock() });
      return {};
    },
  };

  const boardSource = (kind: BoardName): Source => ({
    name: boardVendors[kind].title,
    isOneServer: true,
    requests: boards
      .filter(({ board }) => board === kind)
      .map(({ companyId, name, token }) => ({
        step: `Reading the openings of ${name}`,
        run: (signal) =>
          readOpenings(companyId, { place: { kind, token }, source: `${kind}/${token}`, signal }),
      })),
  });

  const careersPages: Source = {
    name: 'Careers pages',
    isOneServer: false,
    requests: pages.map(({ companyId, name, address }) => ({
      step: `Looking at the careers page of ${name}`,
      run: async (signal) => {
        // Recorded before the request, so that a page that always fails does not stay first.
        await recordCareersCheck(db, companyId, clock());
        const place = { kind: 'careers-page', address } as const;
        return readOpenings(companyId, { place, source: 'careers-page', signal });
      },
    })),
  };

  const wikidataSource: Source = {
    name: 'Wikidata',
    isOneServer: true,
    requests: items.length > 0 ? [wikidata, facts] : [wikidata],
  };
  return [wikidataSource, ...boardNames.map(boardSource), careersPages].filter(
    ({ requests }) => requests.length > 0,
  );
}

/** First year to request. Earlier years have few companies, and the shipped data contains them. */
const firstYear = 1850;

/**
 * Lists the calendar years in which a company of a sign can have been founded: each year of the sign, and the next
 * year, whose first weeks belong to the sign.
 */
function yearsOfSign(zodiac: ZodiacSignId, thisYear: number): number[] {
  const years = [];
  for (let year = nextYearOfSign(zodiac, firstYear - 1); year <= thisYear; year += 12)
    years.push(year, year + 1);
  return years.filter((year) => year <= thisYear);
}
