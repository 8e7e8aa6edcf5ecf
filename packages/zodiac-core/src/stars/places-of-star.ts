import { branchCharacters, type BranchCharacter } from '../cycle/branches.ts';
import { stemCharacters, type StemCharacter } from '../cycle/stems.ts';
import { requireOption } from '../require-input.ts';
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
