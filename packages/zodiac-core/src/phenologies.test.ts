import { LunarUtil, Solar } from 'lunar-typescript';
import { Phenology, SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { someDays } from './test/moments.ts';
import { phenologies, phenologyOf } from './phenologies.ts';

test('days of 1929-2100 have the phenology of both libraries', () => {
  for (const { year, month, day } of someDays) {
    const ours = phenologyOf({ year, month, day });
    const theirs = SolarDay.fromYmd(year, month, day).getPhenologyDay();
    // tyme4ts counts from the winter solstice, which is three terms before the Start of Spring.
    expect([ours?.place, ours?.day]).toEqual([
      ((theirs.getPhenology().getIndex() + 72 - 9) % 72) + 1,
      theirs.getDayIndex() + 1,
    ]);
    expect(Solar.fromYmd(year, month, day).getLunar().getWuHou()).toBe(theirs.getPhenology().getName());
  }
});

/** Traditional characters, each followed by the simplified one that tyme4ts and lunar-typescript write. */
const simplified =
  '東东風风凍冻蟄蛰蟲虫魚鱼負负獺獭動动華华倉仓鳴鸣鷹鹰為为鳩鸠鳥鸟發发聲声電电見见勝胜螻蝼蟈蝈麥麦無无溫温摯挚螢萤潤润時时涼凉蟬蝉肅肃鴻鸿來来歸归養养' +
  '戶户賓宾黃黄獸兽氣气閉闭鶡鹖結结鄉乡鵲鹊雞鸡厲厉澤泽堅坚';

test('all 72 phenologies have the names of both libraries, written in traditional characters', () => {
  expect(phenologies).toHaveLength(72);
  const characters = [...simplified];
  for (const [index, { name }] of phenologies.entries()) {
    const written = [...name].map((each) => {
      const place = characters.indexOf(each);
      return place >= 0 && place % 2 === 0 ? characters[place + 1] : each;
    });
    expect(written.join('')).toBe(Phenology.fromIndex(2026, index + 9).getName());
    expect(written.join('')).toBe(LunarUtil.WU_HOU[(index + 9) % 72]);
  }
});

test('the 72 phenologies are frozen, and three belong to each solar term', () => {
  for (const [index, each] of phenologies.entries()) {
    expect(Object.isFrozen(each)).toBe(true);
    expect(each.english).toMatch(/^[A-Z][A-Za-z, -]+$/);
    expect(each.part).toBe((index % 3) + 1);
  }
  expect(phenologies[0]?.term).toBe('li-chun');
  expect(phenologies[71]?.term).toBe('da-han');
  expect(phenologyOf('2026-02-30')).toBeUndefined();
  expect(() => phenologyOf('2201-01-01')).toThrow(/1583 to 2200/);
});
