import type { ChanceCount } from '@org/api-contract';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { chanceRange } from './chance/chance-range.ts';
import { oneOf } from './chance/one-of.ts';
import { yearOfSign, type Decade } from './foundings.ts';
import { chanceCount } from './chance-count.ts';

/**
 * The rows of each sign, beside the range by chance: the years of a decade keep their numbers of foundings, and the
 * year with the sign is drawn at random. Neither growth over the decades nor a single year with many foundings counts
 * for a sign.
 */
export const countSigns = (decades: readonly Decade[]): Map<ZodiacSignId, ChanceCount> =>
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
