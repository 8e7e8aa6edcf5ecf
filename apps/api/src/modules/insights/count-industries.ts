import { setImmediate as pause } from 'node:timers/promises';
import type { Endpoints, Output } from '@org/api-contract';
import { zodiacSignIds } from '@org/zodiac-core';
import type { FoundingCount } from '#modules/catalog/lists/founding-tables.ts';
import { chanceRange, chanceCount } from './chance/chance-range.ts';
import { hypergeometric } from './chance/distribution.ts';
import { decadesOf, yearOfSign, type Decade } from './foundings.ts';

/** Maximum number of industries, largest first, and minimum number of companies in each. */
const maxIndustries = 16;
const minCompanies = 12;

type Industries = Output<Endpoints['GET /api/insights']>['industries'];

/**
 * The companies of each industry and sign, with the range by chance if an industry's companies of a decade were drawn
 * from all companies of that decade. A sign with many companies is therefore expected to have many in every industry.
 * Other requests are served between the rows.
 */
export async function countIndustries(
  foundings: readonly FoundingCount[],
  { decades, presentYear }: { decades: readonly Decade[]; presentYear: number },
): Promise<Industries> {
  const industries = [...Map.groupBy(foundings, ({ kind }) => kind)]
    .flatMap(([industry, own]) => (industry === null ? [] : [{ industry, own: decadesOf(own, presentYear) }]))
    .map((row) => ({ ...row, total: row.own.reduce((sum, { total }) => sum + total, 0) }))
    .filter(({ total }) => total >= minCompanies)
    .toSorted((a, b) => b.total - a.total || (a.industry < b.industry ? -1 : 1))
    .slice(0, maxIndustries);
  const rows: Industries = [];
  for (const { industry, own, total } of industries) {
    await pause();
    const cells = zodiacSignIds.map((sign) => {
      const drawn = own.flatMap((decade) => {
        const all = decades.find(({ from }) => from === decade.from);
        const year = all && yearOfSign(all, sign);
        return year ? [hypergeometric(all.total, year.count, decade.total)] : [];
      });
      const count = own.reduce((sum, decade) => sum + (yearOfSign(decade, sign)?.count ?? 0), 0);
      return {
        sign,
        ...chanceCount(count, chanceRange(drawn, industries.length * zodiacSignIds.length)),
      };
    });
    rows.push({ industry, total, cells });
  }
  return rows;
}
