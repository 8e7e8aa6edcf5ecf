import { type BranchCharacter, branchCharacters } from '../cycle/branches.ts';
import {
  placeOfPillar,
  readPillars,
  type PillarInput,
  type PillarsInput,
} from '../pillars/derived/read-pillars.ts';
import { pillarAt, type Pillar } from '../pillars/pillar.ts';
import { type StemCharacter, stemCharacters } from '../cycle/stems.ts';
import { stars, type Star, type StarOrigin, tableOf, type StarId } from './stars.ts';
import { requireOption } from '../require-input.ts';

/** A star that stands in a pillar. */
export interface FoundStar {
  readonly star: Star;
  /** The one or two characters of the chart from which the rule counts to this star. */
  readonly countedFrom: readonly StarOrigin[];
}

/** The stars of four pillars. */
export interface StarsOfPillars {
  readonly year: readonly FoundStar[];
  readonly month: readonly FoundStar[];
  readonly day: readonly FoundStar[];
  /** Absent where the hour is unknown. */
  readonly hour?: readonly FoundStar[];
}

/**
 * The stars (神煞) that stand in each of four pillars. A star that is counted from a branch is not looked for in that branch itself; a
 * star that is counted from a stem may stand below that stem.
 *
 * @param pillars - four pillars, or their names
 * @throws RangeError when a pillar is not one of the sixty
 * @see `rule` and `source` of each star. Books differ on which stars are counted from the year and which from the day;
 * `countedFrom` says how they are counted here
 * @example
 * const { year, hour } = starsOf({ year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' });
 * hour?.map(({ star }) => star.english).join(', '); // 'Nobleman'
 * year.map(({ star }) => star.english).join(', '); // 'Calamity, Monthly Virtue'
 */
export function starsOf(pillars: PillarsInput): StarsOfPillars {
  const chart = readPillars(pillars);
  const { year, month, day, hour } = chart;
  return {
    year: found(year, chart, 'year-branch'),
    month: found(month, chart, 'month-branch'),
    day: found(day, chart, 'day-branch'),
    ...(hour && { hour: found(hour, chart) }),
  };
}

/**
 * The stars (神煞) of a chart that stand in another pillar, such as the pillar of a year, a day or a ten-year phase. They show what
 * that time means for this person.
 *
 * @param pillar - the other pillar, or its name
 * @param chart - the four pillars that the stars are counted from, or their names
 * @throws RangeError when a pillar is not one of the sixty
 * @see `starsOf`
 * @example
 * const chart = fourPillars({ date: '1990-05-15', time: '14:30' });
 * starsIn('丁酉', chart).map(({ star }) => star.english).join(', '); // 'Blade, Peach Blossom, Red Phoenix'
 */
export function starsIn(pillar: PillarInput, chart: PillarsInput): readonly FoundStar[] {
  return found(pillarAt(placeOfPillar(pillar)), readPillars(chart));
}

type Chart = ReturnType<typeof readPillars>;

/** @param own - the branch of the pillar, if it belongs to the chart. No star at this branch is counted from it */
function found({ stem, branch }: Pillar, chart: Chart, own?: StarOrigin): FoundStar[] {
  return stars.flatMap((star) => {
    const countedFrom = star.countedFrom.filter((origin) => {
      const places = placesOfStar(star.id, characterOf(origin, chart));
      return places.includes(stem) || (origin !== own && places.includes(branch));
    });
    return countedFrom.length > 0 ? [{ star, countedFrom }] : [];
  });
}

function characterOf(origin: StarOrigin, chart: Chart): StemCharacter | BranchCharacter {
  const [pillar, part] = origin.split('-') as ['year' | 'month' | 'day', 'stem' | 'branch'];
  return chart[pillar][part];
}

/**
 * Where a star stands, counted from a character of the chart: a stem for the stars of stems, a branch for the others.
 *
 * @param id - the star, such as `'nobleman'`
 * @param from - the stem or the branch that the star is counted from; `countedFrom` of the star names its pillars
 * @returns one character, or two for the Nobleman. They are branches; for the two virtues they may be stems
 * @throws RangeError when there is no such star, or the character is not of its kind
 * @see `rule` and `source` of the star in `stars`
 * @example
 * placesOfStar('nobleman', '甲').join(' '); // '丑 未'
 * placesOfStar('peach-blossom', '子').join(' '); // '酉'
 */
export function placesOfStar(
  id: StarId,
  from: StemCharacter | BranchCharacter,
): readonly (StemCharacter | BranchCharacter)[] {
  requireOption(
    'id of the star',
    id,
    stars.map((each) => each.id),
  );
  const star = stars.find((each) => each.id === id);
  const isOfStem = star?.countedFrom.some((origin) => origin.endsWith('stem'));
  const characters = [...(isOfStem ? stemCharacters : branchCharacters)];
  const place = characters.indexOf(from);
  if (place < 0) requireOption(isOfStem ? 'stem' : 'branch', from, characters);
  const table = tableOf(id);
  return [...(table[place % table.length] ?? '')] as (StemCharacter | BranchCharacter)[];
}
