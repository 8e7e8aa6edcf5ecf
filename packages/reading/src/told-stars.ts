import type { FourPillars } from '@org/zodiac-core/pillars';
import { starsOf, type StarId } from '@org/zodiac-core/stars';

/** The most commonly read stars, in the order of the text. */
const toldStars = [
  'nobleman',
  'academic-star',
  'peach-blossom',
  'traveling-horse',
  'general',
  'canopy',
] as const satisfies readonly StarId[];
type ToldStar = (typeof toldStars)[number];
const maxStars = 3;

/** The most commonly read stars, by whether a chart has them. */
export function toldStarsOf(pillars: FourPillars): { here: ToldStar[]; absent: ToldStar[] } {
  const { year, month, day, hour = [] } = starsOf(pillars);
  const found = new Set([...year, ...month, ...day, ...hour].map(({ star }) => star.id));
  return {
    here: toldStars.filter((id) => found.has(id)),
    absent: toldStars.filter((id) => !found.has(id)),
  };
}

/** The stars of a chart that a chapter names, at most three. */
export const starsInChart = (pillars: FourPillars): ToldStar[] =>
  toldStarsOf(pillars).here.slice(0, maxStars);
