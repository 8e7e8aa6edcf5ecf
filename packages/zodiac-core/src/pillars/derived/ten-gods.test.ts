import { LunarUtil } from 'lunar-typescript';
import { HeavenStem, SixtyCycle } from 'tyme4ts';
import { expect, test } from 'vitest';
import { pillarAt } from '../pillar.ts';
import type { StemCharacter } from '../../cycle/stems.ts';
import { tenGod, tenGods, tenGodsOf } from './ten-gods.ts';
import type { PillarsInput } from './read-pillars.ts';

const stems = [...'甲乙丙丁戊己庚辛壬癸'] as StemCharacter[];

/** For each day master, its gods with 甲 to 癸, by the short names that the books use: 三命通會 volume 5, 論正官 (甲見辛、乙見庚之例) and the chapters after it. */
const books = {
  甲: '比劫食傷才財殺官梟印',
  乙: '劫比傷食財才官殺印梟',
  丙: '梟印比劫食傷才財殺官',
  丁: '印梟劫比傷食財才官殺',
  戊: '殺官梟印比劫食傷才財',
  己: '官殺印梟劫比傷食財才',
  庚: '才財殺官梟印比劫食傷',
  辛: '財才官殺印梟劫比傷食',
  壬: '食傷才財殺官梟印比劫',
  癸: '傷食財才官殺印梟劫比',
} as const;

const fullNames = '比肩 劫財 食神 傷官 偏財 正財 七殺 正官 偏印 正印'.split(' ');
const shortNames = [...'比劫食傷才財殺官梟印'];
const simplified = (name: string): string => name.replace('財', '财').replace('傷', '伤').replace('殺', '杀');

test('all hundred pairs of stems have the god that the books list, as in both libraries', () => {
  for (const [dayMaster, row] of Object.entries(books) as [StemCharacter, string][]) {
    for (const [place, stem] of stems.entries()) {
      const { name } = tenGod(dayMaster, stem);
      expect(name, dayMaster + stem).toBe(fullNames[shortNames.indexOf(row.charAt(place))]);
      expect(simplified(name)).toBe(
        HeavenStem.fromName(dayMaster).getTenStar(HeavenStem.fromName(stem)).getName(),
      );
      expect(simplified(name)).toBe(LunarUtil.SHI_SHEN[dayMaster + stem]);
    }
  }
});

test('the ten gods are in order, each with a name, its reading and a meaning of one sentence', () => {
  expect(tenGods.map(({ name }) => name)).toEqual(fullNames);
  expect(new Set(tenGods.map(({ meaning }) => meaning)).size).toBe(10);
  for (const { id, english, pinyin, meaning } of tenGods) {
    expect(id).toBe(english.toLowerCase().replace(' ', '-'));
    expect(pinyin).toMatch(/^\p{Ll}+ \p{Ll}+$/u);
    expect(meaning).toMatch(/^[A-Z][^.]+\.$/);
  }
  expect(Object.isFrozen(tenGods) && tenGods.every((god) => Object.isFrozen(god))).toBe(true);
});

const chart: PillarsInput = { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' };

test('every stem and every hidden stem except the day master has a god', () => {
  const { year, month, day, hour } = tenGodsOf(chart);
  const brief = (pillar: typeof year | undefined): string =>
    [pillar?.stem, ...(pillar?.hidden ?? [])].map((god) => god?.name ?? '日主').join(' ');
  expect([year, month, day, hour].map(brief)).toEqual([
    '比肩 正官 正印',
    '劫財 七殺 比肩 偏印',
    '日主 偏印 正財 傷官',
    '傷官 正印 正官 正財',
  ]);
  expect(tenGodsOf({ ...chart, hour: undefined })).toEqual({ year, month, day });
});

test('the hidden stems of all sixty pillars have the gods of both libraries', () => {
  for (const dayMaster of stems) {
    const day = pillarAt(stems.indexOf(dayMaster));
    for (let place = 0; place < 60; place += 1) {
      const { name } = pillarAt(place);
      const { hidden } = tenGodsOf({ year: name, month: name, day }).year;
      const branch = SixtyCycle.fromName(name).getEarthBranch();
      expect(hidden.map((god) => simplified(god.name))).toEqual(
        branch
          .getHideHeavenStems()
          .map((each) => HeavenStem.fromName(dayMaster).getTenStar(each.getHeavenStem()).getName()),
      );
      expect(hidden.map((god) => simplified(god.name))).toEqual(
        LunarUtil.ZHI_HIDE_GAN[branch.getName()]?.map((stem) => LunarUtil.SHI_SHEN[dayMaster + stem]),
      );
    }
  }
});
