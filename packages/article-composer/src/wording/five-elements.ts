import { sexagenaryYear, zodiacSigns, type Element, type ZodiacSign } from '@org/zodiac-core';
import { listed, say, stated, textOf, type Passage } from '../claims/passage.ts';
import { elementOfYear, yearsBetween } from './calendar-phrases.ts';
import { nameOfSign } from './sign-phrases.ts';

/** In the order of the production cycle. Each element produces the next and controls the one after the next. */
export const fiveElements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** The element `places` steps after another in the production cycle; `places` is from -4 to 4. */
function elementAfter(element: Element, places: number): Element {
  const found = fiveElements[(fiveElements.indexOf(element) + places + 5) % 5];
  if (!found) throw new RangeError(`The number of places must be from -4 to 4, not ${places}.`);
  return found;
}

const feeding = (first: Element, second: Element) =>
  ({ kind: 'element relation', first, second, relation: 'feeds' }) as const;
const controlling = (first: Element, second: Element) =>
  ({ kind: 'element relation', first, second, relation: 'controls' }) as const;

/** Two sentences: which elements feed it and are fed by it, and which control it and are controlled by it. */
export const circlesOfElement = (element: Element): Passage[] => [
  say`In the circle of production ${feeds(elementAfter(element, -1), element)}, and ${feeds(element, elementAfter(element, 1))}.`,
  say`In the circle of control ${holds(elementAfter(element, -2), element)}, and ${holds(element, elementAfter(element, 2))}.`,
];

const feeds = (first: Element, second: Element): Passage =>
  stated(feeding(first, second), (claim) => `${claim.first} feeds ${claim.second}`);

const holds = (first: Element, second: Element): Passage =>
  stated(controlling(first, second), (claim) => `${claim.first} holds ${claim.second}`);

/** `'leans on Wood and gives to Earth'`, for Fire. */
export const neighboursInWords = (element: Element): Passage =>
  say`leans on ${stated(feeding(elementAfter(element, -1), element), ({ first }) => first)} and gives to ${stated(feeding(element, elementAfter(element, 1)), ({ second }) => second)}`;

/**
 * Words the relation of two elements in the production and control cycles.
 *
 * @param mine - words for the first element, such as `"the Rat’s Water"`
 * @param theirs - words for the second element
 */
export function elementRelation(
  first: Element,
  second: Element,
  mine: string = first,
  theirs: string = second,
): Passage {
  switch (fiveElements.indexOf(second) - fiveElements.indexOf(first)) {
    case 0:
      return stated(
        { kind: 'element relation', first, second, relation: 'equals' },
        (claim) => `both carry ${claim.first} as their fixed element, and like strengthens like`,
      );
    case 1:
    case -4:
      return stated(
        feeding(first, second),
        () => `${mine} feeds ${theirs}, so the giving runs from the first to the second`,
      );
    case 4:
    case -1:
      return stated(
        feeding(second, first),
        () => `${theirs} feeds ${mine}, so the giving runs from the second to the first`,
      );
    case 2:
    case -3:
      return stated(
        controlling(first, second),
        () => `${mine} holds ${theirs} in check, which is called control and is not always unkind`,
      );
    default:
      return stated(
        controlling(second, first),
        () => `${theirs} holds ${mine} in check, which is called control and is not always unkind`,
      );
  }
}

export const signsOfElement = (element: Element): ZodiacSign[] =>
  zodiacSigns.filter((sign) => sign.element === element);

/** The signs with a fixed element: `'Rat and Pig'`, for Water. */
export const signsOfElementInWords = (element: Element): Passage =>
  stated(
    { kind: 'signs of element', element, signs: signsOfElement(element).map(({ id }) => id) },
    ({ signs }) => textOf(listed(signs.map(nameOfSign))),
  );

export const yearsOfElement = (element: Element, first: number, last: number): number[] =>
  yearsBetween(first, last).filter((year) => elementOfYear(year) === element);

/**
 * The last digits of an element's years: `'Years that end in 2 and 3 carry Water'`. The stems repeat every ten years, so
 * the last digit of a year determines its element.
 */
export const yearDigitsInWords = (element: Element): Passage =>
  stated(
    { kind: 'year digits', element, digits: yearsOfElement(element, 2000, 2009).map((year) => year % 10) },
    ({ digits }) => `Years that end in ${textOf(listed(digits.map(String)))} carry ${element}`,
  );

/** `'壬 (rén) in its Yang years and 癸 (guǐ) in the Yin years that follow them'`, for Water. */
export function stemsOfElementInWords(element: Element): Passage {
  const [yang = '', yin = ''] = yearsOfElement(element, 2000, 2009)
    .map((year) => sexagenaryYear(year).stem)
    .toSorted((a, b) => (a.polarity === b.polarity ? 0 : a.polarity === 'Yang' ? -1 : 1))
    .map(({ character, pinyin }) => `${character} (${pinyin})`);
  return stated(
    { kind: 'stems of element', element, yang, yin },
    (claim) => `${claim.yang} in its Yang years and ${claim.yin} in the Yin years that follow them`,
  );
}
