import type { ZodiacSignId } from '@org/zodiac-core';
import { addCompanies } from '#modules/catalog/companies/add-companies.ts';
import { replaceOpenings } from '#modules/openings/replace-openings.ts';
import {
  boardNames,
  type BoardName,
  type OpeningsPlace,
} from '#integrations/company-sources/company-sources.ts';
import type { Services } from '#integrations/services.ts';
import { noChanges, type Changes } from './changes.ts';
import { boardsOfSign, careersPagesOfSign, noteCareersCheck } from './queries.ts';
import { yearsOfSign } from './years-of-sign.ts';

/** One request to a source, and what its answer changes. */
interface Ask {
  /** Progress as an admin reads it. */
  step: string;
  run: (signal: AbortSignal) => Promise<Partial<Changes>>;
}

/** A source's requests, which are sent one after the other. */
export interface Source {
  name: string;
  /** Whether one server answers all requests: two failures in a row then mean that it is away. */
  isOneServer: boolean;
  asks: readonly Ask[];
}

const boardTitles: Record<BoardName, string> = { greenhouse: 'Greenhouse', lever: 'Lever', ashby: 'Ashby' };
/** A refresh reads this many careers pages, those first that were read longest ago. */
const maxCareersPages = 12;

/** Plans the requests of one refresh, by source. */
export async function planRefresh(services: Services, zodiac: ZodiacSignId): Promise<Source[]> {
  const { db, sources, clock } = services;
  const boards = await boardsOfSign(db, zodiac);
  const pages = await careersPagesOfSign(db, zodiac, maxCareersPages);

  const readOpenings = async (
    companyId: number,
    { place, source, signal }: { place: OpeningsPlace; source: string; signal: AbortSignal },
  ): Promise<Changes> => {
    const found = await sources.openings(place, signal);
    // A board may have moved. Its last openings stay until the new address is known.
    if (found === 'gone') return noChanges;
    return { ...noChanges, ...(await replaceOpenings(db, { companyId, source, ...found, now: clock() })) };
  };

  const wikidata: Ask = {
    step: 'Asking Wikidata for companies',
    run: async (signal) => {
      const found = await sources.companiesFoundedIn(yearsOfSign(zodiac, clock().getUTCFullYear()), signal);
      return { newCompanies: await addCompanies(db, found, { zodiac, source: 'Wikidata', now: clock() }) };
    },
  };

  const boardSource = (kind: BoardName): Source => ({
    name: boardTitles[kind],
    isOneServer: true,
    asks: boards
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
    asks: pages.map(({ companyId, name, address }) => ({
      step: `Looking at the careers page of ${name}`,
      run: async (signal) => {
        // Noted before the request, so that a page that always fails does not stay first.
        await noteCareersCheck(db, companyId, clock());
        const place = { kind: 'careers-page', address } as const;
        return readOpenings(companyId, { place, source: 'careers-page', signal });
      },
    })),
  };

  return [
    { name: 'Wikidata', isOneServer: true, asks: [wikidata] },
    ...boardNames.map(boardSource),
    careersPages,
  ].filter(({ asks }) => asks.length > 0);
}
