import { setImmediate as pause } from 'node:timers/promises';
import { lists, type Described } from '@org/api-contract/lists';
import { getZodiacSignByDate, zodiacSignIds } from '@org/zodiac-core';
import type { FoundingCount } from '#modules/catalog/lists/founding-counts.ts';
import { countDecades } from './count-decades.ts';
import { countIndustries } from './count-industries.ts';
import { countSigns } from './count-signs.ts';
import { decadesOf } from './foundings.ts';

type Member = Described['member'];

/** A value for each list, by the list's member in answers. */
const ofEachList = <T>(value: (member: Member) => T) =>
  Object.fromEntries(Object.values(lists).map(({ member }) => [member, value(member)])) as Record<Member, T>;

interface Counted extends Readonly<Record<Member, readonly FoundingCount[]>> {
  /** ISO date. */
  today: string;
}

const countOf = (foundings: readonly FoundingCount[]): number =>
  foundings.reduce((sum, { count }) => sum + count, 0);

/**
 * The answer of `GET /api/insights`. It takes about 100 ms for 2,500 companies, nearly all for the ranges of chance,
 * and several times as long for 300,000. Other requests are served between its parts.
 */
export async function insightsOf({ today, ...foundings }: Counted) {
  const presentYear = getZodiacSignByDate(today)?.zodiacYear ?? Number(today.slice(0, 4));
  const decades = decadesOf(foundings.companies, presentYear);
  const bySign = ofEachList((member) =>
    countSigns(member === 'companies' ? decades : decadesOf(foundings[member], presentYear)),
  );
  await pause();
  const companyDecades = countDecades(decades);
  const none = { count: 0, expected: 0, low: 0, high: 0 };
  return {
    totals: ofEachList((member) => countOf(foundings[member])),
    signs: zodiacSignIds.map((sign) => ({
      sign,
      ...ofEachList((member) => bySign[member].get(sign) ?? none),
    })),
    decades: companyDecades,
    industries: await countIndustries(foundings.companies, { decades, presentYear }),
  };
}
