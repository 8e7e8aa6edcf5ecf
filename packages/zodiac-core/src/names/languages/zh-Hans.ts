import { namesOf, words, type Names } from '../names.ts';
import { pinyin } from './pinyin.ts';

export type { Name, Names } from '../names.ts';

const written = /* @__PURE__ */ words({
  signs: '鼠,牛,虎,兔,龙,蛇,马,羊,猴,鸡,狗,猪',
  elements: '木,火,土,金,水',
  solarTerms:
    '小寒,大寒,立春,雨水,惊蛰,春分,清明,谷雨,立夏,小满,芒种,夏至,小暑,大暑,立秋,处暑,白露,秋分,寒露,霜降,立冬,小雪,大雪,冬至',
  relations:
    '同支,六合,三合,生旺半合,墓旺半合,拱合,三会,半会,六冲,六害,六破,刑,无恩之刑,恃势之刑,无礼之刑,自刑',
  between: '',
});

/** Chinese names in simplified characters, read in pinyin. */
export const names: Names = /* @__PURE__ */ namesOf('zh-Hans', written, pinyin);
