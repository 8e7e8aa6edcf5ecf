import { LunarUtil } from 'lunar-typescript';
import { SixtyCycle, YinYang } from 'tyme4ts';
import { expect, test } from 'vitest';
import { pillarAt } from './pillar.ts';

/** Both libraries write simplified characters. */
const simplified = (text: string): string =>
  [...text]
    .map((each) => '炉剑锋头涧蜡杨雳长灯驿钗钏'.charAt('爐劍鋒頭澗蠟楊靂長燈驛釵釧'.indexOf(each)) || each)
    .join('');

test('all sixty pillars have the melodic element of both libraries', () => {
  for (let place = 0; place < 60; place += 1) {
    const { name, naYin } = pillarAt(place);
    expect(simplified(naYin), name).toBe(SixtyCycle.fromName(name).getSound().getName());
    expect(simplified(naYin), name).toBe(LunarUtil.NAYIN[name]);
  }
});

test('all sixty pillars have the hidden stems, the element and the polarity of both libraries', () => {
  const elements = { Wood: '木', Fire: '火', Earth: '土', Metal: '金', Water: '水' };
  for (let place = 0; place < 60; place += 1) {
    const { name, branch, stem, hiddenStems, element, polarity } = pillarAt(place);
    const theirs = SixtyCycle.fromName(name);
    const hidden = theirs.getEarthBranch().getHideHeavenStems();
    expect(hiddenStems, name).toEqual(hidden.map((each) => each.getName()));
    expect(hiddenStems, name).toEqual(LunarUtil.ZHI_HIDE_GAN[branch]);
    expect(elements[element]).toBe(theirs.getHeavenStem().getElement().getName());
    expect(elements[element]).toBe(LunarUtil.WU_XING_GAN[stem]);
    expect(polarity === 'Yang').toBe(theirs.getHeavenStem().getYinYang() === YinYang.YANG);
  }
});
