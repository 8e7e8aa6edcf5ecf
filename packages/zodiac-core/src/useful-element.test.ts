import { expect, test } from 'vitest';
import { pillarAt } from './pillars/pillar.ts';
import { dayMaster, elementCounts, tenGod, type PillarsInput } from './pillars/index.ts';
import type { SexagenaryName } from './cycle/sexagenary.ts';
import { heavenlyStems } from './cycle/stems.ts';
import { randomAt, shareOf } from './test/moments.ts';
import {
  strengthBorders,
  strengthOfDayMaster,
  usefulElement,
  type Element,
  type UsefulElement,
} from './useful-element.ts';

const chartOf = (names: string): PillarsInput => {
  const [year, month, day, hour] = names.split(' ') as SexagenaryName[];
  return { year, month, day, hour } as PillarsInput;
};

const brief = (found: UsefulElement): string =>
  found.decided
    ? `${found.strength.id} ${found.element} by ${found.methods.join(', ')}`
    : `${found.strength.id} ${found.reason}`;

const answerOf = (found: UsefulElement): string => (found.decided ? found.element : found.reason);

test('strength is the share of the points of the day master’s element and of the element that feeds it', () => {
  const chart = chartOf('庚午 辛巳 庚辰 癸未');
  // Metal 33 and Earth 64 of 211 points.
  expect(elementCounts(chart).bySeason).toEqual({ Wood: 12, Fire: 80, Earth: 64, Metal: 33, Water: 22 });
  expect(strengthOfDayMaster(chart)).toEqual({ id: 'balanced', percent: 46 });
  expect(strengthBorders).toEqual({ strong: 55, weak: 35 });
});

test.each([
  // Wealth weighs most, Earth against Wood: companions hold it.
  ['戊辰 戊辰 甲戌 戊辰', 'weak Wood by balance'],
  // Officers weigh most, Metal against Wood: Water turns them into help.
  ['庚申 甲申 甲申 庚午', 'weak Water by balance'],
  // Companions weigh most, Wood in spring: Metal controls them.
  ['甲寅 丙寅 甲寅 丙寅', 'strong Metal by balance'],
  // Companions weigh most, Metal in fall, and Earth feeds them; then Earth weighs more than Metal, and Wood holds it.
  ['庚申 乙酉 庚申 庚辰', 'strong Fire by balance'],
  ['庚辰 戊辰 庚寅 丙子', 'strong Wood by balance'],
  // Strong Water in winter: Fire is on the helping side, and the cold asks for it.
  ['癸亥 甲子 壬子 辛亥', 'strong Fire by balance, climate'],
  // Weak Fire in winter needs what feeds it; the cold asks for Fire, on the same side.
  ['丙子 庚子 丙午 庚寅', 'weak Fire by balance, climate'],
  // Balanced Metal in summer: only the climate asks for an element.
  ['庚午 辛巳 庚辰 癸未', 'balanced Water by climate'],
])('the chart %s is: %s', (names, answer) => {
  expect(brief(usefulElement(chartOf(names)))).toBe(answer);
});

test.each([
  // Neither strong nor weak, in a month that is neither cold nor hot.
  ['甲子 丙寅 戊午 壬子', 'balanced'],
  // Nearly all points are Water and the Metal that feeds it.
  ['壬子 壬子 壬子 丙午', 'extreme'],
  // Strong Fire: it has as many points as the Wood that feeds it.
  ['乙丑 戊寅 丙午 戊子', 'tie'],
  // Weak Water: its wealth, Fire, has as many points as Wood.
  ['甲子 丙寅 癸丑 戊午', 'tie'],
])('%s is undecided: %s', (names, reason) => {
  const found = usefulElement(chartOf(names));
  expect(found.decided ? found.element : found.reason).toBe(reason);
});

test('lists helping and hindering elements by side, the useful element first', () => {
  const found = usefulElement(chartOf('癸亥 甲子 壬子 辛亥'));
  expect(found).toEqual({
    decided: true,
    element: 'Fire',
    methods: ['balance', 'climate'],
    helping: ['Fire', 'Earth', 'Wood'],
    hindering: ['Water', 'Metal'],
    strength: { id: 'strong', percent: 82 },
    byBalance: 'Earth',
    byClimate: 'Fire',
  });
});

test('an element that only the climate asks for has the one that feeds it as help, and the one that checks it as hindrance', () => {
  expect(usefulElement(chartOf('庚午 辛巳 庚辰 癸未'))).toMatchObject({
    methods: ['climate'],
    helping: ['Water', 'Metal'],
    hindering: ['Earth'],
    byBalance: undefined,
  });
});

const randomChart = (place: number): Record<'year' | 'month' | 'day' | 'hour', SexagenaryName> => {
  const pillar = (each: number): SexagenaryName => pillarAt(Math.floor(randomAt(4 * place + each) * 60)).name;
  return { year: pillar(0), month: pillar(1), day: pillar(2), hour: pillar(3) };
};

/** The element and the points of each group of ten gods, as seen from the day master. */
function groupsOf(chart: PillarsInput): Readonly<Record<string, { element: Element; points: number }>> {
  const { bySeason } = elementCounts(chart);
  const groups = ['companion', 'eating-god', 'indirect-wealth', 'seven-killings', 'indirect-resource'];
  const own = dayMaster(chart).character;
  return Object.fromEntries(
    heavenlyStems
      .map(({ character, element }) => ({ id: tenGod(own, character).id as string, element }))
      .filter(({ id }) => groups.includes(id))
      .map(({ id, element }) => [id, { element, points: bySeason[element] }]),
  );
}

/** The useful element, computed a second time, from the groups of ten gods. */
function expectedOf(chart: PillarsInput, month: string): string {
  const {
    companion,
    'eating-god': output,
    'indirect-wealth': wealth,
    'seven-killings': officer,
    'indirect-resource': resource,
  } = groupsOf(chart);
  if (!companion || !output || !wealth || !officer || !resource) throw new Error('A group is missing.');
  const helped = companion.points + resource.points;
  const percent = Math.round((100 * helped) / (helped + output.points + wealth.points + officer.points));
  const climate = { 亥: 'Fire', 子: 'Fire', 丑: 'Fire', 巳: 'Water', 午: 'Water', 未: 'Water' }[month];
  if (percent < 10 || percent > 90) return 'extreme';
  if (percent >= 35 && percent < 55) return climate ?? 'balanced';
  const isStrong = percent >= 55;
  const isOfHelpers = climate === companion.element || climate === resource.element;
  if (climate) return isOfHelpers === isStrong ? 'methods-differ' : climate;
  if (isStrong) {
    const ahead = companion.points - resource.points;
    return ahead === 0 ? 'tie' : (ahead > 0 ? officer : wealth).element;
  }
  const ahead = wealth.points - Math.max(output.points, officer.points);
  return ahead === 0 ? 'tie' : (ahead > 0 ? companion : resource).element;
}

test('charts have the element of the rule, and every reason but the hour occurs', () => {
  const reasons = new Set<string>();
  for (let place = 0; place < shareOf(5000); place += 1) {
    const chart = randomChart(place);
    const found = usefulElement(chart);
    const answer = answerOf(found);
    expect(answer, Object.values(chart).join(' ')).toBe(expectedOf(chart, chart.month.slice(1)));
    if (!found.decided) {
      reasons.add(answer);
      continue;
    }
    expect(found.helping[0]).toBe(found.element);
    expect(found.helping.filter((element) => found.hindering.includes(element))).toEqual([]);
    expect(found.methods).toEqual(
      [found.strength.id !== 'balanced' && 'balance', found.byClimate && 'climate'].filter(Boolean),
    );
  }
  expect([...reasons].toSorted()).toEqual(['balanced', 'extreme', 'methods-differ', 'tie']);
});

test('without an hour the element is decided only where all thirteen hours agree', () => {
  const decided: string[] = [];
  const agreed: string[] = [];
  let open = 0;
  for (let place = 0; place < 500; place += 1) {
    const { year, month, day } = randomChart(place);
    const found = answerOf(usefulElement({ year, month, day }));
    const first = Array.from({ length: 60 }, (_, each) => pillarAt(each).name).indexOf(day) * 12;
    const byHour = Array.from({ length: 13 }, (_, each) =>
      answerOf(usefulElement({ year, month, day, hour: pillarAt(first + each) })),
    );
    if (found === 'hour-unknown') {
      open += 1;
      continue;
    }
    decided.push(found);
    agreed.push([...new Set(byHour)].join(' '));
  }
  expect(decided).toEqual(agreed);
  expect(open).toBeGreaterThan(50);
  expect(decided.length).toBeGreaterThan(50);
});
