/** The id of a star. */
export type StarId =
  | 'nobleman'
  | 'academic-star'
  | 'prosperity'
  | 'blade'
  | 'golden-carriage'
  | 'peach-blossom'
  | 'traveling-horse'
  | 'general'
  | 'canopy'
  | 'robbery'
  | 'calamity'
  | 'lost-spirit'
  | 'red-phoenix'
  | 'sky-happiness'
  | 'lonely-star'
  | 'widow-star'
  | 'heavenly-virtue'
  | 'monthly-virtue';

/** The character of a chart that a star is counted from. */
export type StarOrigin = 'year-stem' | 'day-stem' | 'year-branch' | 'month-branch' | 'day-branch';

/** A star (神煞): a name for the stem or the branch that stands in a fixed relation to another character of the chart. */
export interface Star {
  readonly id: StarId;
  /** Chinese name, such as `'天乙貴人'`. */
  readonly name: string;
  readonly pinyin: string;
  /** English name, such as `'Nobleman'`. */
  readonly english: string;
  /** What tradition reads in the star, in one sentence. */
  readonly meaning: string;
  /** The characters of the chart that it is counted from. */
  readonly countedFrom: readonly StarOrigin[];
  /** The rule for its place, in one sentence. */
  readonly rule: string;
  /** The book and the chapter, or `'general tradition'`. */
  readonly source: string;
}

/** A star, and its place for each character from which it may be counted. */
interface Row extends Omit<Star, 'id' | 'countedFrom'> {
  readonly from: readonly StarOrigin[];
  /**
   * The places for each of the ten stems, for each of the twelve branches, or for each of the four branches 子 to 卯 with which the
   * triads begin.
   */
  readonly places: string;
}

const stems: readonly StarOrigin[] = ['day-stem', 'year-stem'];
const dayStem: readonly StarOrigin[] = ['day-stem'];
const branches: readonly StarOrigin[] = ['day-branch', 'year-branch'];
const yearBranch: readonly StarOrigin[] = ['year-branch'];
const monthBranch: readonly StarOrigin[] = ['month-branch'];

const book = '三命通會 (Sanming tonghui, 1578), volume 3, ';

const rows: Readonly<Record<StarId, Row>> = {
  nobleman: {
    english: 'Nobleman',
    name: '天乙貴人',
    pinyin: 'tiān yǐ guì rén',
    meaning: 'Helpful people appear when they are needed.',
    from: stems,
    places: '丑未 子申 亥酉 亥酉 丑未 子申 丑未 午寅 卯巳 卯巳',
    rule: '甲 戊 庚 have it at 丑 and 未, 乙 己 at 子 and 申, 丙 丁 at 亥 and 酉, 辛 at 午 and 寅, 壬 癸 at 卯 and 巳.',
    source: `${book}論天乙貴人; some verses give 庚 the places of 辛`,
  },
  'academic-star': {
    english: 'Academic Star',
    name: '文昌',
    pinyin: 'wén chāng',
    meaning: 'Study, writing and examinations come easily.',
    from: stems,
    places: '巳 午 申 酉 申 酉 亥 子 寅 卯',
    rule: 'It stands at 巳 for 甲, 午 for 乙, 申 for 丙 and 戊, 酉 for 丁 and 己, 亥 for 庚, 子 for 辛, 寅 for 壬, 卯 for 癸.',
    source: 'general tradition, by the verse 甲乙巳午報君知',
  },
  prosperity: {
    english: 'Prosperity',
    name: '祿神',
    pinyin: 'lù shén',
    meaning: 'Work earns its reward.',
    from: dayStem,
    places: '寅 卯 巳 午 巳 午 申 酉 亥 子',
    rule: 'It stands at the branch where the stem is in office 臨官: 寅 for 甲, 卯 for 乙, 巳 for 丙 and 戊, 午 for 丁 and 己, 申 for 庚, 酉 for 辛, 亥 for 壬, 子 for 癸.',
    source: `${book}論十干祿`,
  },
  blade: {
    english: 'Blade',
    name: '羊刃',
    pinyin: 'yáng rèn',
    meaning: 'Strength that is hard to hold back.',
    from: dayStem,
    places: '卯 辰 午 未 午 未 酉 戌 子 丑',
    rule: 'It stands at the branch after Prosperity: 卯 for 甲, 辰 for 乙, 午 for 丙 and 戊, 未 for 丁 and 己, 酉 for 庚, 戌 for 辛, 子 for 壬, 丑 for 癸.',
    source: `${book}論羊刃; some readers give it to Yang stems only, others put it at the peak of Yin stems`,
  },
  'golden-carriage': {
    english: 'Golden Carriage',
    name: '金輿',
    pinyin: 'jīn yú',
    meaning: 'Comfort, and a partner who brings support.',
    from: dayStem,
    places: '辰 巳 未 申 未 申 戌 亥 丑 寅',
    rule: 'It stands two branches after Prosperity.',
    source: `${book}論金輿`,
  },
  'peach-blossom': {
    english: 'Peach Blossom',
    name: '桃花',
    pinyin: 'táo huā',
    meaning: 'Charm, and the attention of others.',
    from: branches,
    places: '酉 午 卯 子',
    rule: 'It stands at 酉 for 申 子 辰, 午 for 巳 酉 丑, 卯 for 寅 午 戌, 子 for 亥 卯 未.',
    source: `${book}咸池`,
  },
  'traveling-horse': {
    english: 'Traveling Horse',
    name: '驛馬',
    pinyin: 'yì mǎ',
    meaning: 'Travel, moves and change.',
    from: branches,
    places: '寅 亥 申 巳',
    rule: 'It stands at 寅 for 申 子 辰, 亥 for 巳 酉 丑, 申 for 寅 午 戌, 巳 for 亥 卯 未.',
    source: `${book}論驛馬`,
  },
  general: {
    english: 'General',
    name: '將星',
    pinyin: 'jiàng xīng',
    meaning: 'Leading others, and being trusted to.',
    from: branches,
    places: '子 酉 午 卯',
    rule: 'It stands at 子 for 申 子 辰, 酉 for 巳 酉 丑, 午 for 寅 午 戌, 卯 for 亥 卯 未.',
    source: `${book}論將星華蓋`,
  },
  canopy: {
    english: 'Canopy',
    name: '華蓋',
    pinyin: 'huá gài',
    meaning: 'Art, faith and solitude.',
    from: branches,
    places: '辰 丑 戌 未',
    rule: 'It stands at 辰 for 申 子 辰, 丑 for 巳 酉 丑, 戌 for 寅 午 戌, 未 for 亥 卯 未.',
    source: `${book}論將星華蓋`,
  },
  robbery: {
    english: 'Robbery',
    name: '劫煞',
    pinyin: 'jié shà',
    meaning: 'Sudden loss, and quick wits.',
    from: branches,
    places: '巳 寅 亥 申',
    rule: 'It stands at 巳 for 申 子 辰, 寅 for 巳 酉 丑, 亥 for 寅 午 戌, 申 for 亥 卯 未.',
    source: `${book}論劫煞亡神`,
  },
  calamity: {
    english: 'Calamity',
    name: '災煞',
    pinyin: 'zāi shà',
    meaning: 'Care is advised with risks.',
    from: branches,
    places: '午 卯 子 酉',
    rule: 'It stands opposite the General: at 午 for 申 子 辰, 卯 for 巳 酉 丑, 子 for 寅 午 戌, 酉 for 亥 卯 未.',
    source: `${book}論災煞`,
  },
  'lost-spirit': {
    english: 'Lost Spirit',
    name: '亡神',
    pinyin: 'wáng shén',
    meaning: 'A restless mind, and plans kept to oneself.',
    from: branches,
    places: '亥 申 巳 寅',
    rule: 'It stands at 亥 for 申 子 辰, 申 for 巳 酉 丑, 巳 for 寅 午 戌, 寅 for 亥 卯 未.',
    source: `${book}論劫煞亡神`,
  },
  'red-phoenix': {
    english: 'Red Phoenix',
    name: '紅鸞',
    pinyin: 'hóng luán',
    meaning: 'Attachment, and celebrations of marriage.',
    from: yearBranch,
    places: '卯 寅 丑 子 亥 戌 酉 申 未 午 巳 辰',
    rule: 'It stands at 卯 for 子 and runs backward: 寅 for 丑, 丑 for 寅, and so on.',
    source: 'general tradition, as 紫微斗數全書 has it',
  },
  'sky-happiness': {
    english: 'Sky Happiness',
    name: '天喜',
    pinyin: 'tiān xǐ',
    meaning: 'Good news in the family.',
    from: yearBranch,
    places: '酉 申 未 午 巳 辰 卯 寅 丑 子 亥 戌',
    rule: 'It stands opposite Red Phoenix.',
    source: 'general tradition, as 紫微斗數全書 has it',
  },
  'lonely-star': {
    english: 'Lonely Star',
    name: '孤辰',
    pinyin: 'gū chén',
    meaning: 'A need for time alone.',
    from: yearBranch,
    places: '寅 寅 巳 巳 巳 申 申 申 亥 亥 亥 寅',
    rule: 'It stands at 寅 for 亥 子 丑, 巳 for 寅 卯 辰, 申 for 巳 午 未, 亥 for 申 酉 戌.',
    source: `${book}論孤辰寡宿`,
  },
  'widow-star': {
    english: 'Widow Star',
    name: '寡宿',
    pinyin: 'guǎ sù',
    meaning: 'Self-reliance, and distance from others.',
    from: yearBranch,
    places: '戌 戌 丑 丑 丑 辰 辰 辰 未 未 未 戌',
    rule: 'It stands at 戌 for 亥 子 丑, 丑 for 寅 卯 辰, 辰 for 巳 午 未, 未 for 申 酉 戌.',
    source: `${book}論孤辰寡宿`,
  },
  'heavenly-virtue': {
    english: 'Heavenly Virtue',
    name: '天德',
    pinyin: 'tiān dé',
    meaning: 'Protection, and trouble that passes.',
    from: monthBranch,
    places: '巳 庚 丁 申 壬 辛 亥 甲 癸 寅 丙 乙',
    rule: 'From the month 子 to the month 亥 it is 巳 庚 丁 申 壬 辛 亥 甲 癸 寅 丙 乙, a stem or a branch.',
    source: `${book}論天月德`,
  },
  'monthly-virtue': {
    english: 'Monthly Virtue',
    name: '月德',
    pinyin: 'yuè dé',
    meaning: 'Kindness that is returned.',
    from: monthBranch,
    places: '壬 庚 丙 甲',
    rule: 'It is the stem 壬 for the months 申 子 辰, 庚 for 巳 酉 丑, 丙 for 寅 午 戌, 甲 for 亥 卯 未.',
    source: `${book}論天月德`,
  },
};

/** The stars (神煞) that `starsOf` looks for: those of the stems first, then of the branches, then of the month. Frozen. */
export const stars: readonly Star[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.entries(rows).map(([id, { english, name, pinyin, meaning, from, rule, source }]) =>
    Object.freeze({
      id: id as StarId,
      name,
      pinyin,
      english,
      meaning,
      countedFrom: Object.freeze(from),
      rule,
      source,
    }),
  ),
);

/**
 * The places of a star: ten, one for each stem; twelve, one for each branch; or four, which repeat every four branches.
 */
export const tableOf = (id: StarId): readonly string[] => rows[id].places.split(' ');
