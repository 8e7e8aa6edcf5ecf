import { deepFreeze } from '../../signs/signs.ts';
import { type Element, stemElements } from '../../cycle/stems.ts';
import {
  elementOfStem,
  readPillars,
  seasonOf,
  type PillarsInput,
  seasonStateOf,
  type SeasonState,
} from './read-pillars.ts';

/** A number for each element. */
export type ElementNumbers = Readonly<Record<Element, number>>;

/** The five elements of four pillars, counted in three ways. */
export interface ElementCounts {
  /** Each stem and each branch counts one: eight in all, or six if the hour is unknown. */
  readonly visible: ElementNumbers;
  /** Each stem counts one. In place of a branch, each stem hidden in it counts one. */
  readonly withHiddenStems: ElementNumbers;
  /** The points of `elementPoints`, times the weight of the element's state in the season of birth. */
  readonly bySeason: ElementNumbers;
  /** The state of each element in the season of birth. */
  readonly season: Readonly<Record<Element, SeasonState>>;
}

/**
 * Points that `elementCounts` gives before it weighs by season: those of a stem, and those of the stems in a branch that hides
 * one, two or three, main stem first. The numbers are tenths, as is common today; no classic has numbers. Frozen.
 */
export const elementPoints: {
  readonly stem: number;
  readonly hidden: readonly (readonly number[])[];
} = /* @__PURE__ */ deepFreeze({ stem: 10, hidden: [[10], [7, 3], [6, 3, 1]] });

/**
 * The five elements (五行) of four pillars, counted in three ways: what is visible; with the stems hidden in the branches; and in
 * points weighed by the season of birth. The season is the element of the month's branch: Wood for 寅 卯, Fire for 巳 午, Metal for 申
 * 酉, Water for 亥 子, Earth for 辰 未 戌 丑. Its element counts five times, the one it feeds (相) four times, the one that fed it (休)
 * three times, the one that would control it (囚) twice, the one it controls (死) once. The order is that of the books, the numbers
 * are ours.
 *
 * @param pillars - four pillars, or their names; without an hour three are counted. If `fourPillars` had no time, a pillar that
 * is not `certain` counts as at noon
 * @throws RangeError when a pillar is not one of the sixty
 * @see 三命通會 (Sanming tonghui, 1578), volume 2, 論五行旺相休囚死並寄生十二宮, and 五行大義 (Wuxing dayi), 論四時休王. Both give Earth the month of 未;
 * that it has 辰, 戌 and 丑 too is general tradition, and some give it only the last 18 days of these four months
 * @example
 * elementCounts({ year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }).visible; // { Wood: 0, Fire: 2, Earth: 2, Metal: 3, Water: 1 }
 */
export function elementCounts(pillars: PillarsInput): ElementCounts {
  const read = readPillars(pillars);
  const season = seasonOf(read);
  const visible = [0, 0, 0, 0, 0];
  const withHiddenStems = [0, 0, 0, 0, 0];
  const points = [0, 0, 0, 0, 0];
  for (const { stem, hiddenStems } of Object.values(read).filter((pillar) => pillar !== undefined)) {
    for (const [rank, hidden] of hiddenStems.entries()) {
      const element = elementOfStem(hidden);
      if (rank === 0) add(visible, element, 1);
      add(withHiddenStems, element, 1);
      add(points, element, elementPoints.hidden[hiddenStems.length - 1]?.[rank]);
    }
    const element = elementOfStem(stem);
    add(visible, element, 1);
    add(withHiddenStems, element, 1);
    add(points, element, elementPoints.stem);
  }
  return {
    visible: byElement((element) => visible[element] ?? 0),
    withHiddenStems: byElement((element) => withHiddenStems[element] ?? 0),
    bySeason: byElement((element) => (points[element] ?? 0) * seasonStateOf(element, season).weight),
    season: byElement((element) => seasonStateOf(element, season)),
  };
}

function add(numbers: number[], element: number, number = 0): void {
  numbers[element] = (numbers[element] ?? 0) + number;
}

const byElement = <Value>(valueOf: (element: number) => Value): Record<Element, Value> =>
  Object.fromEntries(stemElements.map((element, place) => [element, valueOf(place)])) as Record<
    Element,
    Value
  >;
