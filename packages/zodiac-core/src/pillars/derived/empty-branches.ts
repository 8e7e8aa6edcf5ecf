import { branchCharacters, type BranchCharacter } from '../../cycle/branches.ts';
import { placeOfPillar, type PillarInput } from './read-pillars.ts';

/**
 * The two empty branches (空亡, 旬空) of a pillar. Ten stems and twelve branches run side by side from each 甲 on; the two branches
 * which then have no stem are empty for all ten pillars of that run (旬). They are mostly asked of the day's pillar, and by
 * some books of the year's.
 *
 * @param pillar - a pillar, or its name
 * @returns the branches in their order
 * @throws RangeError when it is not one of the sixty
 * @see 三命通會 (Sanming tonghui, 1578), volume 3, 論空亡; 淵海子平 (Yuanhai Ziping), 論六甲空亡
 * @example
 * emptyBranches('甲子').join(' '); // '戌 亥'
 * emptyBranches('庚午').join(' '); // '戌 亥', in the same run
 */
export function emptyBranches(pillar: PillarInput): [BranchCharacter, BranchCharacter] {
  const place = placeOfPillar(pillar);
  // Ten pillars from 甲子 lack the last two branches; each later ten lack the two before.
  const first = 10 - 2 * Math.floor(place / 10);
  return [first, first + 1].map((branch) => branchCharacters.charAt(branch)) as [
    BranchCharacter,
    BranchCharacter,
  ];
}
