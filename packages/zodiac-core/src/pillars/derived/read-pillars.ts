import { requireObject, requireOption, wrongInput } from '../../require-input.ts';
import { pillarAt, type Pillar } from '../pillar.ts';
import { type SexagenaryName, modulo } from '../../cycle/sexagenary.ts';
import { stemCharacters, type StemCharacter, heavenlyStems, type HeavenlyStem } from '../../cycle/stems.ts';
import { branchCharacters, type BranchCharacter } from '../../cycle/branches.ts';

/** A pillar, or its name, such as `'甲子'`. */
export type PillarInput = SexagenaryName | { readonly name: SexagenaryName };

/** Four pillars, as `fourPillars` gives them or by their names; the hour may be unknown. */
export interface PillarsInput {
  readonly year: PillarInput;
  readonly month: PillarInput;
  readonly day: PillarInput;
  readonly hour?: PillarInput | undefined;
}

/** Four pillars that have been read. */
interface KnownPillars {
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
  readonly hour: Pillar | undefined;
}

/** The names of the sixty pillars, in the order of the cycle. */
const names: readonly unknown[] = /* @__PURE__ */ Array.from(
  { length: 60 },
  (_, each) => pillarAt(each).name,
);

/**
 * The place of a pillar in the cycle of sixty, 0 (甲子) to 59.
 *
 * @param field - the name that the error uses
 * @throws RangeError when it is not one of the sixty
 */
export function placeOfPillar(pillar: PillarInput | undefined, field = 'pillar'): number {
  // `Object` converts `null` to an object without a name, so that `null` is refused below.
  const { name = pillar }: { name?: unknown } = Object(pillar);
  const place = names.indexOf(name);
  if (place < 0)
    throw wrongInput(field, 'one of the sixty pairs, such as 甲子', name, typeof name === 'string');
  return place;
}

/** @throws RangeError when a pillar is not one of the sixty, or year, month or day is missing */
export function readPillars(pillars: PillarsInput): KnownPillars {
  requireObject('pillars', pillars, 'the pillars year, month, day and hour');
  const read = (field: keyof PillarsInput): Pillar => pillarAt(placeOfPillar(pillars[field], field));
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: pillars.hour === undefined ? undefined : read('hour'),
  };
}

/**
 * The place of a stem, 0 (甲) to 9 (癸).
 *
 * @param field - the name that the error uses
 * @throws RangeError that lists the ten, when it is not a stem
 */
export function placeOfStem(stem: StemCharacter, field = 'stem'): number {
  const place = [...stemCharacters].indexOf(stem);
  if (place < 0) requireOption(field, stem, stemCharacters);
  return place;
}

/** The place of a stem's element, 0 (Wood) to 4 (Water). */
export const elementOfStem = (stem: StemCharacter): number => stemCharacters.indexOf(stem) >> 1;

/** The element of the season of birth: that of the main stem in the month's branch. */
export const seasonOf = ({ month }: KnownPillars): number =>
  elementOfStem(month.hiddenStems[0] as StemCharacter);

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

/**
 * The two empty branches (空亡, 旬空) of a pillar. Ten stems and twelve branches run side by side from each 甲 on; the two branches
 * which then have no stem are empty for all ten pillars of that run (旬). Most books use the day's pillar, some the year's.
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
  // The ten pillars from 甲子 lack the last two branches. Each ten after them lack the two branches before those.
  const first = 10 - 2 * Math.floor(place / 10);
  return [first, first + 1].map((branch) => branchCharacters.charAt(branch)) as [
    BranchCharacter,
    BranchCharacter,
  ];
}

/** The id of one of the five states of an element in a season. */
export type SeasonStateId = 'prosperous' | 'assisting' | 'resting' | 'confined' | 'dead';

/** The state of an element in a season (旺相休囚死). */
export interface SeasonState {
  readonly id: SeasonStateId;
  /** Chinese name, such as `'旺'`. */
  readonly name: string;
  readonly pinyin: string;
  /** The meaning in one sentence. */
  readonly meaning: string;
  /** The factor in `elementCounts`, 5 for the prosperous element to 1 for the dead. The order is classical, the numbers are ours. */
  readonly weight: number;
}

const rows = [
  'prosperous|旺|wàng|It is the element of the season.',
  'assisting|相|xiàng|The season feeds it.',
  'resting|休|xiū|It has fed the season.',
  'confined|囚|qiú|It would control the season.',
  'dead|死|sǐ|The season controls it.',
];

/** The five states of an element in a season (旺相休囚死), from the strongest to the weakest. Frozen. */
export const seasonStates: readonly SeasonState[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ rows.map((row, place) => {
    const [id = '', name = '', pinyin = '', meaning = ''] = row.split('|');
    return Object.freeze({ id: id as SeasonStateId, name, pinyin, meaning, weight: 5 - place });
  }),
);

/**
 * The state of an element in the season of another; elements are 0 (Wood) to 4 (Water), each feeding the next.
 *
 * @see 三命通會 (Sanming tonghui, 1578), volume 2, 論五行旺相休囚死並寄生十二宮
 */
export function seasonStateOf(element: number, season: number): SeasonState {
  const steps = modulo(element - season, 5);
  // The states in the order of the elements from that of the season: prosperous, assisting, dead, confined, resting.
  return seasonStates[steps < 2 ? steps : 6 - steps] as SeasonState;
}
