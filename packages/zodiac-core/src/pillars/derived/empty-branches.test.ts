import { LunarUtil } from 'lunar-typescript';
import { SixtyCycle } from 'tyme4ts';
import { expect, test } from 'vitest';
import { pillarAt } from '../pillar.ts';
import { emptyBranches } from './read-pillars.ts';

/** 淵海子平, 論六甲空亡: the first pillar of each run of ten, and the branches that it lacks. */
const books = { 甲子: '戌亥', 甲戌: '申酉', 甲申: '午未', 甲午: '辰巳', 甲辰: '寅卯', 甲寅: '子丑' };

test('all sixty pillars lack the branches that the books list, as in both libraries', () => {
  const runs = Object.entries(books);
  expect(runs.map(([first]) => first)).toEqual([0, 10, 20, 30, 40, 50].map((place) => pillarAt(place).name));
  for (let place = 0; place < 60; place += 1) {
    const pillar = pillarAt(place);
    const [, lacking] = runs[Math.floor(place / 10)] ?? [];
    const found = emptyBranches(pillar).join('');
    expect(found, pillar.name).toBe(lacking);
    expect(emptyBranches(pillar.name).join('')).toBe(found);
    const theirs = SixtyCycle.fromName(pillar.name).getExtraEarthBranches();
    expect(found).toBe(theirs.map((branch) => branch.getName()).join(''));
    expect(found).toBe(LunarUtil.getXunKong(pillar.name));
  }
});
