import { china } from '../calendar/country-calendars.ts';
import { requireDate, type DateInput } from '../calendar/date-input.ts';
import { zodiacDateOf } from '../signs/zodiac-year.ts';
import { requireOption } from '../require-input.ts';

/** The sex. In the tradition of the eight mansions men and women count through the nine palaces in opposite directions. */
export type KuaSex = 'female' | 'male';

/** A direction of the compass. */
export type Direction =
  | 'north'
  | 'northeast'
  | 'east'
  | 'southeast'
  | 'south'
  | 'southwest'
  | 'west'
  | 'northwest';

/** The meanings that the eight mansions give to directions, best first. */
export const mansionIds = [
  'generating-breath',
  'heavenly-doctor',
  'lengthened-years',
  'hidden-position',
  'misfortune',
  'six-killings',
  'five-ghosts',
  'severed-life',
] as const;

export type MansionId = (typeof mansionIds)[number];

/** A direction and its meaning for one person. */
export interface Mansion {
  readonly id: MansionId;
  /** Chinese name, such as `'生氣'`. */
  readonly name: string;
  readonly pinyin: string;
  readonly direction: Direction;
  readonly favorable: boolean;
}

/** A Kua number (命卦), its trigram and its directions. */
export interface Kua {
  /** 1 to 4 or 6 to 9. The number 5 counts as 2 for men and as 8 for women. */
  readonly number: number;
  /** Chinese name of the trigram, such as `'坎'`. */
  readonly trigram: string;
  readonly pinyin: string;
  /** The numbers of a group, East (1, 3, 4, 9) or West (2, 6, 7, 8), have the same favorable directions. */
  readonly group: 'east' | 'west';
  /** The year by which the number was counted, from Start of Spring to Start of Spring. */
  readonly year: number;
  /** The eight directions, the four favorable ones first, each four from strongest to weakest. */
  readonly directions: readonly Mansion[];
}

/** By number: name, pinyin, lines from below (1 is whole, 0 is broken), and direction in the Later Heaven order. */
const trigrams: readonly (readonly [
  number: number,
  name: string,
  pinyin: string,
  lines: number,
  Direction,
])[] = [
  [1, '坎', 'kǎn', 0b010, 'north'],
  [2, '坤', 'kūn', 0b000, 'southwest'],
  [3, '震', 'zhèn', 0b100, 'east'],
  [4, '巽', 'xùn', 0b011, 'southeast'],
  [6, '乾', 'qián', 0b111, 'northwest'],
  [7, '兌', 'duì', 0b110, 'west'],
  [8, '艮', 'gèn', 0b001, 'northeast'],
  [9, '離', 'lí', 0b101, 'south'],
];

/** The lines that differ between a person's trigram and that of a direction, from below, in the order of `mansionIds`. */
const changes: readonly (readonly [name: string, pinyin: string, lines: number])[] = [
  ['生氣', 'shēng qì', 0b001],
  ['天醫', 'tiān yī', 0b110],
  ['延年', 'yán nián', 0b111],
  ['伏位', 'fú wèi', 0b000],
  ['禍害', 'huò hài', 0b100],
  ['六煞', 'liù shà', 0b101],
  ['五鬼', 'wǔ guǐ', 0b011],
  ['絕命', 'jué mìng', 0b010],
];

/**
 * The Kua number (命卦) of the eight mansions (八宅) with its eight directions. The year counts from Start of Spring (立春) to Start of
 * Spring. Divide the year by 9 and take the remainder. A man's number is 11 minus the remainder, a woman's is 4 plus the
 * remainder, and a number above 9 is lowered by 9. The number 5 counts as 2 for men and as 8 for women. The same rule holds for
 * all years. The short cut with the last two digits, subtracted from 10 before 2000 and from 9 after, gives the same result.
 *
 * @param date - date of birth as for `getZodiacSignByDate`; January 1, 1583 to December 31, 2200
 * @param sex - `'female'` or `'male'`, as the tradition asks
 * @throws RangeError when there is no such day, the day is outside that range, or the sex is neither
 * @see 八宅明鏡 (Bazhai mingjing), 遊年歌, for the directions; the rule of the year is that of the three eras (三元)
 * @example
 * kuaOf('1990-05-15', 'male').number; // 1
 * kuaOf('1990-02-03', 'male').number; // 2, a day before the Start of Spring of 1990
 * kuaOf('2000-06-01', 'female').directions[0]?.direction; // 'west', 生氣 of 6
 */
export function kuaOf(date: DateInput, sex: KuaSex): Kua {
  requireOption('sex', sex, ['female', 'male']);
  const { zodiacYear: year } = zodiacDateOf(requireDate(date), [true, china]);
  const remainder = year % 9;
  const counted = (sex === 'male' ? 11 - remainder : 4 + remainder) % 9 || 9;
  const center = sex === 'male' ? 2 : 8;
  const number = counted === 5 ? center : counted;
  const [, trigram = '', pinyin = '', own = 0] = trigrams.find(([each]) => each === number) ?? [];
  const directions = changes.flatMap(([name, reading, changed], place) => {
    const id = mansionIds[place];
    const direction = trigrams.find(([, , , lines]) => lines === (own ^ changed))?.[4];
    return id && direction ? [{ id, name, pinyin: reading, direction, favorable: place < 4 }] : [];
  });
  return {
    number,
    trigram,
    pinyin,
    group: [1, 3, 4, 9].includes(number) ? 'east' : 'west',
    year,
    directions,
  };
}
