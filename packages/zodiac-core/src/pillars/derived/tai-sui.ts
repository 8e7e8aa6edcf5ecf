import { placeOfBranch, type Branch } from '../../relations/relations.ts';
import { relationKindsOf, type RelationKind } from '../../relations/relation-kinds.ts';
import { summaryOfPlace, type SignSummary } from '../../signs/signs.ts';
import { placeOfYear } from '../../cycle/sexagenary.ts';

/** The relations of branches that offend Tai Sui. */
export type TaiSuiKind = Extract<
  RelationKind,
  'same-sign' | 'six-clash' | 'punishment' | 'six-harm' | 'six-destruction'
>;

/** A way in which a sign offends Tai Sui (犯太歲). */
export interface TaiSuiRelation {
  /** The relation of the two branches, which `relations` describes. */
  readonly kind: TaiSuiKind;
  /** Chinese name, such as `'沖太歲'`. */
  readonly name: string;
  readonly pinyin: string;
  /** English name, such as `'clashes with Tai Sui'`. */
  readonly english: string;
}

/** The relation of a sign to Tai Sui (太歲), the god of a year, who has the sign of that year. */
export interface TaiSui {
  readonly year: number;
  /** The sign of the year. */
  readonly yearSign: SignSummary;
  /** The sign of the person. */
  readonly sign: SignSummary;
  /** The relations that count, in the order 值 沖 刑 害 破; none where the sign does not offend. */
  readonly relations: readonly TaiSuiRelation[];
  /** The relations in one plain sentence, which predicts nothing. */
  readonly sentence: string;
}

const rows = [
  ['same-sign', '值', 'zhí', 'sits with'],
  ['six-clash', '沖', 'chōng', 'clashes with'],
  ['punishment', '刑', 'xíng', 'has a punishment with'],
  ['six-harm', '害', 'hài', 'has a harm with'],
  ['six-destruction', '破', 'pò', 'has a destruction with'],
] as const;

/**
 * The relation of a person's sign to Tai Sui (太歲), the god of a year, who has the sign of that year. A sign offends Tai Sui (犯太歲)
 * when it is the same sign (值) or clashes (沖) with it, or has a punishment (刑), a harm (害) or a destruction (破) with it: the
 * `relations` of the two. Lists that count fewer signs leave out harm and destruction.
 *
 * @param year - the Gregorian year in which the zodiac year begins; any integer
 * @param sign - the person's sign, or its branch
 * @throws RangeError when the year is not an integer, or there is no such sign
 * @see 三命通會 (Sanming tonghui, 1578), volume 2, 論太歲, for the ruler of a year and for 刑沖破害 with it; that these are counted by the
 * sign of birth is the custom of temples. `relations` names the sources of the relations
 * @example
 * taiSui(2026, 'rat').relations[0]?.name; // '沖太歲'
 * taiSui(2026, 'dragon').sentence; // 'By tradition, in 2026, a Year of the Horse, the Dragon does not offend Tai Sui, the god of the year.'
 */
export function taiSui(year: number, sign: Branch): TaiSui {
  const yearPlace = placeOfYear(year);
  const place = placeOfBranch(sign);
  const kinds = relationKindsOf(yearPlace, place);
  const found = rows.filter(([kind]) => kinds.includes(kind));
  const yearSign = summaryOfPlace(yearPlace);
  const ownSign = summaryOfPlace(place);
  const said = found.map(
    ([, character, , verb], index) =>
      `${verb} ${index === 0 ? 'Tai Sui, the god of the year' : 'it'} (${character}太歲)`,
  );
  return {
    year,
    yearSign,
    sign: ownSign,
    relations: found.map(([kind, character, pinyin, verb]) => ({
      kind,
      name: `${character}太歲`,
      pinyin: `${pinyin} tài suì`,
      english: `${verb} Tai Sui`,
    })),
    sentence: `By tradition, in ${year}, a Year of the ${yearSign.name}, the ${ownSign.name} ${
      said.join(' and ') || 'does not offend Tai Sui, the god of the year'
    }${said.length > 0 ? ': a custom, not a forecast' : ''}.`,
  };
}
