import {
  zodiacSignIds,
  type ZodiacSignId,
  earthlyBranches,
  type BranchCharacter,
} from '../cycle/branches.ts';
import { type Element, type Polarity, heavenlyStems, type StemCharacter } from '../cycle/stems.ts';
import { modulo, type SexagenaryName } from '../cycle/sexagenary.ts';

/** The melodic element (納音) of a pair of the sixty. Its last character is one of the five elements. */
export type NaYin =
  | '海中金'
  | '爐中火'
  | '大林木'
  | '路旁土'
  | '劍鋒金'
  | '山頭火'
  | '澗下水'
  | '城頭土'
  | '白蠟金'
  | '楊柳木'
  | '泉中水'
  | '屋上土'
  | '霹靂火'
  | '松柏木'
  | '長流水'
  | '沙中金'
  | '山下火'
  | '平地木'
  | '壁上土'
  | '金箔金'
  | '覆燈火'
  | '天河水'
  | '大驛土'
  | '釵釧金'
  | '桑柘木'
  | '大溪水'
  | '沙中土'
  | '天上火'
  | '石榴木'
  | '大海水';

/** A pillar (柱): the stem and the branch of a year, month, day or hour. One of sixty; frozen. */
export interface Pillar {
  /** The heavenly stem, such as `'甲'`. */
  readonly stem: StemCharacter;
  /** The earthly branch, such as `'子'`. */
  readonly branch: BranchCharacter;
  /** The sign of the branch, such as `'rat'`. */
  readonly sign: ZodiacSignId;
  /** Stem and branch, such as `'甲子'`. */
  readonly name: SexagenaryName;
  /** How the name is read in Mandarin, such as `'jiǎ-zǐ'`. */
  readonly reading: string;
  /** The element of the stem. */
  readonly element: Element;
  /** The polarity of the stem and of the branch, which is the same. */
  readonly polarity: Polarity;
  /** The stems hidden in the branch (藏干), one to three: the main (本氣), the middle (中氣), the residual (餘氣). */
  readonly hiddenStems: readonly StemCharacter[];
  /** The melodic element of the pair, such as `'海中金'`, gold in the sea. */
  readonly naYin: NaYin;
}

/**
 * The hidden stems of the twelve branches, main stem first: the stems are those of the verses 地支藏遁歌 in 淵海子平 (Yuanhai
 * Ziping), volume 1.
 */
const hiddenStems = '癸 己癸辛 甲丙戊 乙 戊乙癸 丙庚戊 丁己 己丁乙 庚壬戊 辛 戊辛丁 壬甲';

/** The melodic elements in the order of the cycle, one for each two pairs, as in 三命通會 (Sanming tonghui), volume 1, 論納音取象. */
const naYin =
  '海中金爐中火大林木路旁土劍鋒金山頭火澗下水城頭土白蠟金楊柳木泉中水屋上土霹靂火松柏木長流水沙中金山下火平地木壁上土金箔金覆燈火天河水大驛土釵釧金桑柘木大溪水沙中土天上火石榴木大海水';

/** The sixty pillars, from jiǎ-zǐ to guǐ-hài. */
const pillars: readonly Pillar[] = /* @__PURE__ */ Array.from({ length: 60 }, (_, place) => {
  const [stem, branch] = [heavenlyStems[place % 10], earthlyBranches[place % 12]];
  return Object.freeze({
    stem: stem?.character,
    branch: branch?.character,
    sign: zodiacSignIds[place % 12],
    name: `${stem?.character}${branch?.character}`,
    reading: `${stem?.pinyin}-${branch?.pinyin}`,
    element: stem?.element,
    polarity: stem?.polarity,
    hiddenStems: Object.freeze([...(hiddenStems.split(' ')[place % 12] ?? '')]),
    naYin: naYin.slice((place >> 1) * 3, (place >> 1) * 3 + 3),
  } as Pillar);
});

/**
 * The pillar at a place of the cycle of sixty. Place 0 is jiǎ-zǐ. Places that differ by a multiple of 60 have the same pillar.
 */
export const pillarAt = (place: number): Pillar => pillars[modulo(place, 60)] as Pillar;

/** Twelve pillars from a place on. The place is a multiple of 12. */
export function twelveFrom(place: number): Pillar[] {
  const first = modulo(place, 60);
  return pillars.slice(first, first + 12);
}
