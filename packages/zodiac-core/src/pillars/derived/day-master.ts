import { heavenlyStems, type HeavenlyStem } from '../../cycle/stems.ts';
import { placeOfStem, readPillars, seasonOf, type PillarsInput } from './read-pillars.ts';
import { seasonStateOf, type SeasonState } from './season.ts';

/** The day master (日主), the stem of the day, which stands for the person. */
export interface DayMaster extends HeavenlyStem {
  /** The state of its element in the season of birth. */
  readonly season: SeasonState;
}

/**
 * The day master (日主) of four pillars: the stem of the day, by which all others are read, with its state in the season of
 * birth. The season is that of `elementCounts`.
 *
 * @param pillars - four pillars, or their names
 * @throws RangeError when a pillar is not one of the sixty
 * @see 三命通會 (Sanming tonghui, 1578), volume 5, 論古人立印食官財名義: 日主屬我; volume 2, 論五行旺相休囚死並寄生十二宮
 * @example
 * dayMaster({ year: '庚午', month: '辛巳', day: '庚辰' }).character; // '庚'
 * dayMaster({ year: '庚午', month: '辛巳', day: '庚辰' }).season.name; // '死', Metal born in summer
 */
export function dayMaster(pillars: PillarsInput): DayMaster {
  const read = readPillars(pillars);
  const place = placeOfStem(read.day.stem);
  return { ...(heavenlyStems[place] as HeavenlyStem), season: seasonStateOf(place >> 1, seasonOf(read)) };
}
