import { branchCharacters, type BranchCharacter } from '../pillars/branches.ts';
import { stemCharacters, type StemCharacter } from '../pillars/stems.ts';
import { described } from '../require-integer.ts';
import { stars, tableOf, type StarId } from './stars.ts';

/**
 * Where a star stands, counted from a character of the chart: a stem for the stars of stems, a branch for the others.
 *
 * @param id - the star, such as `'nobleman'`
 * @param from - the stem or the branch that it is counted from, of the pillars that `countedFrom` of the star names
 * @returns one character, or two of the Nobleman: branches, but stems too of the two virtues
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
  const star = stars.find((each) => each.id === id);
  if (!star) throw new RangeError(`A star is one of ${stars.map((each) => each.id).join(', ')}.`);
  const isOfStem = star.countedFrom.some((origin) => origin.endsWith('stem'));
  const characters = [...(isOfStem ? stemCharacters : branchCharacters)];
  const place = characters.indexOf(from);
  if (place < 0)
    throw new RangeError(
      `The ${isOfStem ? 'stem' : 'branch'} is one of ${characters.join(', ')}, not ${described(from)}.`,
    );
  const table = tableOf(id);
  return [...(table[place % table.length] ?? '')] as (StemCharacter | BranchCharacter)[];
}
