import { setImmediate as pause } from 'node:timers/promises';
import { getZodiacSignByDate, zodiacSignIds } from '@org/zodiac-core';
import { countDecades } from './count-decades.ts';
import { countIndustries } from './count-industries.ts';
import { countSigns } from './count-signs.ts';
import { decadesOf, type FoundingCount } from './foundings.ts';

interface Counted {
  companies: readonly FoundingCount[];
  carBrands: readonly FoundingCount[];
  usStates: readonly FoundingCount[];
  /** ISO date. */
  today: string;
}

const countOf = (foundings: readonly FoundingCount[]): number =>
  foundings.reduce((sum, { count }) => sum + count, 0);

/**
 * What `GET /api/insights` answers. It takes some 100 ms for 2,500 companies, nearly all for the ranges of chance, and several times
 * as long for 300,000. Other requests are served between its parts.
 */
export async function insightsOf({ companies, carBrands, usStates, today }: Counted) {
  const presentYear = getZodiacSignByDate(today)?.zodiacYear ?? Number(today.slice(0, 4));
  const decades = decadesOf(companies, presentYear);
  const ofCompanies = countSigns(decades);
  await pause();
  const ofCarBrands = countSigns(decadesOf(carBrands, presentYear));
  const ofUsStates = countSigns(decadesOf(usStates, presentYear));
  await pause();
  const companyDecades = countDecades(decades);
  const none = { count: 0, expected: 0, low: 0, high: 0 };
  return {
    totals: {
      companies: countOf(companies),
      carBrands: countOf(carBrands),
      usStates: countOf(usStates),
    },
    signs: zodiacSignIds.map((sign) => ({
      sign,
      companies: ofCompanies.get(sign) ?? none,
      carBrands: ofCarBrands.get(sign) ?? none,
      usStates: ofUsStates.get(sign) ?? none,
    })),
    decades: companyDecades,
    industries: await countIndustries(companies, { decades, presentYear }),
  };
}
