/**
 * The directions of the gods of joy, wealth and fortune, and of the two noblemen.
 *
 * @packageDocumentation
 */
import type { Direction } from './numerology/kua-number.ts';
import { placeOfStem } from './pillars/derived/read-pillars.ts';
import type { StemCharacter } from './cycle/stems.ts';

export type { Direction } from './numerology/kua-number.ts';
export type { StemCharacter } from './cycle/stems.ts';

/** The directions in which five gods stand on a day. */
export interface GodDirections {
  /** The god of joy (喜神). */
  readonly joy: Direction;
  /** The god of wealth (財神). */
  readonly wealth: Direction;
  /** The god of fortune (福神). */
  readonly fortune: Direction;
  /** The nobleman of the day's light half (陽貴). */
  readonly yangNobleman: Direction;
  /** The nobleman of the day's dark half (陰貴). */
  readonly yinNobleman: Direction;
}

/** Directions by the trigrams of the Later Heaven order, which the verses use. */
const directions: Readonly<Record<string, Direction>> = {
  坎: 'north',
  艮: 'northeast',
  震: 'east',
  巽: 'southeast',
  離: 'south',
  坤: 'southwest',
  兌: 'west',
  乾: 'northwest',
};

/** The trigram of each god's direction, for the stems 甲 to 癸 in order. */
const joy = '艮乾坤離巽艮乾坤離巽';
const wealth = '艮艮坤坤坎坎震震離離';
const fortune = '巽巽震震坎離坤坤乾兌';
const yangNobleman = '坤坤兌乾艮坎離艮震巽';
const yinNobleman = '艮坎乾兌坤坤艮離巽震';

/**
 * The directions of five gods on a day (喜神, 財神, 福神, 陽貴, 陰貴方位), by the stem of the day. With the stem of an hour, they are the
 * directions of the hour. Almanacs differ on the god of fortune; this function follows the verse that begins 甲乙東南是福神.
 *
 * @param stem - the stem of the day, such as `'甲'`
 * @throws RangeError that lists the ten, when it is not a stem
 * @see 欽定協紀辨方書 (Xieji bianfang shu, 1741), volume 7, 喜神 and 天乙貴人; wealth and fortune are general tradition
 * @example
 * godDirections('甲').joy; // 'northeast'
 * godDirections('甲').fortune; // 'southeast'
 */
export function godDirections(stem: StemCharacter): GodDirections {
  const place = placeOfStem(stem);
  const at = (row: string): Direction => directions[row.charAt(place)] as Direction;
  return {
    joy: at(joy),
    wealth: at(wealth),
    fortune: at(fortune),
    yangNobleman: at(yangNobleman),
    yinNobleman: at(yinNobleman),
  };
}
