import { namesOf, words, type Names } from '../names.ts';

export type { Name, Names } from '../names.ts';

const written = /* @__PURE__ */ words({
  signs: '鼠,牛,虎,兎,竜,蛇,馬,羊,猿,鶏,犬,猪',
  elements: '木,火,土,金,水',
  solarTerms:
    '小寒,大寒,立春,雨水,啓蟄,春分,清明,穀雨,立夏,小満,芒種,夏至,小暑,大暑,立秋,処暑,白露,秋分,寒露,霜降,立冬,小雪,大雪,冬至',
  relations: '同支,支合,三合,生旺半会,墓旺半会,拱合,方合,半方合,冲,害,破,刑,無恩の刑,恃勢の刑,無礼の刑,自刑',
  between: '',
});

const kana = /* @__PURE__ */ words({
  signs: 'ねずみ,うし,とら,うさぎ,たつ,へび,うま,ひつじ,さる,にわとり,いぬ,いのしし',
  stems: 'きのえ,きのと,ひのえ,ひのと,つちのえ,つちのと,かのえ,かのと,みずのえ,みずのと',
  branches: 'ね,うし,とら,う,たつ,み,うま,ひつじ,さる,とり,いぬ,い',
  elements: 'もく,か,ど,ごん,すい',
  solarTerms:
    'しょうかん,だいかん,りっしゅん,うすい,けいちつ,しゅんぶん,せいめい,こくう,りっか,しょうまん,ぼうしゅ,げし,しょうしょ,たいしょ,りっしゅう,しょしょ,はくろ,しゅうぶん,かんろ,そうこう,りっとう,しょうせつ,たいせつ,とうじ',
  relations:
    'どうし,しごう,さんごう,せいおうはんかい,ぼおうはんかい,きょうごう,ほうごう,はんほうごう,ちゅう,がい,は,けい,むおんのけい,じせいのけい,ぶれいのけい,じけい',
  between: '',
});

/** Japanese names, read in hiragana. Signs are called by their animals; the twelfth is the Boar (猪). */
export const names: Names = /* @__PURE__ */ namesOf('ja', written, kana);
