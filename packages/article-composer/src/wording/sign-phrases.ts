import {
  getZodiacSignById,
  signOfHour,
  zodiacSigns,
  type Element,
  type ZodiacSign,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { filled } from '../claims/filled.ts';
import { listed, stated, textOf, type Passage } from '../claims/passage.ts';

/** `'Ox'`. */
export const nameOfSign = (id: ZodiacSignId): string => getZodiacSignById(id).name;

/** `'Oxen'`, `'Rabbits'`. */
export const plural = (sign: ZodiacSign): string => (sign.id === 'ox' ? 'Oxen' : `${sign.name}s`);

/** The facts of a sign: its place, character, branch, polarity and fixed element. */
const factsOfSign = (sign: ZodiacSign) =>
  ({
    kind: 'sign',
    sign: sign.id,
    place: zodiacSigns.indexOf(sign) + 1,
    character: sign.character,
    pinyin: sign.pinyin,
    branch: sign.branch.character,
    branchPinyin: sign.branch.pinyin,
    polarity: sign.polarity,
    element: sign.element,
  }) as const;

/** The fixed element: `'Wood'`, for the Rabbit. */
export const fixedElement = (sign: ZodiacSign): Passage =>
  stated(factsOfSign(sign), ({ element }) => element);

export const polarityOf = (sign: ZodiacSign): Passage =>
  stated(factsOfSign(sign), ({ polarity }) => polarity);

/** `'2 and 3'`, for the Rat. */
export const luckyNumbers = (sign: ZodiacSign): Passage =>
  stated(luckyTokens(sign), ({ numbers }) => textOf(listed(numbers.map(String))));

/** The even lucky numbers, because gifts are given in twos: `'6'`, for the Rabbit. Nobody gives four. */
export function numbersOfGifts(sign: ZodiacSign): Passage | undefined {
  const given = sign.luckyNumbers.filter((each) => each % 2 === 0 && each !== 4).map(String);
  return given.length === 0
    ? undefined
    : stated(luckyTokens(sign), () => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(given));
}

/** `'blue, gold and green'`, for the Rat. */
export const luckyColors = (sign: ZodiacSign): Passage =>
  stated(luckyTokens(sign), ({ colours }) => textOf(listed(colours)));

/** `'2'`, one of the lucky numbers of the Rat. */
export const luckyNumber = (sign: ZodiacSign, number: number): Passage =>
  stated(luckyTokens(sign), ({ numbers }) => String(numbers.find((each) => each === number) ?? ''));

const luckyTokens = (sign: ZodiacSign) =>
  ({ kind: 'lucky tokens', sign: sign.id, numbers: sign.luckyNumbers, colours: sign.luckyColors }) as const;

/** The double hour of a sign: `'11 a.m. to 1 p.m.'`. */
export const doubleHour = (sign: ZodiacSign): Passage =>
  stated(hoursOf(sign), ({ hours: [first, second] }) => `${onClock(first)} to ${onClock(second + 1)}`);

/** `'11 p.m.'`, at 23. */
const onClock = (hour: number): string => `${hour % 12} ${hour < 12 ? 'a' : 'p'}.m.`;

/** How tradition expects people of an element to differ from others of their sign. */
export const comparedWithOthers = (element: Element, sign?: ZodiacSign): Passage =>
  filled(
    text(`elements.${element}.pillar`),
    sign
      ? {
          people: filled(text('element.of-sign'), { element, people: plural(sign) }),
          others: filled(text('element.others-of-sign'), { people: plural(sign) }),
        }
      : { people: filled(text('element.of'), { element }), others: text('element.others') },
  );

/**
 * The traits that an element adds to a sign. The Ox has separate texts for Wood and Earth, because it is patient
 * already, and the Horse one for Fire, because it is energetic already.
 */
export function addedBy(element: Element, { id }: ZodiacSign): string {
  if (id === 'ox' && (element === 'Wood' || element === 'Earth')) return text(`quality.ox.${element}`);
  return id === 'horse' && element === 'Fire' ? text('quality.horse') : text(`quality.${element}`);
}

/** A sentence on the element of a year, which adds to the theme of its animal. */
export const addedToYear = (element: Element): Passage =>
  filled(text('year.element-adds'), { element, adds: text(`elements.${element}.year`) });

/** Sentences on a sign and money, by tradition. */
export const withMoney = ({ id, name }: ZodiacSign): Passage =>
  filled(text('sign.with-money'), {
    sign: name,
    word: text(`signs.${id}.money-word`),
    text: text(`signs.${id}.money`),
  });

function hoursOf(sign: ZodiacSign) {
  // Double hours start at odd hours; the Rat's starts at 23:00.
  const from =
    Array.from({ length: 24 }, (_, hour) => hour).find(
      (hour) => hour % 2 === 1 && signOfHour(hour).id === sign.id,
    ) ?? 23;
  return { kind: 'double hour', sign: sign.id, hours: [from, (from + 1) % 24] } as const;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']; // prettier-ignore

/** `'fourth'`, for the Rabbit. */
export const placeInCircle = (sign: ZodiacSign): Passage =>
  stated(factsOfSign(sign), ({ place }) => ordinals[place - 1] ?? '');

/** `'兔, tù'`, for the Rabbit. */
export const characterOf = (sign: ZodiacSign): Passage =>
  stated(factsOfSign(sign), ({ character, pinyin }) => `${character}, ${pinyin}`);

/** `'卯 (mǎo)'`, for the Rabbit. */
export const branchOf = (sign: ZodiacSign): Passage =>
  stated(factsOfSign(sign), ({ branch, branchPinyin }) => `${branch} (${branchPinyin})`);
