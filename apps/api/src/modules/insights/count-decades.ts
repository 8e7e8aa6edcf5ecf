import { zodiacSignIds } from '@org/zodiac-core';
import { binomial } from './chance/distribution.ts';
import { chanceRange, chanceCount } from './chance/chance-range.ts';
import { yearOfSign, type Decade } from './foundings.ts';

/** Number of decades with a separate row. Earlier decades share one row, because most had few foundings. */
const maxDecades = 17;

/**
 * The companies of each decade and sign, with the range by chance if each founding is equally likely in every year of
 * its decade.
 */
export function countDecades(decades: readonly Decade[]) {
  const earlier = decades.slice(0, -maxDecades);
  const rows = [...(earlier.length > 0 ? [earlier] : []), ...decades.slice(-maxDecades).map((one) => [one])];
  const parts = rows.map((row) =>
    zodiacSignIds.flatMap((sign) => {
      const own = row.flatMap((decade) => {
        const year = yearOfSign(decade, sign);
        return year ? [{ decade, year }] : [];
      });
      return own.length > 0 ? [{ sign, own }] : [];
    }),
  );
  const cellCount = parts.flat().length;
  return rows.map((row, place) => ({
    from: row[0]?.from ?? 0,
    to: row.at(-1)?.years.at(-1)?.year ?? 0,
    total: row.reduce((sum, { total }) => sum + total, 0),
    cells: (parts[place] ?? []).map(({ sign, own }) => ({
      sign,
      ...chanceCount(
        own.reduce((sum, { year }) => sum + year.count, 0),
        chanceRange(
          own.map(({ decade }) => binomial(decade.total, 1 / decade.years.length)),
          cellCount,
        ),
      ),
    })),
  }));
}
