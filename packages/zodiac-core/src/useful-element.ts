/**
 * The strength of the day master, and the useful element (用神) of a chart.
 *
 * @packageDocumentation
 */
import { elementCounts, type ElementNumbers } from './pillars/derived/element-counts.ts';
import {
  elementOfStem,
  readPillars,
  type PillarsInput,
  placeOfPillar,
} from './pillars/derived/read-pillars.ts';
import { type Element, stemElements } from './cycle/stems.ts';
import { pillarAt } from './pillars/pillar.ts';

export type { Element } from './cycle/stems.ts';
export type { PillarInput, PillarsInput } from './pillars/derived/read-pillars.ts';
export type { SexagenaryName } from './cycle/sexagenary.ts';

/** Whether most of a chart helps the day master. */
export type StrengthId = 'strong' | 'balanced' | 'weak';

/** The strength of the day master (身強, 身弱). */
export interface DayMasterStrength {
  readonly id: StrengthId;
  /** Percentage of the points that help the day master: those of its element and of the element that feeds it. 0 to 100, rounded. */
  readonly percent: number;
}

/**
 * The percentage from which a day master is strong, and the percentage below which it is weak. The numbers are ours; no classic
 * has numbers. Frozen.
 */
export const strengthBorders: { readonly strong: number; readonly weak: number } =
  /* @__PURE__ */ Object.freeze({ strong: 55, weak: 35 });

/** The element `steps` after `element` in the order Wood, Fire, Earth, Metal, Water, in which each feeds the next. */
const elementAfter = (element: Element, steps: number): Element =>
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
  const own = stemElements[elementOfStem(readPillars(pillars).day.stem)] as Element;
  return strengthOf(own, elementCounts(pillars).bySeason);
}

function strengthOf(own: Element, bySeason: ElementNumbers): DayMasterStrength {
  const total = stemElements.reduce((sum, element) => sum + bySeason[element], 0);
  const percent = Math.round((100 * (bySeason[own] + bySeason[elementAfter(own, 4)])) / total);
  if (percent >= strengthBorders.strong) return { id: 'strong', percent };
  return { id: percent < strengthBorders.weak ? 'weak' : 'balanced', percent };
}

/** A method that names the useful element: balancing the strength of the day master (扶抑), or the climate of the month (調候). */
export type UsefulElementMethod = 'balance' | 'climate';

/**
 * Why no element is named. `'balanced'`: the day master is neither strong nor weak, and the month neither cold nor hot. `'tie'`: two causes
 * of its strength weigh the same, and each asks for another element. `'methods-differ'`: balance and climate ask for opposite sides.
 * `'extreme'`: nearly all or nearly nothing helps the day master, and schools differ on whether to balance it or to follow the rest (從格).
 * `'hour-unknown'`: the answer depends on the hour.
 */
export type UndecidedReason = 'balanced' | 'tie' | 'methods-differ' | 'extreme' | 'hour-unknown';

interface Evidence {
  /** The strength of the day master; without an hour, computed from three pillars. */
  readonly strength: DayMasterStrength;
  /** The element that balance alone asks for; `undefined` where the day master is balanced or two causes tie. */
  readonly byBalance: Element | undefined;
  /** The element that the climate of the month alone asks for: Fire in winter, Water in summer, otherwise `undefined`. */
  readonly byClimate: Element | undefined;
}

/** A useful element that is decided. */
export interface DecidedElement extends Evidence {
  readonly decided: true;
  /** The useful element (用神). */
  readonly element: Element;
  /** The methods that it follows from, one or both. */
  readonly methods: readonly UsefulElementMethod[];
  /** The elements that help (喜神), the useful one first. */
  readonly helping: readonly Element[];
  /** The elements that work against it (忌神). */
  readonly hindering: readonly Element[];
}

/** A chart whose useful element is open. */
export interface UndecidedElement extends Evidence {
  readonly decided: false;
  readonly reason: UndecidedReason;
}

/** The useful element of a chart, or why it is open. */
export type UsefulElement = DecidedElement | UndecidedElement;

/** Below this percentage, or above 100 minus this percentage, a chart may follow its strongest element. The number is ours. */
const extremePercent = 10;

/** The element that the climate asks for, by the branches of the cold and of the hot months. */
const climates: ReadonlyMap<string, Element> = /* @__PURE__ */ new Map<string, Element>([
  ['亥子丑', 'Fire'],
  ['巳午未', 'Water'],
]);

/**
 * The useful element (用神) of four pillars, by two methods that are named in the answer.
 *
 * Balance (扶抑) helps a weak day master and restrains a strong one. A weak one needs the element that feeds it, or its own where wealth
 * weighs most against it. A strong one needs the element that controls it, or the one it controls where what feeds it weighs more than
 * its own element. Climate (調候) asks for Fire in the cold months 亥 子 丑 and for Water in the hot months 巳 午 未. Where
 * climate asks for an element on the helping side, that element is the useful one; where it asks for the other side, the chart is undecided.
 * A school that reads by the pattern of the month (格局) may name another element.
 *
 * @param pillars - four pillars, or their names. Without an hour all thirteen that the day may have are tried, and the element
 * is decided only if all agree
 * @throws RangeError when a pillar is not one of the sixty
 * @see 滴天髓 (Ditian sui), 衰旺 and 寒暖, and 子平真詮 (Ziping zhenquan), 論用神, for the methods; 窮通寶鑑 (Qiongtong baojian) for the climate, of which only
 * its rule for the cold and the hot months is used, not its table of stems. The points are those of `elementCounts`
 * @example
 * const found = usefulElement({ year: '甲子', month: '丙子', day: '丙子', hour: '庚寅' });
 * found.strength.id; // 'weak'
 * found.decided && found.element; // 'Fire', which the cold month asks for as well
 * found.decided && found.helping; // ['Fire', 'Wood']
 */
export function usefulElement(pillars: PillarsInput): UsefulElement {
  const { year, month, day, hour } = readPillars(pillars);
  if (hour) return elementOfChart({ year, month, day, hour });
  const known = elementOfChart({ year, month, day });
  const first = placeOfPillar(day) * 12;
  // The twelve hours of the day, and the Rat hour before midnight, whose stem may be that of the next day.
  const possible = Array.from({ length: 13 }, (_, each) =>
    elementOfChart({ year, month, day, hour: pillarAt(first + each) }),
  );
  const answers = new Set(possible.map(answerOf));
  const { strength, byBalance, byClimate } = known;
  return answers.size === 1 && answerOf(known) === answerOf(possible[0] as UsefulElement)
    ? known
    : { decided: false, reason: 'hour-unknown', strength, byBalance, byClimate };
}

const answerOf = (found: UsefulElement): string => (found.decided ? found.element : found.reason);

function elementOfChart(pillars: PillarsInput): UsefulElement {
  const { day, month } = readPillars(pillars);
  const own = stemElements[elementOfStem(day.stem)] as Element;
  const [output, wealth, officer, resource] = [1, 2, 3, 4].map((steps) => elementAfter(own, steps)) as [
    Element,
    Element,
    Element,
    Element,
  ];
  const { bySeason } = elementCounts(pillars);
  const strength = strengthOf(own, bySeason);
  const byClimate = [...climates].find(([months]) => months.includes(month.branch))?.[1];
  const sides: Readonly<Record<DayMasterStrength['id'], readonly [Element[], Element[]]>> = {
    weak: [
      [resource, own],
      [output, wealth, officer],
    ],
    strong: [
      [officer, wealth, output],
      [own, resource],
    ],
    balanced: [[], []],
  };
  const [helping, hindering] = sides[strength.id];
  const byBalance = balancing();
  const evidence: Evidence = { strength, byBalance, byClimate };

  if (Math.min(strength.percent, 100 - strength.percent) < extremePercent)
    return { decided: false, reason: 'extreme', ...evidence };
  if (strength.id === 'balanced') {
    if (!byClimate) return { decided: false, reason: 'balanced', ...evidence };
    return {
      decided: true,
      element: byClimate,
      methods: ['climate'],
      helping: [byClimate, elementAfter(byClimate, 4)],
      hindering: [elementAfter(byClimate, 3)],
      ...evidence,
    };
  }
  if (byClimate && hindering.includes(byClimate))
    return { decided: false, reason: 'methods-differ', ...evidence };
  const element = byClimate ?? byBalance;
  if (!element) return { decided: false, reason: 'tie', ...evidence };
  return {
    decided: true,
    element,
    methods: byClimate ? ['balance', 'climate'] : ['balance'],
    helping: [element, ...helping.filter((each) => each !== element)],
    hindering,
    ...evidence,
  };

  function balancing(): Element | undefined {
    if (strength.id === 'strong') {
      if (bySeason[own] === bySeason[resource]) return undefined;
      return bySeason[own] > bySeason[resource] ? officer : wealth;
    }
    if (strength.id === 'balanced') return undefined;
    const others = Math.max(bySeason[output], bySeason[officer]);
    if (bySeason[wealth] === others) return undefined;
    return bySeason[wealth] > others ? own : resource;
  }
}
