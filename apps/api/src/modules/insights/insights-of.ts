import { chanceCount, chanceRange } from './chance/chance-range.ts';
import { setImmediate as pause } from 'node:timers/promises';
import { lists, type Described } from '@org/api-contract/lists';
import { getZodiacSignByDate, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { FoundingCount } from '#modules/catalog/lists/founding-tables.ts';
import { countDecades } from './count-decades.ts';
import { countIndustries } from './count-industries.ts';
import { decadesOf, yearOfSign, type Decade } from './foundings.ts';
import type { ChanceCount } from '@org/api-contract';
import { oneOf } from './chance/distribution.ts';
import type { Db } from '#database/connection.ts';
import { countriesOfCompanies, topCities } from '#modules/catalog/companies/seats.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';

type Member = Described['member'];

/** A value for each list, under the name that the list has in answers. */
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

/**
 * Counts the rows of each sign, and computes the range that chance would give. The chance model leaves the numbers of
 * foundings in the years of a decade as they are, and draws at random which of these years has the sign. So a sign does
 * not stand out because foundings grew over the decades, or because one year had many.
 */
const countSigns = (decades: readonly Decade[]): Map<ZodiacSignId, ChanceCount> =>
  new Map(
    zodiacSignIds.map((sign) => {
      const own = decades.flatMap((decade) => {
        const year = yearOfSign(decade, sign);
        return year ? [{ decade, year }] : [];
      });
      const range = chanceRange(
        own.map(({ decade }) => oneOf(decade.years.map(({ count }) => count))),
        zodiacSignIds.length,
      );
      return [
        sign,
        chanceCount(
          own.reduce((sum, { year }) => sum + year.count, 0),
          range,
        ),
      ];
    }),
  );

/** Maximum number of cities on the map. */
const maxCities = 1_500;

/** The answer of `GET /api/insights/seats`. */
export async function readSeats(db: Db) {
  const [cities, countries, { total }] = await Promise.all([
    topCities(db, maxCities),
    countriesOfCompanies(db),
    countsOfList(db, 'companies'),
  ]);
  const onMap = cities.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
  return { cities, countries, notOnMap: total - onMap };
}
