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

/** One question to a source, and what becomes of its answer. */
interface Ask {
  /** What it is about, for whoever watches. */
  step: string;
  run: (signal: AbortSignal) => Promise<Partial<Changes>>;
}

/** Questions that are asked one after the other. */
export interface Lane {
  name: string;
  /** One server answers them all, so that two failures in a row are no accident. */
  isOneServer: boolean;
  asks: readonly Ask[];
}

const laneNames: Record<BoardName, string> = { greenhouse: 'Greenhouse', lever: 'Lever', ashby: 'Ashby' };
/** Careers pages take turns: this many are looked at each time. */
const mostCareersPages = 12;

/** Everything there is to ask about a sign. */
export async function planScrape(services: Services, zodiac: ZodiacSignId): Promise<Lane[]> {
  const { db, sources, clock } = services;
  const [boards, pages] = [
    await boardsOfSign(db, zodiac),
    await careersPagesOfSign(db, zodiac, mostCareersPages),
  ];

  const readOpenings = async (
    companyId: number,
    { place, source, signal }: { place: OpeningsPlace; source: string; signal: AbortSignal },
  ): Promise<Changes> => {
    const found = await sources.openings(place, signal);
    // Boards move. Until it is known where to, what it last said stays.
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

  const boardLane = (kind: BoardName): Lane => ({
    name: laneNames[kind],
    isOneServer: true,
    asks: boards
      .filter(({ board }) => board === kind)
      .map(({ companyId, name, token }) => ({
        step: `Reading the openings of ${name}`,
        run: (signal) =>
          readOpenings(companyId, { place: { kind, token }, source: `${kind}/${token}`, signal }),
      })),
  });

  const careersLane: Lane = {
    name: 'Careers pages',
    isOneServer: false,
    asks: pages.map(({ companyId, name, address }) => ({
      step: `Looking at the careers page of ${name}`,
      run: async (signal) => {
        // Before it is asked: a page that fails must not stand first in line for ever.
        await noteCareersCheck(db, companyId, clock());
        const place = { kind: 'careers-page', address } as const;
        return readOpenings(companyId, { place, source: 'careers-page', signal });
      },
    })),
  };

  return [
    { name: 'Wikidata', isOneServer: true, asks: [wikidata] },
    ...boardNames.map(boardLane),
    careersLane,
  ].filter(({ asks }) => asks.length > 0);
}
