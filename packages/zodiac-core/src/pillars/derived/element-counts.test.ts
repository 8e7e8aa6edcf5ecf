import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pillarAt } from '../pillar.ts';
import { dayMaster, type PillarsInput, seasonStates } from './read-pillars.ts';
import { elementCounts, elementPoints } from './element-counts.ts';

const elements = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'] as const;
const chart: PillarsInput = { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' };
const numbers = (Wood: number, Fire: number, Earth: number, Metal: number, Water: number) => ({
  Wood,
  Fire,
  Earth,
  Metal,
  Water,
});

test('the counts of a chart are those made by hand', () => {
  const counts = elementCounts(chart);
  // 庚 辛 庚 癸; 午 巳 辰 未.
  expect(counts.visible).toEqual(numbers(0, 2, 2, 3, 1));
  // 丁己, 丙庚戊, 戊乙癸, 己丁乙.
  expect(counts.withHiddenStems).toEqual(numbers(2, 3, 4, 4, 2));
  // Before the season: Wood 3 + 1, Fire 7 + 6 + 3, Earth 3 + 1 + 6 + 6, Metal 30 + 3, Water 10 + 1. In summer, their states are 休
  // 旺 相 死 囚.
  expect(counts.bySeason).toEqual(numbers(4 * 3, 16 * 5, 16 * 4, 33 * 1, 11 * 2));
  expect(elements.map((element) => counts.season[element].name).join('')).toBe('休旺相死囚');
});

test('without an hour three pillars are counted', () => {
  const { visible, withHiddenStems } = elementCounts({ ...chart, hour: undefined });
  expect(visible).toEqual(numbers(0, 2, 1, 3, 0));
  expect(withHiddenStems).toEqual(numbers(1, 2, 3, 4, 1));
});

/**
 * The states of Wood, Fire, Earth, Metal and Water in each month: of the four seasons and of 未 as in 三命通會 volume 2,
 * 論五行旺相休囚死, and in 五行大義, 論四時休王; of 辰, 戌 and 丑 by the general tradition.
 */
const books = {
  寅: '旺相死囚休',
  卯: '旺相死囚休',
  辰: '囚休旺相死',
  巳: '休旺相死囚',
  午: '休旺相死囚',
  未: '囚休旺相死',
  申: '死囚休旺相',
  酉: '死囚休旺相',
  戌: '囚休旺相死',
  亥: '相死囚休旺',
  子: '相死囚休旺',
  丑: '囚休旺相死',
};

test('in every month each element has the state that the books give', () => {
  for (let place = 0; place < 60; place += 1) {
    const month = pillarAt(place);
    const { season } = elementCounts({ ...chart, month });
    expect(elements.map((element) => season[element].name).join(''), month.name).toBe(books[month.branch]);
    expect(dayMaster({ ...chart, month }).season).toBe(season.Metal);
  }
});

test('lists the states from the strongest to the weakest, with their weights', () => {
  expect(seasonStates.map(({ name, weight }) => `${name} ${weight}`)).toEqual([
    '旺 5',
    '相 4',
    '休 3',
    '囚 2',
    '死 1',
  ]);
  expect(new Set(seasonStates.map(({ id, pinyin, meaning }) => id + pinyin + meaning)).size).toBe(5);
  expect(Object.isFrozen(seasonStates) && seasonStates.every((state) => Object.isFrozen(state))).toBe(true);
  expect(elementPoints).toEqual({ stem: 10, hidden: [[10], [7, 3], [6, 3, 1]] });
  expect(Object.isFrozen(elementPoints.hidden[1])).toBe(true);
});

test('every pillar adds two to the visible elements, and twenty points before the season', () => {
  const pillar = fc.integer({ min: 0, max: 59 }).map(pillarAt);
  const sum = (counts: Readonly<Record<string, number>>): number =>
    Object.values(counts).reduce((total, number) => total + number, 0);
  fc.assert(
    fc.property(pillar, pillar, pillar, fc.option(pillar, { nil: undefined }), (year, month, day, hour) => {
      const pillars = { year, month, day, hour };
      const { visible, withHiddenStems, bySeason, season } = elementCounts(pillars);
      const all = [year, month, day, ...(hour ? [hour] : [])];
      expect(sum(visible)).toBe(2 * all.length);
      expect(sum(withHiddenStems)).toBe(all.flatMap(({ hiddenStems }) => hiddenStems).length + all.length);
      const unweighted = elements.map((element) => bySeason[element] / season[element].weight);
      expect(unweighted.reduce((total, points) => total + points, 0)).toBe(20 * all.length);
    }),
  );
});

test('the day master is the stem of the day', () => {
  expect(dayMaster(chart)).toMatchObject({
    character: '庚',
    pinyin: 'gēng',
    element: 'Metal',
    polarity: 'Yang',
    season: { id: 'dead', name: '死' },
  });
  expect(() => dayMaster({ ...chart, day: '甲丑' as never })).toThrow(/one of the sixty/);
});
