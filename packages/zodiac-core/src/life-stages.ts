/**
 * The twelve life stages (十二長生) of a stem at a branch.
 *
 * @packageDocumentation
 */
import { placeOfStem, readPillars, type PillarsInput } from './pillars/derived/read-pillars.ts';
import { modulo } from './cycle/sexagenary.ts';
import { branchCharacters } from './cycle/branches.ts';
import type { StemCharacter } from './cycle/stems.ts';
import { placeOfBranch, type Branch } from './relations/relations.ts';
import type { Pillar } from './pillars/pillar.ts';

export type { BranchCharacter, ZodiacSignId } from './cycle/branches.ts';
export type { PillarInput, PillarsInput } from './pillars/derived/read-pillars.ts';
export type { SexagenaryName } from './cycle/sexagenary.ts';
export type { StemCharacter } from './cycle/stems.ts';
export type { Branch } from './relations/relations.ts';

/** The id of one of the twelve life stages. */
export type LifeStageId =
  | 'birth'
  | 'bathing'
  | 'coming-of-age'
  | 'office'
  | 'peak'
  | 'decline'
  | 'sickness'
  | 'death'
  | 'tomb'
  | 'extinction'
  | 'conception'
  | 'nurture';

/** One of the twelve life stages (十二長生): the strength of a stem at a branch, named after the stages of a life. */
export interface LifeStage {
  readonly id: LifeStageId;
  /** Chinese name, such as `'長生'`. */
  readonly name: string;
  readonly pinyin: string;
  /** English name, such as `'Coming of Age'`. */
  readonly english: string;
  /** The meaning in one sentence. */
  readonly meaning: string;
}

const rows = [
  'Birth|長生|cháng shēng|The stem begins to grow.',
  'Bathing|沐浴|mù yù|The stem is new to the world and open to it.',
  'Coming of Age|冠帶|guàn dài|The stem takes its place among adults.',
  'Office|臨官|lín guān|The stem works at full strength.',
  'Peak|帝旺|dì wàng|The stem is at its strongest.',
  'Decline|衰|shuāi|The strength of the stem begins to fall.',
  'Sickness|病|bìng|The stem has become weak.',
  'Death|死|sǐ|The stem no longer acts.',
  'Tomb|墓|mù|The strength of the stem is stored away.',
  'Extinction|絕|jué|The old strength of the stem has gone, and the new has not begun.',
  'Conception|胎|tāi|The stem begins to form again.',
  'Nurture|養|yǎng|The stem is nourished before its birth.',
];

/** The twelve life stages (十二長生) in their order, from birth to nurture. Frozen. */
export const lifeStages: readonly LifeStage[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ rows.map((row) => {
    const [english = '', name = '', pinyin = '', meaning = ''] = row.split('|');
    const id = english.toLowerCase().replaceAll(' ', '-') as LifeStageId;
    return Object.freeze({ id, name, pinyin, english, meaning });
  }),
);

/** The branch at which each stem is born, 甲 to 癸. */
const births = '亥午寅酉寅酉巳子申卯';

/**
 * The life stage (十二長生) of a stem at a branch. Yang stems run forward through the branches and Yin stems backward (陽順陰逆), so
 * that a Yang stem is born where its Yin stem dies. Earth goes with Fire (火土同宮): 戊 has the stages of 丙, and 己 those of 丁. Some
 * readers let both stems of an element run forward; that convention is not used here.
 *
 * @param stem - such as `'甲'`
 * @param branch - a branch such as `'子'`, or the id of its sign
 * @throws RangeError when there is no such stem or branch
 * @see 三命通會 (Sanming tonghui, 1578), volume 2, 論天干陰陽生死 and 論五行旺相休囚死並寄生十二宮
 * @example
 * lifeStage('甲', '亥').english; // 'Birth'
 * lifeStage('乙', 'horse').name; // '長生', the Yin stem of Wood is born where 甲 dies
 */
export function lifeStage(stem: StemCharacter, branch: Branch): LifeStage {
  const place = placeOfStem(stem);
  const steps = placeOfBranch(branch) - branchCharacters.indexOf(births.charAt(place));
  return lifeStages[modulo(place % 2 ? -steps : steps, 12)] as LifeStage;
}

/** The life stages of one pillar. */
export interface PillarLifeStages {
  /** The stage of the day master at the branch of the pillar (星運). */
  readonly dayMaster: LifeStage;
  /** The stage of the pillar's stem at its own branch (自坐). */
  readonly ownStem: LifeStage;
}

/** The life stages of four pillars. */
export interface LifeStagesOfPillars {
  readonly year: PillarLifeStages;
  readonly month: PillarLifeStages;
  readonly day: PillarLifeStages;
  /** Absent where the hour is unknown. */
  readonly hour?: PillarLifeStages;
}

/**
 * The life stage (十二長生) of the day master at each of four pillars, and of each pillar's own stem at its branch.
 *
 * @param pillars - four pillars, or their names
 * @throws RangeError when a pillar is not one of the sixty
 * @see `lifeStage` for the convention and the source
 * @example
 * lifeStagesOf({ year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }).month.dayMaster.english; // 'Birth'
 * lifeStagesOf({ year: '庚午', month: '辛巳', day: '庚辰' }).month.ownStem.english; // 'Death'
 */
export function lifeStagesOf(pillars: PillarsInput): LifeStagesOfPillars {
  const { year, month, day, hour } = readPillars(pillars);
  const stagesOf = ({ stem, branch }: Pillar): PillarLifeStages => ({
    dayMaster: lifeStage(day.stem, branch),
    ownStem: lifeStage(stem, branch),
  });
  return {
    year: stagesOf(year),
    month: stagesOf(month),
    day: stagesOf(day),
    ...(hour && { hour: stagesOf(hour) }),
  };
}
