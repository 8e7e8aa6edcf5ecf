import { readPillars, type PillarsInput } from '../pillars/derived/read-pillars.ts';
import type { Pillar } from '../pillars/pillar.ts';
import { lifeStage, type LifeStage } from './life-stage.ts';

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
