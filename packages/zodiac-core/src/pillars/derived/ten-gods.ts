import { modulo } from '../../cycle/sexagenary.ts';
import type { Pillar } from '../pillar.ts';
import type { StemCharacter } from '../../cycle/stems.ts';
import { placeOfStem, readPillars, type PillarsInput } from './read-pillars.ts';

/** The id of one of the ten gods. */
export type TenGodId =
  | 'companion'
  | 'rob-wealth'
  | 'eating-god'
  | 'hurting-officer'
  | 'indirect-wealth'
  | 'direct-wealth'
  | 'seven-killings'
  | 'direct-officer'
  | 'indirect-resource'
  | 'direct-resource';

/** One of the ten gods (十神): what a stem is to the day master. */
export interface TenGod {
  readonly id: TenGodId;
  /** Chinese name, such as `'正官'`. */
  readonly name: string;
  readonly pinyin: string;
  /** English name, such as `'Direct Officer'`. */
  readonly english: string;
  /** The meaning in one sentence. */
  readonly meaning: string;
}

/**
 * English and Chinese name, pinyin and meaning, in the order of the elements from the day master's on. For each element the god
 * of the same polarity is first.
 */
const rows = [
  'Companion|比肩|bǐ jiān|The same element and polarity: peers.',
  'Rob Wealth|劫財|jié cái|The same element, the other polarity: rivals.',
  'Eating God|食神|shí shén|What the day master feeds, of its polarity: ease and expression.',
  'Hurting Officer|傷官|shāng guān|What the day master feeds, of the other polarity: talent that resists rules.',
  'Indirect Wealth|偏財|piān cái|What the day master controls, of its polarity: money that comes and goes.',
  'Direct Wealth|正財|zhèng cái|What the day master controls, of the other polarity: earned money.',
  'Seven Killings|七殺|qī shā|What controls the day master, of its polarity: pressure and daring.',
  'Direct Officer|正官|zhèng guān|What controls the day master, of the other polarity: order and office.',
  'Indirect Resource|偏印|piān yìn|What feeds the day master, of its polarity: unusual learning.',
  'Direct Resource|正印|zhèng yìn|What feeds the day master, of the other polarity: care and schooling.',
];

/** The ten gods in their order: companions, output, wealth, officers, resources. Frozen. */
export const tenGods: readonly TenGod[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ rows.map((row) => {
    const [english = '', name = '', pinyin = '', meaning = ''] = row.split('|');
    const id = english.toLowerCase().replace(' ', '-') as TenGodId;
    return Object.freeze({ id, name, pinyin, english, meaning });
  }),
);

/**
 * The ten god (十神) of a stem: what it is to the day master, by how their elements feed or control each other and by whether their
 * polarity is the same. Seven Killings 七殺 is also called Indirect Officer 偏官, and Indirect Resource 偏印 is also called 倒食 or 梟神.
 *
 * @param dayMaster - the stem of the day, such as `'甲'`
 * @param stem - the other stem
 * @throws RangeError that lists the ten, when either is not a stem
 * @see 三命通會 (Sanming tonghui, 1578), volume 5, 論古人立印食官財名義
 * @example
 * tenGod('甲', '辛').name; // '正官'
 * tenGod('甲', '庚').english; // 'Seven Killings', Metal as well, and Yang as 甲 is
 */
export function tenGod(dayMaster: StemCharacter, stem: StemCharacter): TenGod {
  const own = placeOfStem(dayMaster, 'day master');
  const other = placeOfStem(stem);
  const steps = modulo((other >> 1) - (own >> 1), 5);
  return tenGods[2 * steps + ((own + other) % 2)] as TenGod;
}

/** The ten gods of one pillar. */
export interface PillarTenGods {
  /** The ten god of its stem; `undefined` for the day, whose stem is the day master. */
  readonly stem: TenGod | undefined;
  /** The ten gods of the one to three stems hidden in its branch: main, middle, residual. */
  readonly hidden: readonly TenGod[];
}

/** The ten gods of four pillars. */
export interface TenGodsOfPillars {
  readonly year: PillarTenGods;
  readonly month: PillarTenGods;
  readonly day: PillarTenGods;
  /** Absent where the hour is unknown. */
  readonly hour?: PillarTenGods;
}

/**
 * The ten god (十神) of every stem and every hidden stem of four pillars against the day master.
 *
 * @param pillars - four pillars, or their names
 * @throws RangeError when a pillar is not one of the sixty
 * @see `tenGod`
 * @example
 * tenGodsOf({ year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }).month.stem?.name; // '劫財'
 * tenGodsOf({ year: '庚午', month: '辛巳', day: '庚辰' }).day.hidden.map(({ name }) => name).join(' '); // '偏印 正財 傷官'
 */
export function tenGodsOf(pillars: PillarsInput): TenGodsOfPillars {
  const { year, month, day, hour } = readPillars(pillars);
  const godsOf = ({ stem, hiddenStems }: Pillar): PillarTenGods => ({
    stem: tenGod(day.stem, stem),
    hidden: hiddenStems.map((hidden) => tenGod(day.stem, hidden)),
  });
  return {
    year: godsOf(year),
    month: godsOf(month),
    day: { ...godsOf(day), stem: undefined },
    ...(hour && { hour: godsOf(hour) }),
  };
}
