import { namesOf, words, type Names } from '../names.ts';
import { pinyin } from './pinyin.ts';

export type { Name, Names } from '../names.ts';

const written = /* @__PURE__ */ words({
  signs: '鼠,牛,虎,兔,龍,蛇,馬,羊,猴,雞,狗,豬',
  elements: '木,火,土,金,水',
  solarTerms:
    '小寒,大寒,立春,雨水,驚蟄,春分,清明,穀雨,立夏,小滿,芒種,夏至,小暑,大暑,立秋,處暑,白露,秋分,寒露,霜降,立冬,小雪,大雪,冬至',
  relations:
    '同支,六合,三合,生旺半合,墓旺半合,拱合,三會,半會,六沖,六害,六破,刑,無恩之刑,恃勢之刑,無禮之刑,自刑',
  between: '',
});

/** Chinese names in traditional characters, read in pinyin. */
export const names: Names = /* @__PURE__ */ namesOf('zh-Hant', written, pinyin);
