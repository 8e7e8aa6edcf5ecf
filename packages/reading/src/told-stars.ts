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

/** The stars of a chart that texts name, at most three. */
export function starsInChart(pillars: FourPillars): ToldStar[] {
  const { year, month, day, hour = [] } = starsOf(pillars);
  const found = new Set([...year, ...month, ...day, ...hour].map(({ star }) => star.id));
  return toldStars.filter((id) => found.has(id)).slice(0, maxStars);
}
