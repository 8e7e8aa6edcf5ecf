import { elementCounts } from '../pillars/derived/element-counts.ts';
import { elementOfStem, readPillars, type PillarsInput } from '../pillars/derived/read-pillars.ts';
import type { Element } from '../cycle/elements.ts';
import { stemElements } from '../cycle/stems.ts';

/** Whether most of a chart helps the day master. */
export type StrengthId = 'strong' | 'balanced' | 'weak';

/** The strength of the day master (身強, 身弱). */
export interface DayMasterStrength {
  readonly id: StrengthId;
  /** Percentage of the points that help the day master: those of its element and of the element that feeds it. 0 to 100, rounded. */
  readonly percent: number;
}

/** The percent from which on a day master is strong, and below which it is weak. The borders are ours; no classic has numbers. Frozen. */
export const strengthBorders: { readonly strong: number; readonly weak: number } =
  /* @__PURE__ */ Object.freeze({ strong: 55, weak: 35 });

/** The element that stands some steps after another, as each feeds the next. */
export const elementAfter = (element: Element, steps: number): Element =>
  stemElements[(stemElements.indexOf(element) + steps) % 5] as Element;

/**
 * The strength of the day master: what share of the points of `elementCounts`, weighed by the season, helps it. Its own element and the
 * one that feeds it count as help. From 55 percent on it is strong, below 35 percent weak, and balanced between.
 *
 * @param pillars - four pillars, or their names; without an hour three are counted
 * @throws RangeError when a pillar is not one of the sixty
 * @see 滴天髓 (Ditian sui), 衰旺, for the question; `elementCounts` for the points, which are ours as the two borders are
 * @example
 * strengthOfDayMaster({ year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }); // { id: 'balanced', percent: 46 }
 */
export function strengthOfDayMaster(pillars: PillarsInput): DayMasterStrength {
  const { bySeason } = elementCounts(pillars);
  const own = stemElements[elementOfStem(readPillars(pillars).day.stem)] as Element;
  const total = stemElements.reduce((sum, element) => sum + bySeason[element], 0);
  const percent = Math.round((100 * (bySeason[own] + bySeason[elementAfter(own, 4)])) / total);
  if (percent >= strengthBorders.strong) return { id: 'strong', percent };
  return { id: percent < strengthBorders.weak ? 'weak' : 'balanced', percent };
}
